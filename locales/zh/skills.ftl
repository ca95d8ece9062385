# 可以一直练下去的本领：名称，以及一句话说明要做什么。

## 坐标

skill-find-square = 找格子
    .summary = 说出格名，你把它指出来。
skill-name-square = 说格名
    .summary = 标出一个格子，你写出它的名字。
skill-square-colour = 浅格还是深格？
    .summary = 说一说这个格子是什么颜色。

## 棋子能走到哪里

skill-rook-reach = 车能走到哪里
    .summary = 把车能走到的格子全都标出来。
skill-bishop-reach = 象能走到哪里
    .summary = 把象能走到的格子全都标出来。
skill-queen-reach = 后能走到哪里
    .summary = 把后能走到的格子全都标出来。
skill-king-reach = 王能走到哪里
    .summary = 把王能走到的格子全都标出来，对方攻击着的格子可不能走。
skill-knight-reach = 马能走到哪里
    .summary = 把马能跳到的格子全都标出来。
skill-pawn-reach = 兵能走到哪里
    .summary = 把兵能走到的格子全都标出来，往前走的、斜着吃的都算。

## 怎么走过去

skill-rook-route = 车找路
    .summary = 绕开挡路的和把守的，用最少的步数把车带到目的地。
skill-bishop-route = 象找路
    .summary = 绕开挡路的和把守的，用最少的步数把象带到目的地。
skill-queen-route = 后找路
    .summary = 绕开挡路的和把守的，用最少的步数把后带到目的地。
skill-king-route = 王找路
    .summary = 带着王绕过守卫，不踩对方攻击着的格子。
skill-knight-route = 马找路
    .summary = 马一步一步跳过守卫，用最少的步数到目的地。
skill-fewest-moves = 最少要几步
    .summary = 数一数，棋子走到一个格子最少要几步。
skill-can-get-there = 走得到吗
    .summary = 给你几步，棋子走得到那个格子吗？说一说。

## 能不能走

skill-piece-verdict = 这个子能这样走吗
    .summary = 一个子想走一步：能不能走？不能的话，是为什么？
skill-pawn-verdict = 这个兵能这样走吗
    .summary = 一个兵想走一步：能不能走？不能的话，是为什么？
skill-whose-turn = 该谁走了
    .summary = 看看已经走了哪些着，说出现在轮到谁走。

## 吃子和攻击

skill-piece-captures = 它能吃哪些子
    .summary = 把一个子能吃到的对方棋子全都标出来。
skill-all-captures = 哪里能吃子
    .summary = 把己方能吃到子的格子全都标出来。
skill-attackers = 谁在攻击这个格子
    .summary = 把攻击着这个格子的某一方棋子全都标出来。
skill-is-attacked = 格子受攻击吗
    .summary = 说一说某一方是不是攻击着这个格子。
skill-movers = 哪些子能走
    .summary = 把有合法着可走的棋子全都标出来。

## 王

skill-king-targets = 王能去哪些格？
    .summary = 标出王可以安全走到的每一个格。
skill-guarded-squares = 王不能踏进的格
    .summary = 标出对方王旁边被你看住的格。
skill-king-verdict = 王能走到那里吗？
    .summary = 说一说王能不能走这一步；不能的话，为什么。

## 将军

skill-who-gives-check = 谁在将军？
    .summary = 标出正在将军的每一个棋子。
skill-give-check = 将一军
    .summary = 找一着能将军的棋。
skill-answer-by-capture = 应将：吃掉它
    .summary = 吃掉正在将军的棋子。
skill-answer-by-king = 应将：王走开
    .summary = 把王走到安全的地方。
skill-answer-by-block = 应将：垫一个子
    .summary = 在王和将军的棋子中间垫一个子。
skill-way-out = 这是哪种应将？
    .summary = 说一说这一着用的是三种应将办法中的哪一种。
skill-count-ways-out = 数一数有几种应将
    .summary = 数出所有能应将的着法。
skill-discovered-check = 闪将
    .summary = 走开一个子，让后面的子将军。
skill-double-check = 双将
    .summary = 一着棋，两个子同时将军。

## 牵制

skill-find-pins = 找出被牵制的棋子
    .summary = 标出自己这边每一个被牵制的棋子。
skill-pinned-targets = 它还能去哪？
    .summary = 有的子真被牵制，有的只是看着像：标出它还能去的格。
skill-pin-verdict = 这个子能动吗？
    .summary = 说一说牵制让不让它走这一步。

## 升变

skill-promote-check = 升变将军
    .summary = 选对升变的棋子，正好将军。
skill-promote-mate = 升变将死
    .summary = 选对升变的棋子，正好将死。
skill-promote-no-stalemate = 小心逼和
    .summary = 升后就成了逼和：走一着更好的。
skill-promotion-verdict = 可以这样升变吗？
    .summary = 说一说兵能不能这样升变；不能的话，为什么。

## 吃过路兵

skill-en-passant = 吃过路兵
    .summary = 找到能吃过路兵的兵，走出这一着。
skill-en-passant-target = 吃完落在哪？
    .summary = 标出吃过路兵以后，兵落在哪个格。
skill-en-passant-victim = 吃掉的是哪个兵？
    .summary = 标出被吃掉的那个过路兵。
skill-en-passant-capturers = 哪些兵能吃？
    .summary = 标出现在能吃过路兵的所有兵。
skill-en-passant-verdict = 能吃过路兵吗？
    .summary = 说一说这里能不能吃过路兵；不能的话，为什么。

## 王车易位

skill-castling-wing = 短易位还是长易位？
    .summary = 说一说这是哪一种易位。
skill-castle = 选对一边易位
    .summary = 看看哪一边可以易位，就在那一边易位。
skill-castling-blockers = 谁挡在中间？
    .summary = 标出王和车之间的所有棋子。
skill-castling-attacked = 哪些格被攻击？
    .summary = 易位时只看王的三个格：哪几个被攻击，就标出来。
skill-castling-attackers = 谁不让王易位？
    .summary = 标出攻击王那三个格的对方棋子。
skill-castling-rights = 还剩哪种易位？
    .summary = 看看前面走过什么，说出这一方还剩哪种易位。
skill-castling-bar = 暂时不行，还是永远不行？
    .summary = 说一说：能易位，暂时不能，还是再也不能了。
skill-castling-verdict = 可以易位吗？
    .summary = 说一说能不能易位；不能的话，差在哪个条件上。
