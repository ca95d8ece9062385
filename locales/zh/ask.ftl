# 随便问一个局面。

ask-title = 问一个局面
ask-lead = 摆一个局面，或者贴一盘棋，走到有疑问的那一步，什么着法都可以试。能走不能走，都告诉你为什么。
nav-ask = 问一问
ask-try = 这步能走吗？
ask-try-how = 先点一个棋子，再点要去的格。对方的棋子也可以试。
ask-play-on = 就走这步，接着往下
ask-broken = 走到第 { $ply } 着“{ $move }”就走不下去了。{ $why }前面的着法都留着。
ask-other-side = 假如轮到{ $side }走
ask-chances = 谁还有可能赢
ask-court = 和棋了吗？
ask-court-none = 到现在没有重复出现的局面，也还不能要求判和。
ask-court-see = 看第 { $ply } 着之后的棋盘
ask-announce = 轮到走的一方写下这些着法中的一着，先不走出来，就可以要求判和：{ $moves }。
ask-castling = 谁可以易位？
ask-castling-name = { $side }{ $wing }
ask-castling-now = 可以，条件都满足。
ask-keep = 留住这个局面
ask-keep-how = 局面、着法和你的问题都在这个网页的地址里，复制地址就能发给别人。
ask-change = 改一改局面
ask-turn = 把棋盘转过来
ask-anew = 重新开始

ask-set = 摆一个局面
ask-clear = 清空棋盘
ask-initial = 原始位置
ask-to-move = 轮到谁走？
ask-rights = 谁还可以易位？
ask-rights-how = 那边的王和车都没有走动过，就打勾。
ask-right-short = { $side }短易位
ask-right-long = { $side }长易位
ask-en-passant = 刚才有兵走了两格吗？它身后那一格是：
ask-no-en-passant = 没有
ask-use = 就用这个局面
ask-faulty = 对局里不会出现这样的局面：
ask-mend = 帮我改好：去掉和棋盘对不上的易位权和过路兵格

ask-paste = 贴一盘棋或一个局面
ask-paste-how = 可以贴 FEN、PGN（一盘或多盘），也可以贴一串着法，比如“e4 e5 Nf3”
ask-paste-read = 读进来
ask-paste-empty = 什么都没有贴。请把 FEN、PGN 或一串着法贴到下面的框里。
ask-paste-long = 文字太长，框里放不下了。请按说明里的行号，在你的文件里找那个地方。
ask-paste-nothing = 这段文字里没有找到棋局，也没有找到局面。FEN 是写成一行的八横线局面；棋局是一串着法。
ask-paste-more = 棋局太多，这里只列出前面一部分。
ask-games = 找到的棋局
ask-game-number = 第 { $number } 盘
ask-game-about = { $moves } 回合
