# 棋谱有什么问题，在哪一行。

record-illegal-move = 第 { $line } 行：{ $side }第 { $number } 回合不能走“{ $word }”。{ $reason }
record-no-move = 第 { $line } 行：看不出“{ $word }”是哪一着。这里应该是{ $side }第 { $number } 回合的着法。
record-null-move = 第 { $line } 行：“{ $word }”表示停一着，可下棋不能停着。这里应该是{ $side }第 { $number } 回合的着法。
record-too-many-moves = 第 { $line } 行：一盘棋最多读 1000 着（双方各走一次算两着），从这里起没有再读，前面的都保留了。
record-unclosed-comment = 第 { $line } 行：注释从这里开始，却一直没有结束，这盘棋后面的着法读不出来了。
record-unclosed-variation = 第 { $line } 行：变着的括号从这里开始，却一直没有收尾。括号前面的着法都保留了。
record-stray-bracket = 第 { $line } 行：这里的“{ $word }”前面没有配对的括号，看不出棋是怎么接下去的。
record-bad-start = 第 { $line } 行：这盘棋开始的局面读不出来。{ $faults }
record-other-variant = 第 { $line } 行：这盘下的是“{ $word }”，规则不一样。这里只读普通的国际象棋。
record-bad-tag = 第 { $line } 行：方括号里不是 [名称 "内容"] 这样的标签，跳过了。
record-too-many-tags = 第 { $line } 行：一盘棋最多保留 100 个标签，从这里起的都跳过了。
