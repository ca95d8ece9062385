# 判和：一盘棋里什么时候可以要求判和，又是怎么结束的。

court-start = 一开始
court-after = { $move } 之后
court-repeated = 同一个局面出现了 { $count } 次：{ $when }。
court-alike = 两个局面比一比：{ $first }的，和 { $second }的。{ $why }
court-claim-repetition = { $when }，{ $side }{ $now ->
    [yes] 可以要求判和
   *[no] 本来可以要求判和
}：这个局面第 { $count } 次出现。
court-claim-fifty = { $when }，{ $side }{ $now ->
    [yes] 可以要求判和
   *[no] 本来可以要求判和
}：双方各走了 50 步，没有吃子，也没有动兵。
court-announced = { $side }在这之前本来就可以要求：写下 { $move }，先不走出来。
court-quiet = { $count ->
    [0] 没有吃子也没有动兵的着数，从现在数起。
   *[other] 已经有 { $count } 着没有吃子，也没有动兵（双方各走一次算两着）。
}
court-quiet-capture = 上一次吃子是 { $move }，从那以后重新数。
court-quiet-pawn = 上一次动兵是 { $move }，从那以后重新数。
court-ended = { $when }，棋就下完了。{ $how }
court-source-threefold = 按资料的说法，{ $when }就是和棋：同一个局面出现三次，当场算和，不用要求判和。
court-source-fifty = 按资料的说法，{ $when }就是和棋：双方各走满 50 步，没有吃子，也没有动兵，当场算和，不用要求判和。
