# 答题以后说的话：先说对在哪里，再说差在哪里。

## 一步合规的棋，不带句号

done-castle-short = { $side }短易位，王到 { $king }，车到 { $rook }
done-castle-long = { $side }长易位，王到 { $king }，车到 { $rook }
done-en-passant = { $piece }吃掉 { $taken } 的过路兵，落在 { $to }
done-promotes = { $piece }走到 { $to }，升变成{ $role }
done-promotes-taking = { $piece }吃掉 { $to } 的{ $taken }，升变成{ $role }
done-takes = { $piece }吃掉 { $to } 的{ $taken }
done-double-step = { $piece }一次走两格，到 { $to }
done-moves = { $piece }走到 { $to }

effect-check = 这步将军。
effect-double-check = 这是双将：{ $who }一起将军。
effect-discovered-check = 将军的是 { $who }，它自己没有动。
effect-claim = 走这一着就可以要求判和：{ $claim }。
effect-mate = 将死：{ $king } 的王受攻击，又没有办法应将。
effect-stalemate = { $king } 的王没有受攻击，可是一步也走不了：逼和，算和棋。
effect-answered = 应将的办法是{ $way }。

way-any = 三种办法都行
way-capture = 吃掉将军的子
way-move = 把王走开
way-block = 在中间垫一个子

## 走子

feedback-right-move = 对：{ $done }。
feedback-go-on = { $side }应了 { $reply }，接着走。
feedback-allowed = { $san } 合规则：{ $done }。

miss-not-there = 不过要去的是 { $square }，这步停在了 { $to }。
miss-not-there-piece = 不过要让{ $piece }走到 { $square }，这步停在了 { $to }。
miss-wrong-piece = 不过这回要用别的子来走：用{ $piece }。
miss-not-a-capture = 不过没有吃子：{ $to } 上没有对方的子。
miss-not-a-capture-on = 不过没有吃子。这题要到 { $square } 去吃。
miss-other-capture = 吃是吃了，不过这题要到 { $square } 去吃，不是 { $to }。
miss-not-castling = 不过这不是王车易位。易位时，王向着车走两格，车在同一步里越过王，落在王的另一边。
miss-other-wing-short = 不过这是往后翼走。短易位在另一边，朝 h 线。
miss-other-wing-long = 不过这是往王翼走。长易位在另一边，朝 a 线。
miss-not-en-passant = 不过这不是吃过路兵。吃过路兵，是用兵吃对方刚走两格、停在它旁边的兵。
miss-no-check = 不过没有将军：走完以后，没有子攻击 { $king } 的王。
miss-no-mate = 不过 { $king } 的王根本没受攻击。将死，是将了军，对方又应不了。
miss-check-not-mate-capture = 将军了，但还没将死：{ $piece }可以吃掉 { $square } 上将军的子。
miss-check-not-mate-move = 将军了，但还没将死：{ $piece }还可以走到 { $square }。
miss-check-not-mate-block = 将军了，但还没将死：{ $piece }可以垫到 { $square }。
miss-check-not-mate = 将军了，但还没将死：对方还有办法应将。
miss-answered-otherwise = 将军是解了，用的办法是{ $did }。这题要换一种：{ $asked }。
miss-not-a-promotion = 不过这不是升变。升变，是兵走到底线，变成别的子。
miss-other-promotion = 不过兵变成了{ $became }，这题要的是{ $role }。
miss-not-a-double-step = 不过这题要让一个兵一次走两格。
miss-written-castling-short = 不过 { $san } 记的是短易位。
miss-written-castling-long = 不过 { $san } 记的是长易位。
miss-written-pawn = 不过 { $san } 前面没有大写字母，走的是兵。
miss-written-piece = 不过 { $san } 第一个字母是 { $letter }，走的是{ $piece }。
miss-written-square = 不过按 { $san }，{ $piece }要走到 { $to }。
miss-written-which = 不过 { $san } 说清了是哪个{ $piece }：{ $from } 上的那个。
miss-written-promotion = 不过按 { $san }，兵要变成{ $role }。
miss-touched = 可是先摸到的是 { $piece }，就得走它。
miss-touched-castling = 可是易位要先摸王，这次先摸到的是 { $piece }，这一着只能走这个车。
miss-mate-lost = 不过对方应一着 { $reply }，剩下的步数里就将不死了。
miss-no-stalemate = 不过这不是逼和：{ $piece }还可以走到 { $to }。
miss-no-stalemate-check = 不过这是将军。逼和的时候，{ $king } 的王不能正受攻击。
miss-gives-stalemate = 要避免的正是这个：棋马上就和了。
miss-no-draw = 不过走完以后还不是和棋，也还不能要求判和。
miss-no-double-check = 将军是将军，不过只有 { $piece }在将军。双将要两个子同时攻击王。
miss-no-discovered-check = 将军是将军，不过是走动的子自己在将军。闪将要由另一个没有走动的子来将军。

