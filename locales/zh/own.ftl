# 老师出的题，以及由问题变成的练习。

## 单独一道题的上方

puzzle-set = 一道给你出的题
puzzle-of-question = 这个问题的练习
puzzle-to-question = 回到这个问题

## 列表

own-title = 我出的题
own-lead = 这里是你自己出的题。每道题都有一个链接，谁都能打开，不用注册。
own-new = 出一道题
own-import = 从文件里取题
own-none = 你还没有出过题
own-none-how = 先摆一个局面，再看它能怎么问。正确答案全由规则引擎算出来。
own-set-up = 摆一个局面
own-count = { $count } 道题
own-link = 分享链接
own-set = 布置成作业
own-set-which = 布置给哪个班？
own-set-no-class = 你还没有班。先建一个，再来布置。
own-set-new-class = 建一个班
own-erase = 删除
own-before = 更新的
own-after = 更早的
own-export-cut = 文件里只有最近的 { $count } 道。
own-done-kept = 这道题存好了。
own-done-known = 这道题你已经有了。
own-done-erased = 这道题删掉了。
own-done-taken = { $count ->
    [0] 没有存下新题：没打勾，或者列表里已经有了。
   *[other] 存好了 { $count } 道题。
}
own-erase-title = 删除这道题？
own-erase-what = 它会从列表里消失。拿到链接的人还能打开它，学生答过的也都还在。
own-erase-sure = 删除
own-erase-not = 留着

## 出题

own-begin = 出题先要有局面。摆好以后，点棋盘下面的“用它出一道题”。
own-fen = 也可以贴一个局面（FEN）
own-look = 看看
own-fen-fault = 这个局面读不出来。FEN 开头是八条横线，中间用斜线隔开。
own-moves-fault = 走到这个局面的着法里，有走不了的。
own-pick = 选一个问法，每个问法下面都写着全部正确答案。
own-press = 点一个格子或棋子，就能问和它有关的题。
own-about-all = 问整个局面
own-about-square = 问 { $square }
own-about-move = 问一步棋
own-move = 一步棋，能走不能走都行（e1g1、Nf3、0-0）
own-move-fault = 在这里读不出这步棋。写起点和终点，比如 e2e4。
own-ask-write = 写下这步棋。
own-walk = 让这个棋子走一趟，去哪些格子？（c3 d5）
own-right = 正确答案：{ $answer }
own-misfits = 有 { $count } 个问法在这里不合适
own-computed = 这是规则引擎算出来的，别的答案都不算对。
own-name = 题名，放在列表里
own-name-how = 可以不填。学生在题目页上看不到它。
own-keep = 存下这道题
own-other = 换个问法
ask-make-puzzle = 老师：用它出一道题

## 为什么不能出成题

own-unfit-unsaid = 在这里不能这样问。
own-unfit-long = 走到这个局面的着法太多了。
own-unfit-flawed = 这个问法和棋盘对不上。
own-unfit-none = 在这里没有正确答案。
own-unfit-all = 怎么答都对，没有什么可找的。
own-unfit-sooner = { $count ->
    [1] 一步就能将死：{ $move }。
   *[other] { $count } 步就能将死，第一步是 { $move }。
}题目请按这个步数来出。
own-unfit-unproved = 变化太多，看不到底，没法肯定哪个对。

## 取题

own-import-lead = PGN 里，凡是从一个局面开始的对局都变成一道题。Lichess 的题库表里，凡是解法问得出来的都取。
own-import-text = 贴上 PGN，或者 Lichess 题库表里的几行
own-import-file = 也可以选一个文件，最大 { $limit } MB
own-import-look = 看看里面有什么
own-import-other = 换一个文件
own-import-empty = 里面是空的。请贴一段文字，或者选一个文件。
own-import-nothing = 里面没有找到对局，也没有找到题。
own-import-no-text = 这个文件不是文本。请选 PGN 或 CSV。
own-import-large = 超过 { $limit } MB 了。请先取其中一部分。
own-taken = 可以取 { $count } 道题
own-taken-how = 不要的，去掉前面的勾。
own-taken-more = 这里是前 { $most } 道，文件里还有。
own-taken-none = 里面没有能出成题的。原因在下面。
own-keep-all = 存下打勾的
own-passed = 跳过了 { $count } 个
own-line = 第 { $line } 行
own-pass-start = 这盘棋没有自己的局面，是从开局开始的。
own-pass-position = 局面读不出来，或者不可能出现。
own-pass-columns = 这一行没有局面和着法。前几列应该是 PuzzleId、FEN、Moves。
own-pass-moves = 里面没有要找的着法。
own-pass-illegal = 里面有一步棋不合规则。
own-pass-twice = 上面已经有同一道题了。
own-pass-goal = 没有一个问法，正好以它的解法为唯一答案。
