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
effect-mate = 将死：{ $king } 的王受攻击，又没有办法应将。
effect-stalemate = { $king } 的王没有受攻击，可是一步也走不了：逼和，算和棋。
effect-answered = 应将的办法是{ $way }。

way-any = 三种办法都行
way-capture = 吃掉将军的子
way-move = 把王走开
way-block = 在中间垫一个子

## 走子

feedback-right-move = 对：{ $done }。
feedback-go-on = 对方应了一着，接着走。
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
miss-touched = 可是先摸到的是 { $piece }，就得走它。
miss-touched-castling = 可是易位要先摸王，这次先摸到的是 { $piece }，这一着只能走这个车。
miss-mate-lost = 不过对方应一着 { $reply }，剩下的步数里就将不死了。
miss-no-stalemate = 不过这不是逼和：{ $piece }还可以走到 { $to }。
miss-no-stalemate-check = 不过这是将军。逼和的时候，{ $king } 的王不能正受攻击。
miss-gives-stalemate = 要避免的正是这个：赢棋变成了和棋。
miss-no-draw = 不过走完以后还不是和棋，也还不能要求判和。
miss-no-double-check = 将军是将军，不过只有 { $piece }在将军。双将要两个子同时攻击王。
miss-no-discovered-check = 将军是将军，不过是走动的子自己在将军。闪将要由另一个没有走动的子来将军。

## 格子

feedback-right-squares = 对，{ $want }：{ $squares }。
squares-hit = 标对了：{ $squares }。
squares-missed = 还差：{ $squares }。
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
want-file = { $name } 线上的格
want-rank = 第 { $name } 横线上的格
want-diagonal = 斜线 { $name } 上的格
want-centre = 中心的四个格
want-extended-centre = 中心外围的十二个格
want-kingside = 王翼的格
want-queenside = 后翼的格
want-central-files = 两条中心直线上的格
want-edge-files = 两条边线上的格
want-spot = 子摆得不对的格
want-pieces = 所有{ $side ->
    [white] 白方的
    [black] 黑方的
   *[any] {""}
}{ $class ->
    [heavy] 重子
    [light] 轻子
   *[any] 子
}
want-pieces-kind = 所有{ $side ->
    [white] 白
    [black] 黑
   *[any] {""}
}{ $piece }

## 判断

feedback-right = 对。
verdict-right-reason = 对，就是这个原因。
verdict-allowed = { $san } 可以走。
verdict-conditions = 条件都满足：{ $list }。
verdict-not-so = 这里没有这个问题：{ $option }。
verdict-refused = 这步不能走。
verdict-other-reason = 确实不能走，但原因不是“{ $option }”。再看看真正的原因。

## 裁决

ruling-otherwise = 不是“{ $picked }”。按现行规则是这样判的。
ruling-otherwise-source = 不是“{ $picked }”。按那条规则是这样判的。

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

## 提示

hint-piece = 看看 { $piece }。
hint-moves = 最少要走 { $count } 步。
hint-differs = 还有 { $count } 个格没有摆好。
hint-flights = { $king }还可以走到 { $squares }。先想想这些格。
hint-no-flight = { $king }已经没有格可走了。
hint-order = 按顺序问：王有没有受攻击？还有没有一步能走的棋，哪个子都算？还有没有人将得死？局面出现了几次，多久没有吃子和走兵？
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
option-yes = 能，是
option-no = 不能，不是
option-light-square = 白格
option-dark-square = 黑格
option-laid-right = 棋盘摆对了
option-laid-turned = 棋盘要转九十度
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