## 格子

feedback-right-squares = 对，{ $want }：{ $squares }。
squares-hit = 标对了：{ $squares }。
squares-missed = 还差 { $count } 格没有标出来。
squares-extra = 多标了：{ $squares }。
squares-none = 还没有标格子。
squares-want = 要找的是：{ $want }。

want-targets = { $piece }能去的格
want-captures = { $side }能吃到子的格
want-captures-from = { $piece }能吃到子的格
want-attackers = { $side }攻击着 { $square } 的子
want-checkers = 正在将军的子
want-movers = { $side }能走动的子
want-blocker = 从 { $from } 到 { $to } 的路上碰到的第一个子
want-en-passant-capturers = 可以吃过路兵的兵
want-en-passant-target = 吃过路兵的兵要落到的格
want-en-passant-victim = 要从棋盘上拿走的那个兵
want-castling-between = 王和车之间的格
want-castling-safe = 王所在的格、经过的格和到达的格
want-castling-blockers = 王和车之间的子
want-castling-attacked = 王所在、经过、到达的格里，受攻击的那些
want-castling-attackers = 攻击着王所在、经过或到达的格的对方棋子
want-pinned = { $side }被牵制的子
want-guarded = { $king } 的王旁边，因为受{ $side }攻击而不能去的格
want-attacks = { $piece }攻击的格
want-area = { $area }的格
want-spot = 子摆得不对的格
want-pieces = { $side ->
    [white] 白方所有的子
    [black] 黑方所有的子
   *[any] 双方所有的子
}
want-pieces-heavy = { $side ->
    [white] 白方所有的重子
    [black] 黑方所有的重子
   *[any] 双方所有的重子
}
want-pieces-light = { $side ->
    [white] 白方所有的轻子
    [black] 黑方所有的轻子
   *[any] 双方所有的轻子
}
want-find = 题目里说的格
want-pieces-kind = { $side ->
    [white] 白方所有的{ $piece }
    [black] 黑方所有的{ $piece }
   *[any] 双方所有的{ $piece }
}

## 判断

feedback-right = 对。
verdict-right-reason = 对，就是这个原因。
verdict-allowed = { $san } 可以走。
verdict-conditions = 条件都满足：{ $list }。
verdict-not-so = 这里没有这个问题：{ $option }。
verdict-refused = 这步不能走。
verdict-other-reason = 确实不能走，但原因不是“{ $option }”。再看看真正的原因。

## 裁决

ruling-otherwise = 不是“{ $picked }”。按现行规则是这样判的：
ruling-otherwise-source = 不是“{ $picked }”。按资料的说法是这样判的：

## 选择

turn-after = 上一着从 { $from } 到 { $to }，是{ $last }走的。双方轮流走，现在轮到{ $turn }。
turn-start = 还没有人走过，开局总是白方先走。
turn-position = 这个局面轮到{ $turn }走。
choice-wing-short = 王到 { $king }，朝 h 线走，那是王翼，所以是短易位。
choice-wing-long = 王到 { $king }，朝 a 线走，那是后翼，所以是长易位。
choice-bar-now = 这只是眼前的障碍，等它没了，也许就能走了。
choice-bar-for-good = 已经发生的事改不了，以后也不行了。
choice-rights-what = 王走动过，那个车走动过，或者车没了，才会丢掉易位的权利。被将军、格子受攻击，权利都还在。
choice-rights-all = { $side }的王和两个车都没有走动过，两边易位的权利都还在。
choice-rights-short = 看看短易位。{ $why }
choice-rights-long = 看看长易位。{ $why }
choice-told = 再看看课上怎么说：{ $statement }

## 走到目标

feedback-right-route = 对，{ $count } 步走到：{ $way }。没有更短的路了。
route-empty = 还没有走。给 { $piece }找一条路，走到 { $targets }。
route-broken = 下一步要接着上一步走。{ $piece }现在在 { $at }，要从那里走，不是从 { $from }。
route-no-capture = { $to } 上有{ $piece }，可它不是这一趟的目标。只有目标格上的子才能吃。
route-attacked = 走到 { $to } 不安全：{ $who }正盯着那一格。绕过去试试。
route-missed = 这几步都走得通，不过目标还没有走完，还差 { $squares }。
route-longer = { $count } 步能走到，不过还有更短的路。

