# 学生要做的作业。

my-title = 我的作业
my-lead = { $name }，{ $class }
my-now = 要做的
my-past = 做完的和结束的
my-nothing = 现在没有作业。
my-nothing-help = 正好可以练练自己喜欢的，或者接着上课。
my-all-done = 没有要做的作业了。
my-due = { $when } 截止
my-was-due = { $when } 已经截止
my-late = { $when } 已经截止。还可以做，不过算迟交。
my-closed = 老师已经结束这份作业。可以看，不能再答了。
my-closed-short = 已结束
my-stand = { $count } 题，做对 { $solved } 题
my-begin = 开始做
my-go-on = 接着做
my-practice = 去练习
my-note = 老师的话
my-tasks = 题目
my-attempts =
    { $count ->
        [1] 每题只能答一次，想好再答。
       *[other] 每题可以答 { $count } 次。
    }
my-spent = 次数用完了
my-done = 全都做对了，真棒！
my-position = 第 { $number } 题，共 { $count } 题
my-nav = 这份作业的题
my-next = 下一题
my-finish = 看看做得怎么样
my-left = 还可以答 { $count } 次。
my-left-1 = 还可以答 1 次。
my-none-left = 这道题的次数用完了。
my-not-kept = 刚才的回答没有保存。
my-waited = 这台设备上有一个等着发的回答，没能保存。
deliver-lost = 还没保存：网断了。你的回答还在这里，会自动再发。先别关这一页。
deliver-again = 正在重新发送……
deliver-before = 上一个回答还没送到。等它保存好再答。
deliver-kept = 断网前答的，现在保存好了。
deliver-now = 现在再发一次
