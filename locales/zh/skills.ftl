# 可以一直练下去的本领：名称，以及一句话说明要做什么。

## 坐标

skill-find-square = 找格子
    .summary = 说出格名，你把它指出来。
skill-name-square = 说格名
    .summary = 标出一个格子，你写出它的名字。
skill-square-colour = 浅格还是深格？
    .summary = 说一说这个格子是什么颜色。

## 线和区域

skill-mark-line = 直线和横线
    .summary = 说出一条直线或横线，你把上面的格子都标出来。
skill-mark-diagonal = 斜线
    .summary = 说出一条斜线的两头，你把上面的格子都标出来。
skill-mark-region = 两翼和中心
    .summary = 说出棋盘的一块地方，你把里面的格子都标出来。
skill-count-area = 有几格？
    .summary = 说出一条线或一块地方，你来数一数有几格。

## 摆棋

skill-set-up-missing = 把棋摆全
    .summary = 棋盘上少了一些子，你把它们一个个摆好。
skill-spot-wrong-setup = 哪里摆错了？
    .summary = 棋摆得马马虎虎，你把摆错的格子都找出来。
skill-queens-at-home = 后站自己的颜色
    .summary = 看一看王和后有没有站反。
skill-board-laid = 棋盘放对了吗？
    .summary = 看一看棋盘要不要转过来四分之一圈。

## 认棋子

skill-name-piece = 叫出棋子的名字
    .summary = 标出一个子，你说它叫什么。
skill-piece-letter = 棋子的字母
    .summary = 标出一个子，你选出记谱用的字母。
skill-whose-piece = 是谁的子？
    .summary = 标出一个子，你说它是哪一方的。
skill-mark-pieces = 找棋子
    .summary = 把同一种或者同一方的子都标出来。
skill-count-pieces = 数棋子
    .summary = 数一数同一种或者同一方的子有几个。

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

## 子的价值

skill-count-material = 算子力
    .summary = 把一方的子加起来，看值多少分。
skill-material-lead = 谁的子力多？
    .summary = 算一算白方比黑方多几分，还是少几分。
skill-weigh-exchange = 换得值吗？
    .summary = 双方互相吃子，你来算划不划算。
skill-heavy-or-light = 重子还是轻子？
    .summary = 标出一个子，你说它是重子、轻子，还是都不是。
skill-mark-heavy-light = 找重子和轻子
    .summary = 把重子或者轻子都标出来。

## 记谱

skill-write-move = 把着法记下来
    .summary = 箭头指出一着棋，你用记号写下来。
skill-play-written-move = 照着记录走
    .summary = 记录纸上写着一着棋，你在棋盘上走出来。
skill-is-it-clear = 写清楚了吗？
    .summary = 看一看写下的着法是不是只有一种走法。

## 积分和级别

skill-points-grade = 积分换级别
    .summary = 说出积分，你来报级别。
skill-points-draw = 和棋的积分
    .summary = 一盘棋下和了，你来算积分怎么变。
skill-points-lower-wins = 低分胜高分
    .summary = 积分低的一方赢了，你来算积分怎么变。
skill-points-higher-wins = 高分胜低分
    .summary = 积分高的一方赢了，你来算积分怎么变。

## 将军、将死和逼和

skill-count-checks = 数一数将军
    .summary = 数一数有几步棋能将军。
skill-mate-or-not = 将死了吗？
    .summary = 刚走了一步棋，你来说是不是将死。
skill-mate-in-one = 一步将死
    .summary = 找出将死对方的那一步。
skill-count-mates = 数一数将死
    .summary = 数一数有几步棋能马上将死。
skill-mate-in-two = 两步将死
    .summary = 先找出对方怎么应都挡不住的一步，再把王将死。
skill-stalemate-or-not = 逼和了吗？
    .summary = 轮到的一方是不是逼和，你来判断。
skill-give-stalemate = 走成逼和
    .summary = 找出一步棋，让对方没被将军，却一步也走不了。
skill-avoid-stalemate = 别走成逼和
    .summary = 接着走，可别把对方逼和了。

## 对局到了什么地步

skill-who-has-won = 谁赢了？
    .summary = 谁赢了，是和棋，还是没下完？你来说。
skill-state-of-game = 对局怎么样了？
    .summary = 将军、将死、逼和、死局，还是接着下？你来分清。
skill-dead-material = 还能将死吗？
    .summary = 棋子所剩不多，说说这是不是死局。
skill-dead-wall = 兵墙后面
    .summary = 兵和兵顶住了，说说这是不是死局。

## 重复局面和五十回合

skill-same-position = 是同一个局面吗？
    .summary = 比一比对局里的两个局面，按重复局面的规则算不算相同。
skill-count-repetitions = 出现过几次？
    .summary = 数一数这个局面在对局里出现过几次。
skill-claim-or-not = 能要求判和吗？
    .summary = 说说轮到的一方能不能要求判和。
skill-resets-count = 要从头数吗？
    .summary = 说说走了这步棋，五十回合是不是要从头数。
skill-count-quiet-moves = 数一数平静的回合
    .summary = 从上一次吃子或走兵起，数一数双方各走了几步。

## 棋盘边上

skill-touched-piece = 摸子走子
    .summary = 摸了一个棋子，就用它走一步合法的棋。
skill-rule-on-setup = 当裁判：摆错了
    .summary = 发现棋盘、棋子或颜色弄错了，怎么办？你来判。
skill-rule-on-flag = 当裁判：超时
    .summary = 一方时间用完了，这盘棋怎么算？你来判。
skill-rule-on-resigning = 当裁判：认输
    .summary = 一方认输了，这盘棋怎么算？你来判。
skill-rule-on-illegal-move = 当裁判：违例棋
    .summary = 走了不合规则的一步，算不算数，怎么罚？你来判。
skill-rule-on-touch = 当裁判：摸子
    .summary = 摸了棋子，该走哪一步？你来判。
skill-rule-on-offer = 当裁判：提和
    .summary = 提和合不合规矩，还算不算数？你来判。
skill-rule-on-claim = 当裁判：要求判和
    .summary = 一方要求判和，对不对？你来判。