## 棋局的状态

state-not = 不是“{ $picked }”。
state-mate = { $side }在 { $king } 的王受 { $who }攻击，怎么走都应不了将，这是将死。
state-stalemate = { $side }在 { $king } 的王没有受攻击，可是{ $side }哪个子都没有合规则的走法。这是逼和，算和棋。
state-dead = 不管怎么走，白方和黑方都不可能再将死对方。这是死局，当时就是和棋。
state-check = { $side }在 { $king } 的王受 { $who }攻击，不过还有办法应将，比如 { $move }。这只是将军。
state-claim-repetition = 这个局面已经出现了 { $count } 次，现在轮到{ $side }走，可以要求判和。不要求，棋就接着下。
state-claim-fifty = 双方各走了 { $count } 步，没有吃子，也没有动兵。现在轮到{ $side }走，可以要求判和。不要求，棋就接着下。
state-going-on = { $side }在 { $king } 的王没有受攻击，{ $side }也有棋可走，比如 { $move }。棋还要接着下。
state-alive = 这也不是死局：接着走下去，还有可能将死。
state-no-claim = 也还不能要求判和：同一个局面要第三次出现，这才第 { $times } 次；或者双方各走五十步，不吃子也不动兵，这才 { $moves } 步。
state-drawn = { $end }不用谁来要求。

## 摆棋

feedback-right-setup = 对，每个子都摆在该在的格上。
setup-empty = 棋盘还是空的。可以先摆 { $square }：那里该放{ $piece }。
setup-missing = { $square } 少了{ $piece }。
setup-wrong = { $square } 上放的是{ $stands }，该放{ $piece }。
setup-surplus = { $square } 该空着，现在放着{ $stands }。
setup-more = 还有 { $count } 个格不对：{ $squares }。
spot-fine = { $square } 上是{ $piece }，没有摆错。
spot-fine-empty = { $square } 本来就该空着。

## 数

feedback-right-number = 对，是 { $number }。
number-low = { $number } 少了。
number-high = { $number } 多了。
amount-low = { $number } 小了。
amount-high = { $number } 大了。
grade-other = 不是 { $number } 级。
number-not-whole = { $number } 带小数，可是这里数的都是整数。
number-sign = { $number } 的大小对了，正负号反了。减号表示扣分，或者黑方占优。

count-files-ranks = 先数有几条直线，再数一条直线上有几格。
count-colours = 整个棋盘黑白相间，白格和黑格一样多。
count-area = 一个一个地数：{ $area }的格。
count-reach = 数数 { $piece }能去的格：一个方向一个方向地数，能吃子的格也算。
count-pieces = 一条横线一条横线地看，找{ $want }。
count-material = 后算 9 分，车 5 分，象和马 3 分，兵 1 分，王不算。把{ $side }的子加起来。
count-material-lead = 后算 9 分，车 5 分，象和马 3 分，兵 1 分。双方各自加起来，再用白方的减去黑方的；黑方多，就带减号。
count-distance = 别的子都不动，给 { $piece }找一条到 { $to } 的最短的路。
distance-low = { $number } 步还到不了。
distance-high = 用不了 { $number } 步，还能更快。
count-moves = 一个子一个子地数{ $side }所有合规则的走法。
count-promotions = 兵升变成不同的子，每一种都算一着。
count-moves-from = 数数 { $piece }所有合规则的走法。
count-checks = 数数{ $side }有多少着走完以后是将军，将死也算。
count-mates = 数数{ $side }有多少着走完以后是将死：对方的王受攻击，又没有办法应将。
count-repetitions = 数数这个局面一共出现了几次，这一次也算：棋子的位置、轮到谁走、双方的权利都要一样。
count-quiet-moves = 往回找到最近一次吃子或者动兵，再数从那以后双方各走了多少步。
count-grade = 不到 100 分没有级，这里算 0。100 分是 30 级，每多 100 分升一级：29 级、28 级……到 3000 分以上是 1 级。
count-points = 双方相差 { $difference } 分（{ $band }），{ $outcome ->
    [draw] 下成和棋
    [equal] 分了胜负
    [lower-wins] 分低的一方赢了
   *[higher-wins] 分高的一方赢了
}。
count-points-gain = 这时得分是 { $formula }，d 是分差，另一方扣掉同样多的分。
count-points-nothing = 这样的一盘，双方的分都不变。

