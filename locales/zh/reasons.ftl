# 名称；一着棋为什么能走、为什么不能走；棋局的状态；FEN 的毛病。

## 名称

side-white = 白方
side-black = 黑方

role-king = 王
role-queen = 后
role-rook = 车
role-bishop = 象
role-knight = 马
role-pawn = 兵

wing-short = 短易位
wing-long = 长易位

placed = { $square } 的{ $piece }
piece-of-side = { $side ->
    [white] 白
   *[black] 黑
}{ $piece }
square-label = { $square }，{ $side ->
    [white] 白
   *[black] 黑
}{ $piece }
square-label-empty = { $square }，空格

pieces-last = { $items }和 { $last }
pieces-more = { $items }、{ $next }
squares-last = { $items }、{ $last }
squares-more = { $items }、{ $next }

## 一般的理由，不看具体局面：每个代码一条

reason-not-a-move = 看不出这是哪一着。可以写起点和终点，比如 e2e4；也可以写记谱，比如 Nf3、exd5、O-O。
reason-game-over = 这盘棋已经下完了。
reason-empty-square = 那一格没有棋子。
reason-not-your-turn = 现在轮到对方走。
reason-no-such-piece-move = 没有这样的棋子能走到那里。
reason-ambiguous = 这样写不止一种走法，要说清是哪个子，或者往哪边易位。
reason-same-square = 走棋要换一格。
reason-own-piece-on-target = 不能走到自己棋子站着的格。
reason-king-capture = 王是不能吃的。
reason-not-how-it-moves = 这个子不是这样走的。
reason-pawn-backwards = 兵不能后退。
reason-pawn-sideways = 兵不能横着走。
reason-pawn-too-far = 兵走不了这么远。
reason-pawn-double-step-not-home = 兵在起始格上才能走两格。
reason-pawn-blocked = 兵的前面有子挡着。
reason-pawn-no-straight-capture = 兵不能直着吃子。
reason-pawn-nothing-to-capture = 兵吃子才斜着走，那里没有子可吃。
reason-en-passant-expired = 吃过路兵晚了：对方的兵走两格之后要马上吃。
reason-en-passant-not-double-step = 吃过路兵，只能吃一步走了两格的兵。
reason-path-blocked = 路上有子挡着。
reason-promotion-missing = 兵到了底线必须升变，要说清变成什么。
reason-promotion-not-allowed = 兵到了底线才升变，只能变成后、车、象或马。
reason-castling-no-rook = 王和车没有都在起始格上。
reason-castling-promoted-rook = 这个车不是开局就在角上的车。
reason-castling-rook-captured = 原来角上的车被吃掉了。
reason-castling-king-moved = 王以前走动过。
reason-castling-rook-moved = 车以前走动过。
reason-castling-right-lost = 局面注明，这一边不能再易位了。
reason-castling-path-blocked = 王和车之间有子。
reason-castling-in-check = 王正被将军。
reason-castling-through-attack = 王要经过受攻击的格。
reason-castling-into-attack = 王要落在受攻击的格。
reason-king-into-attack = 王会走到受攻击的格。
reason-double-check-king-must-move = 被双将时，只能走王。
reason-check-not-answered = 王正被将军，这步没有解将。
reason-pinned = 这个子被牵制了：一走开，自己的王就受攻击。

## 不能走的理由，说的是眼前的局面

