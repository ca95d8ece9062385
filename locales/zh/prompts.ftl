# 没有人手写题面的题目问什么。$side 是轮到走棋的一方。

## 有人想走的一着

try-castle = { $side }想走{ $wing ->
    [short] 短易位
   *[long] 长易位
}。
try-go = { $side }想把 { $piece }走到 { $to }。
try-take = { $side }想用 { $piece }吃 { $to } 的{ $taken }。
try-own = { $side }想把 { $piece }走到 { $to }，那里站着自己的{ $taken }。
try-promote = { $side }想把 { $piece }走到 { $to }，变成{ $role }。
try-promote-taking = { $side }想用 { $piece }吃 { $to } 的{ $taken }，变成{ $role }。
try-stay-pawn = { $side }想把 { $piece }走到 { $to }，不变，还当兵。
try-stay-pawn-taking = { $side }想用 { $piece }吃 { $to } 的{ $taken }，不变，还当兵。

task-verdict = { $step }可以吗？
task-verdict-written = { $side }走，写的是 { $text }。这样写，说的是一着合法的棋吗？
task-write = { $played }把这着棋写下来。

## 走一着

task-reach = { $side }走：走到 { $square }。
task-reach-with = { $side }走：把{ $role }走到 { $square }。
task-capture = { $side }走：吃掉一个子。
task-capture-on = { $side }走：吃掉 { $square } 的子。
task-capture-with = { $side }走：用{ $role }吃掉一个子。
task-capture-on-with = { $side }走：用{ $role }吃掉 { $square } 的子。
task-castle = { $side }走：在规则允许的那一边易位。
task-castle-wing = { $side }走：走{ $wing ->
    [short] 短易位
   *[long] 长易位
}。
task-en-passant = { $side }走：吃过路兵。
task-check = { $side }走：将军。
task-mate = { $side }走：一步将死对方的王。
task-mate-in = { $side }走：{ $count } 步之内将死对方的王。
task-stalemate = { $side }走：走一着，形成逼和。
task-avoid-stalemate = { $side }走：走一着不会逼和的棋。
task-draw = { $side }走：走一着，让棋成和，或者可以要求判和。
task-double-check = { $side }走：让两个子同时将军。
task-discovered-check = { $side }走：走一步闪将。走开的不是将军的子，是后面的子在将军。
task-answer-check = { $side }正被将军：应将。
task-answer-check-capture = { $side }正被将军：把将军的子吃掉。
task-answer-check-move = { $side }正被将军：把王走开。
task-answer-check-block = { $side }正被将军：垫一个子。
task-promote = { $side }走：让兵升变。
task-promote-to = { $side }走：让兵变成{ $role }。
task-double-step = { $side }走：把一个兵走两格。
task-play = { $side }走。记录纸上写的是 { $text }，照着走出来。
task-touched = { $side }走，已经摸了 { $piece }准备走。按规则走一着。

task-route = { $count ->
    [1] 把 { $piece }走到标出的格，步数越少越好。别的子都不动。
   *[other] 用 { $piece }走遍标出的格，步数越少越好。别的子都不动。
}
task-route-avoid = { $count ->
    [1] 把 { $piece }走到标出的格，步数越少越好。别走到会被吃的格上。
   *[other] 用 { $piece }走遍标出的格，步数越少越好。别走到会被吃的格上。
}

## 标格子

task-mark = 找一找，全部标出来：{ $want }。
task-mark-turn = { $side }走。找一找，全部标出来：{ $want }。
task-mark-castling = { $side }走，想走{ $wing ->
    [short] 短易位
   *[long] 长易位
}。找一找，全部标出来：{ $want }。
task-find = 找到 { $squares }，标出来。
task-name-square = 标出的这一格叫什么？

## 摆棋

task-setup = 有的子没摆，有的子摆错了。把棋盘摆成开局的样子。
task-setup-all = 棋盘是空的。把双方的棋子都摆好，准备开局。
task-spot = 要开局了，可是有地方摆错了。摆得不对的格子，全部标出来。

## 选一个

task-state = { $side }走。现在是什么情况？
task-ruling = 你是裁判。怎么判？
task-turn = 轮到谁走？
task-wing = { $step }这是哪一种易位？
task-bar = { $step }可以走，暂时不能，还是永远不能了？
task-rights = 这一局里，{ $whose }还剩哪边可以易位？
task-square-colour = { $square } 是什么颜色的格？
task-piece = { $square } 上是什么子？
task-owner = { $piece }是谁的？
task-laid = 白方坐在下边。这个棋盘放对了吗？
task-class = { $piece }是重子，是轻子，还是都不算？
task-royals = 看看双方的王和后。开局这样摆，对吗？
task-can-reach = 别的子都不动，{ $piece }走得到 { $to } 吗？
task-can-reach-within = 别的子都不动，{ $piece }在 { $count } 步之内走得到 { $to } 吗？
task-exchange = 给出去：{ $gives }。换回来：{ $gets }。按分数算，这样换是赚了、平了，还是亏了？
task-letter = 记谱的时候，{ $role }用哪个字母？
task-letter-on = { $square } 上的子，记谱的时候用哪个字母？
task-winner = { $side }走。谁赢了，是和棋，还是没分出胜负？
task-way = { $side }正被将军。{ $step }这是哪个办法？
task-resets = { $step }走了这一着，五十回合要从头数吗？
task-same = 比一比这两个时候的局面：{ $first }，{ $second }。算同一个局面吗？不算的话，为什么？
task-attacked = { $whose }攻击着 { $square } 吗？
task-pick = 选出对的答案。

## 写一个数

task-count-squares = { $area }一共有多少格？
task-count-reach = { $piece }走一步，能到多少格？
task-count-pieces = 数一数{ $want }，一共有几个？
task-count-material = { $whose }的子和兵，加起来一共几分？
task-count-lead = 白方比黑方多几分？要是少了，就在数字前面加个减号。
task-count-distance = 别的子都不动，{ $piece }最少几步走到 { $to }？
task-count-moves-from = { $side }走。{ $piece }有几步合法的棋？
task-count-moves = { $side }走。一共有几步合法的棋？
task-count-checks = { $side }走：有几步棋能将军？
task-count-mates = { $side }走：有几步棋能将死对方的王？
task-count-repetitions = 棋盘上这个局面，在这一局里出现过几次（这次也算）？
task-count-quiet = 从上一次吃子或走兵算起，双方各走了几步？
task-points-a-wins = A 有 { $a } 分，B 有 { $b } 分，A 赢了。{ $of } 的分变了多少？扣分就在前面加个减号。
task-points-draw = A 有 { $a } 分，B 有 { $b } 分，两人和了。{ $of } 的分变了多少？扣分就在前面加个减号。
task-points-b-wins = A 有 { $a } 分，B 有 { $b } 分，B 赢了。{ $of } 的分变了多少？扣分就在前面加个减号。
task-grade = 一个人有 { $points } 分，是几级？还没有级别的话，写 0。

## 前面的棋

game-rights = 这盘棋前面的记录说：{ $side }已经不能{ $wings ->
    [short] 短易位
    [long] 长易位
   *[both] 易位
}了，王或车走动过，又走了回来。
game-so-far = 前面的着法：{ $moves }