area-board = 整个棋盘
area-light = 所有白格
area-dark = 所有黑格
area-file = { $name } 线
area-rank = 第 { $name } 横线
area-diagonal = 斜线 { $name } 上
area-centre = 中心
area-extended-centre = 扩展中心
area-kingside = 王翼
area-queenside = 后翼
area-central-files = 两条中心直线
area-edge-files = 两条边线

## 记谱

feedback-right-move-written = 对，写作 { $san }。
feedback-right-square = 对，是 { $square }：先写直线的字母，再写横线的数字。
notation-add-capture = 中间加个 x，就说明吃了子。
notation-add-check = 后面加个 +，就说明是将军。
notation-add-mate = 后面加个 #，就说明是将死。
notation-empty = 还没有写。
notation-unread = 看不出写的是哪一着。
notation-other-move = { $san } 是另外一着：{ $done }。
notation-uci = 从哪格到哪格，是程序的写法。记谱要先写棋子的字母，再写到达的格；兵不写字母。
notation-castling = 王车易位有专门的记号：往 h 线那边是 0-0，往 a 线那边是 0-0-0。
notation-no-letter = 只写了格，没有写是哪个子。{ $piece }要写上它的字母，只有兵不写。
notation-lie-capture = x 表示吃子，可这一着没有吃子。
notation-lie-check = + 表示将军，可这一着没有将军。
notation-lie-mate = # 表示将死，可这一着没有将死。
notation-no-square = 没有这样的格名。格名是一个字母，从 a 到 h，加一个数字，从 1 到 8。
notation-order = 字母和数字写反了：先写直线的字母。
notation-file = 横线对了，直线不对。直线从白方左手边数起，从 a 到 h。
notation-rank = 直线对了，横线不对。横线从白方这边数起，从 1 到 8。
notation-other-square = 这是另外一格。直线从白方左手边数起，从 a 到 h；横线从白方这边数起，从 1 到 8。

## 选择：棋盘和棋子

choice-square-colour = { $square } 是{ $colour ->
    [light] 白格
   *[dark] 黑格
}。角上的 a1 是黑格，从那里数过去，横着竖着都是黑白相间。
choice-piece = { $square } 上是{ $piece ->
    [king] 王：个子最高，冠上有十字
    [queen] 后：也很高，冠边一圈尖角
    [rook] 车：像一座城楼
    [bishop] 象：像一顶高帽，正面有个小十字
    [knight] 马：一个马头
   *[pawn] 兵：最小，圆圆的头
}。
choice-owner = { $square } 上的{ $piece }是{ $side }的：颜色浅的是白方，深的是黑方，不管真正是什么颜色。
choice-laid-right = 白方右手边的角 h1 是白格，该这样摆。
choice-laid-turned = 白方右手边的角 h1 是黑格。那里应该是白格，棋盘要转四分之一圈。
choice-class = { $square } 上是{ $piece }。后和车是重子，象和马是轻子，王和兵两样都不是。
choice-royals = 后要站在自己颜色的格上：白后在白格，黑后在黑格。
choice-royals-queen = { $side }的后在 { $square }，是{ $colour ->
    [light] 白格
   *[dark] 黑格
}。
choice-reach-yes = { $piece }最少 { $count } 步可以走到 { $to }。
choice-reach-late = { $piece }走到 { $to } 最少要 { $count } 步，这里只给 { $within } 步。
choice-reach-colour = 象一辈子只走一种颜色的格，{ $to } 是另一种颜色。
choice-reach-never = { $piece }不管怎么走，都到不了 { $to }。
choice-exchange = 给出去的一共 { $gives } 分，换回来的一共 { $gets } 分：后 9 分，车 5 分，象和马 3 分，兵 1 分。
choice-letter = { $piece }的字母是 { $letter ->
    [k] K
    [q] Q
    [r] R
    [b] B
    [n] N，K 已经给了王
   *[p] P，记谱的时候可以不写
}。

## 选择：对局

winner-side = { $side }赢了。
winner-draw = 谁也没赢，是和棋。
winner-none = 现在还没有分出胜负。
choice-way = { $san } 合规则：{ $done }。
choice-way-both = 这一着一举两得：王吃掉将军的子，自己也走开了。
choice-resets-pawn = { $san } 动了兵，动兵就要重新数。
choice-resets-capture = { $san } 吃了子，吃子就要重新数。
choice-resets-not = { $san } 没有吃子，也没有动兵，接着往下数。
choice-same = 棋子的位置一样，轮到同一方走，易位和吃过路兵的可能也一样，所以算同一个局面。
choice-same-pieces = 棋子的位置不一样。
choice-same-turn = 一个局面轮到{ $first }走，另一个轮到{ $second }走。看上去一样，也是两个局面。
choice-same-rights = 看上去一样，易位的权利却不一样，丢掉的权利回不来。
choice-same-right = { $side }{ $wing }
choice-same-rights-left = 只有一个局面里还有{ $rights }的权利。
choice-same-en-passant = 看上去一样，可是只有一个局面里能吃过路兵：{ $move }。
choice-attacked = { $square } 正受 { $who }攻击。
choice-not-attacked = { $side }没有子攻击 { $square }。