# The openings that are left out where the reason stands within other sentences.
refusal-openings = 不行：|现在不行：
refusal-game-over-mate = 这盘棋已经下完了：{ $who }将军，王被将死，不能再走了。
refusal-game-over-stalemate = 这盘棋已经下完了：没有被将军，也无子可动，这是逼和，算和棋。
refusal-empty-square = { $square } 是空格，没有子可走。
refusal-not-your-turn = 现在轮到{ $turn }走，{ $square } 的{ $piece }是{ $owner }的。
refusal-no-such-piece-move = { $count ->
    [1] { $who }走不到 { $to }。
   *[other] { $who }都走不到 { $to }。
}
refusal-no-such-piece = { $side }没有能走到 { $to } 的{ $piece }。
refusal-other-piece = { $square } 上是{ $piece }，不是{ $named }。
refusal-ambiguous = 有{ $count ->
    [2] 两
   *[other] {" "}{ $count }{" "}
}个子能走到 { $to }：{ $who }。要说清是哪一个。
refusal-same-square = 走棋要换一格，{ $from } 的{ $piece }还在原地。
refusal-own-piece-on-target = { $piece }不能走到 { $to }：自己的{ $blocker }站在那里。
refusal-king-capture = { $to } 上是对方的王。王是不能吃的，将死对方，棋就下完了。
refusal-not-how-it-moves = { $role ->
    [king] 王一次只走一格，哪个方向都行。从 { $from } 到 { $to } 太远了。
    [queen] 后走直线、横线和斜线。{ $from } 和 { $to } 不在同一条线上。
    [rook] 车走直线和横线。{ $from } 和 { $to } 不在同一条线上。
    [bishop] 象走斜线。{ $from } 和 { $to } 不在同一条斜线上。
    [knight] 马走“日”字：横着或直着走两格，再往旁边走一格。从 { $from } 到 { $to } 不是“日”字。
   *[pawn] 兵直着往前走，斜着往前吃一格。从 { $from } 到 { $to }，两样都不是。
}
refusal-pawn-backwards = 兵不能后退，从 { $from } 到 { $to } 是往后走。
refusal-pawn-sideways = 兵不能横着走，从 { $from } 到 { $to } 是横走。
refusal-pawn-too-far = 从 { $from } 到 { $to }，兵走不了这么远：一次走一格，在起始格上可以走两格。
refusal-pawn-double-step-not-home = { $from } 的兵已经不在起始格，一次只能走一格。走两格，只有第一步可以。
refusal-pawn-blocked = { $from } 的兵走不过去：{ $who }{ $count ->
    [1] 挡在前面
   *[other] 都挡在前面
}。兵往前走，前面的格要空着。
refusal-pawn-no-straight-capture = 兵直着走、斜着吃：正前方 { $who }吃不了。
refusal-pawn-nothing-to-capture = 兵吃子才斜着走，{ $to } 上没有子可吃。
refusal-en-passant-expired = 晚了：吃过路兵只能在对方的兵走两格之后马上吃，{ $victim } 的兵早就走过来了。
refusal-en-passant-expired-since = 晚了：吃过路兵只能在对方的兵走两格之后马上吃，{ $victim } 的兵是第 { $number } 回合走过来的。
refusal-en-passant-not-double-step = 吃过路兵，只能吃一步走了两格的兵，{ $victim } 的兵不是这样走来的。
refusal-path-blocked = { $piece }过不去：{ $who }{ $count ->
    [1] 挡着
   *[other] 都挡着
}。只有马能越子。
refusal-promotion-missing = 兵走到 { $to } 就到底线了，必须升变。要说清变成什么：后、车、象还是马。
refusal-promotion-not-allowed-piece = 兵升变，可以选后、车、象、马，不能选{ $named }。
refusal-promotion-not-allowed-mover = 只有兵能升变，{ $from } 上是{ $piece }。
refusal-promotion-not-allowed-rank = 兵走到底线才升变，{ $to } 还没到底线。
refusal-castling-king-not-home = 易位时，王要从 { $home } 出发，现在王在 { $from }。
refusal-castling-no-rook = { $corner } 没有{ $side }的车，{ $side }不能{ $wing ->
    [short] 短易位
   *[long] 长易位
}。
refusal-castling-promoted-rook = 不行：易位只能用开局就在角上、和王同一条横线的车，{ $square } 的车不是。
refusal-castling-rook-captured = 不行：原来在 { $corner } 的车被吃掉了，后来走到这里的车不能易位。
refusal-castling-rook-captured-since = 不行：原来在 { $corner } 的车第 { $number } 回合被吃掉了，后来走到这里的车不能易位。
refusal-castling-king-moved = 不行：王以前走动过，走回来也不能再易位了。
refusal-castling-king-moved-since = 不行：王第 { $number } 回合走动过，走回来也不能再易位了。
refusal-castling-rook-moved = 不行：{ $corner } 的车以前走动过，走回来也不能再易位了。
refusal-castling-rook-moved-since = 不行：{ $corner } 的车第 { $number } 回合走动过，走回来也不能再易位了。
refusal-castling-right-lost = 不行：这个局面注明{ $side }不能再{ $wing ->
    [short] 短易位
   *[long] 长易位
}——王或 { $corner } 的车以前走动过。
refusal-castling-right-lost-only = 不行：这个局面注明{ $side }不能再{ $wing ->
    [short] 短易位
   *[long] 长易位
}。
refusal-castling-path-blocked = 现在不行：王和车之间要空着，{ $who }{ $count ->
    [1] 还在中间
   *[other] 都还在中间
}。
refusal-castling-in-check = 现在不行：王正被 { $who }将军，不能用易位来躲。
refusal-castling-through-attack = 现在不行：王要经过 { $square }，而 { $who }{ $count ->
    [1] 正盯着
   *[other] 都盯着
} { $square }。
refusal-castling-into-attack = 现在不行：王要落在 { $square }，而 { $who }{ $count ->
    [1] 正盯着
   *[other] 都盯着
} { $square }。
refusal-king-into-attack = 王不能走到 { $to }：{ $who }{ $count ->
    [1] 正盯着
   *[other] 都盯着
}那里。
refusal-king-beside-king = 两个王不能挨着站。走到 { $to }，就和 { $who }挨上了。
refusal-king-along-line = 王从 { $from } 走到 { $to }，还在同一条线上，{ $who }照样攻击得到。
refusal-double-check-king-must-move = 这是双将：{ $who }一起将军。一步挡不住两个，只能把王走开。
refusal-check-not-answered = 王正被 { $who }将军，这步没有解将。先想想三个办法：吃掉它、垫一个子、把王走开。
refusal-check-not-answered-close = 王正被 { $who }将军，这步没有解将。中间垫不了子：要么吃掉这个{ $checker }，要么把王走开。
refusal-pinned = { $from } 的{ $piece }被牵制了：它一走到 { $to }，{ $who }就将军你的王了。
refusal-pinned-capture = { $from } 的兵不能走到 { $to }：路一让开，{ $who }就将军你的王了。
refusal-pinned-en-passant = 这次不能吃：吃过路兵，{ $from } 和 { $victim } 两个兵会一起离开，{ $who }就将军你的王了。

## 易位、吃过路兵、升变的条件，一条一条列出来

condition-castling-king-moved = 王没有动过
condition-castling-king-moved-not = 王以前走动过
condition-castling-king-moved-since = 王第 { $number } 回合走动过
condition-castling-rook-moved = { $corner } 的车没有动过
condition-castling-rook-moved-not = { $corner } 的车以前走动过
condition-castling-rook-moved-since = { $corner } 的车第 { $number } 回合走动过
condition-castling-right-lost = { $side }还可以{ $wing ->
    [short] 短易位
   *[long] 长易位
}
condition-castling-right-lost-not = 局面注明{ $side }不能再{ $wing ->
    [short] 短易位
   *[long] 长易位
}
condition-castling-no-rook = 王在 { $home }，车在 { $corner }
condition-castling-no-rook-not = 王要在 { $home }，车要在 { $corner }
condition-castling-promoted-rook = { $corner } 的车开局就在这里
condition-castling-promoted-rook-not = 要用开局就在 { $corner } 的车
condition-castling-rook-captured = 原来在 { $corner } 的车还在
condition-castling-rook-captured-not = 原来在 { $corner } 的车被吃掉了
condition-castling-rook-captured-since = 原来在 { $corner } 的车第 { $number } 回合被吃掉了
condition-castling-path-blocked = 王和车之间没有棋子
condition-castling-path-blocked-not = 王和车之间有子：{ $who }
condition-castling-in-check = 王没有被将军
condition-castling-in-check-not = 王正被 { $who }将军
condition-castling-through-attack = 王经过的 { $crossed } 没有受攻击
condition-castling-through-attack-not = 王经过的 { $crossed } 受 { $who }攻击
condition-castling-into-attack = 王到达的 { $landing } 没有受攻击
condition-castling-into-attack-not = 王到达的 { $landing } 受 { $who }攻击
condition-en-passant-not-double-step = { $victim } 的兵是一步走两格来的
condition-en-passant-not-double-step-not = { $victim } 的兵不是一步走两格来的
condition-en-passant-expired = 走两格，是对方刚走的一着
condition-en-passant-expired-not = 走两格，不是对方刚走的一着
condition-en-passant-expired-since = 走两格是第 { $number } 回合的事，不是刚走的一着
condition-pinned = 自己的王安全
condition-pinned-not = 自己的王会受 { $who }攻击
condition-promotion-missing = 说清了变成什么：{ $named }
condition-promotion-missing-not = 还没说变成什么
condition-promotion-not-allowed = 变成的是后、车、象、马中的一种
condition-promotion-not-allowed-not = 只能变成后、车、象或马
condition-other = 不是这种情况：{ $reason }

## 不行，是只有现在不行，还是再也不行

bar-now = 只是现在
bar-for-good = 再也不行
outlook-now = 只是现在不行，往后情况变了，也许就可以。
outlook-for-good = 这盘棋里，以后也不行了。

## 能走的着

legal-castling = 可以{ $wing ->
    [short] 短易位
   *[long] 长易位
}：条件都满足。
legal-castling-rook-attacked = { $corner } 的车受攻击没关系，只看王。
legal-en-passant = { $from } 的兵可以吃过路兵：吃掉 { $victim } 的兵，落在 { $to }。
legal-promotion = 兵走到 { $to }，升变为{ $named }。
legal-promotion-capture = { $from } 的兵吃掉 { $to } 的{ $victim }，升变为{ $named }。
legal-capture = { $from } 的{ $piece }可以吃 { $to } 的{ $victim }。
legal-move = { $piece }可以从 { $from } 走到 { $to }。
legal-check = 这步将军。
legal-mate = 这步将死对方。
legal-stalemate = 这步成了逼和：{ $side }没有被将军，可是无子可动，算和棋。
legal-already-over = 不过，这步之前棋已经下完了。{ $end }