## 提示

hint-piece = 看看 { $piece }。
hint-moves = 最少要走 { $count } 步。
hint-differs = 还有 { $count } 个格没有摆好。
hint-flights = { $king }还可以走到 { $squares }，先想想这些格。
hint-no-flight = { $king }已经没有格可走了。
hint-order = 按顺序问：王有没有受攻击？轮到的一方还有没有棋可走，哪个子都算？还有没有人将得死？这个局面出现了几次，多久没有吃子和动兵了？
hint-write-move = 先写棋子的字母（兵不写），再写到达的格；吃子就在中间写 x。
hint-name-square = 先写直线的字母，看棋盘下边，再写横线的数字。
hint-count = 要标的格一共有 { $count } 个。

## 选项

option-white = 白方
option-black = 黑方
option-short = 短易位
option-long = 长易位
option-now = 暂时不能
option-for-good = 永远不能了
option-none = 两边都没有
option-both = 两边都有
option-legal = 可以走
option-yes = 是
option-no = 否
option-light-square = 白格
option-dark-square = 黑格
option-laid-right = 棋盘摆对了
option-laid-turned = 棋盘要转四分之一圈
option-heavy = 重子
option-light = 轻子
option-neither = 两样都不是
option-royals-right = 后站在自己颜色的格上
option-royals-swapped = 王和后换了位置
option-exchange-good = 合算
option-exchange-even = 差不多
option-exchange-bad = 不合算
option-letter-k = 字母 K
option-letter-q = 字母 Q
option-letter-r = 字母 R
option-letter-b = 字母 B
option-letter-n = 字母 N
option-letter-p = 字母 P
option-white-won = 白方赢了
option-black-won = 黑方赢了
option-drawn = 和棋
option-not-over = 棋还没有下完
option-same = 算同一个局面
option-same-pieces = 棋子的位置不一样
option-same-turn = 轮到的一方不一样
option-same-rights = 易位的权利不一样
option-same-en-passant = 只有一个局面里能吃过路兵
option-state-check = 将军
option-state-checkmate = 将死
option-state-stalemate = 逼和
option-state-dead-position = 死局
option-state-claim = 可以要求判和
option-state-going-on = 棋还要接着下

option-not-a-move = 这不是一着棋
option-game-over = 棋已经下完了
option-empty-square = 那一格没有子
option-not-your-turn = 还没轮到这一方走
option-no-such-piece-move = 没有这样的子能到那里
option-ambiguous = 没说清楚是哪个子
option-same-square = 子没有离开原来的格
option-own-piece-on-target = 目标格上有自己的子
option-king-capture = 这是要吃王
option-not-how-it-moves = 这个子不是这样走的
option-pawn-backwards = 兵不能后退
option-pawn-sideways = 兵不能横走
option-pawn-too-far = 兵走不了这么远
option-pawn-double-step-not-home = 兵已经不在起始格
option-pawn-blocked = 兵前面有子挡着
option-pawn-no-straight-capture = 兵不能直着吃
option-pawn-nothing-to-capture = 斜前方没有子可吃
option-en-passant-expired = 吃过路兵晚了一步
option-en-passant-not-double-step = 对方的兵不是一次走两格过来的
option-path-blocked = 路上有子挡着
option-promotion-missing = 没说兵要变成什么
option-promotion-not-allowed = 兵不能变成这个
option-castling-no-rook = 王和车不都在原位
option-castling-promoted-rook = 这个车不是开局就在角上的
option-castling-rook-captured = 原来的车已经被吃掉
option-castling-king-moved = 王走动过
option-castling-rook-moved = 车走动过
option-castling-right-lost = 这一边的易位权已经没有了
option-castling-path-blocked = 王和车之间有子
option-castling-in-check = 王正被将军
option-castling-through-attack = 王要经过受攻击的格
option-castling-into-attack = 王要到达的格受攻击
option-king-into-attack = 王会走进受攻击的格
option-double-check-king-must-move = 双将时只能走王
option-check-not-answered = 王还是被将军
option-pinned = 这个子被牵制着