## 走过的一着

played-move = { $side }的{ $piece }从 { $from } 走到 { $to }。
played-capture = { $side }的{ $piece }从 { $from } 吃掉 { $to } 的{ $victim }。
played-en-passant = { $side }的兵从 { $from } 吃过路兵：吃掉 { $victim } 的兵，落在 { $to }。
played-promotion = { $side }的兵走到 { $to }，升变为{ $named }。
played-promotion-capture = { $side }的兵从 { $from } 吃掉 { $to } 的{ $victim }，升变为{ $named }。
played-castling = { $side }{ $wing ->
    [short] 短易位
   *[long] 长易位
}：王到 { $to }，车到 { $rook }。
played-check = 将军。
played-mate = 将死。
played-stalemate = 逼和。

## 棋局的状态

status-turn = 轮到{ $side }走。
status-check = 轮到{ $side }走，王正被 { $who }将军。
status-claim = { $side }可以要求判和：{ $claim }。
status-mate = { $who }将死对方的王，{ $side }胜。

end-checkmate = 将死：王被将军，怎么走都解不了。
end-stalemate = 逼和：没有被将军，可是无子可动，算和棋。
end-dead-position = 死局：双方都不可能将死对方，算和棋。
end-fivefold-repetition = 和棋：同一个局面出现了五次。
end-seventyfive-moves = 和棋：双方各走了 75 步，没有吃子，也没有动兵。

claim-threefold-repetition = 同一个局面出现了三次
claim-fifty-moves = 双方各走了 50 步，没有吃子，也没有动兵

chance-mated = { $side }已经将死对方。
chance-yes = { $side }还有可能将死对方：只要双方都配合，连双方的着数一起算，{ $count } 着就能将死。
chance-material = { $side }不可能将死对方：凭棋盘上这些子，怎么摆也摆不出将死。
chance-one-colour-bishops = { $side }不可能将死对方：能将军的只有象，而棋盘上的象走的都是同一种颜色的格子。
chance-locked = { $side }不可能将死对方：局面已经锁死。把每个子以后能走到的格子全算上，也摆不出将死。
chance-forced = { $side }不可能将死对方：不管双方怎么走，棋很快就下完了，要么很快走到{ $side }再也将不死对方的局面。
chance-exhausted = { $side }不可能将死对方：往后能出现的局面全看过了，没有一个是{ $side }将死对方。
chance-unknown = 还没有定论：既没找到{ $side }将死对方的走法，也没能证明一定没有。

## 格子的颜色

square-colour = { $square } 是{ $colour ->
    [light] 白格
   *[dark] 黑格
}。
square-colour-piece = { $square } 是{ $colour ->
    [light] 白格
   *[dark] 黑格
}，上面是{ $side }的{ $piece }。

## FEN 的毛病

fen-fields = FEN 要有六段，中间用空格隔开。
fen-placement = 第一段要写满八条横线，每条八格。白子用 KQRBNP，黑子用 kqrbnp。
fen-turn = 第二段写轮到谁走：白方写 w，黑方写 b。
fen-castling = 第三段写谁还能易位：写一个短横，或者用 KQkq 里的字母。写了哪个字母，那边的王和车就要在起始格上。
fen-castling-squares = 第三段写的易位权和棋盘对不上，看看 { $squares }。
fen-en-passant = 第四段写一个短横，或者写上一着兵走两格时经过的那一格，比如 e3、d6。
fen-en-passant-squares = 第四段写了 { $squares }，可是上一着不可能有兵走两格经过那里。
fen-counters = 最后两段是数字：没有吃子也没有动兵的着数，从 0 数起；回合数，从 1 数起。
missing-king = 少了一个王。双方都要有王。
missing-king-side = { $side }没有王。
too-many-kings = 每方只有一个王，这里多了。
too-many-kings-side = { $side }的王不止一个。
too-many-kings-squares = { $side }的王不止一个：{ $squares }。
pawn-on-back-rank = 第一条和第八条横线上不会有兵。
pawn-on-back-rank-squares = 第一条和第八条横线上不会有兵，可是 { $squares } 上有。
opposite-check = 没轮到走棋的一方正被将军。这不可能：被将军了，就要先应将。
opposite-check-squares = 没轮到走棋的一方正被将军，看看 { $squares }。这不可能：被将军了，就要先应将。
too-many-pieces = 每方最多 16 个子，其中兵最多 8 个。
too-many-pieces-side = { $side }的子太多了：最多 16 个，其中兵最多 8 个。
impossible-check = 这样的将军走不出来。
impossible-check-squares = 这样的将军走不出来，看看 { $squares }。
