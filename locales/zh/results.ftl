# 全班作业做得怎么样：成绩表、一个学生的回答、投影、哪里没弄明白。

results-title = 成绩
results-nav = 这份作业的成绩
results-caption = 每个学生每道题做得怎么样。
results-as-of = { $time } 的情况
results-pupil = 学生
results-solved = 做对
results-first = 一次做对
results-hints = 提示
results-time = 用时
results-task = 题
results-refresh = 自动更新
results-reload = 刷新
results-failed = 连不上，这是刚才的情况。
results-file = 下载表格（CSV）
results-no-pupils = 这个班还没有学生。
results-no-tasks = 这份作业还没有题。

cell-none = 没做
cell-first = 一次做对
cell-later = 第 { $count } 次做对
cell-wrong = 答了 { $count } 次，还没对
cell-hints = 看了 { $count } 条提示
cell-late = 迟交
cell-more = { $said }，{ $more }
mark-legend-first = 一次做对
mark-legend-later = 第 3 次做对
mark-legend-wrong = 答了 2 次，还没对
mark-legend-none = 没做
mark-legend-hints = 看了提示
mark-legend-late = 过了截止时间

span-seconds = { $count } 秒
span-minutes = { $count } 分钟

## 一个学生的一道题

tries-task = 第 { $number } 题
tries-none = 还没有回答。
tries-earlier = 更早的 { $count } 次回答没有显示。
tries-answer = 第 { $number } 次回答
tries-right = 对
tries-wrong = 不对
tries-nothing = 什么也没标
tries-board = 摆成了图上的样子
tries-hints = 看了 { $count } 条提示
tries-together = 和全班一起看
tries-nav = 别的学生做的这道题

## 投影

projector-title = 投影
projector-task = 第 { $number } 题，共 { $count } 题
projector-apart = 这道题每个学生的都不一样，没法一起看同一张棋盘。大家共同的问题在这一页：
projector-answers = 全班的回答
projector-nobody = 还没有人回答。
projector-count = 有 { $count } 个学生回答了。
projector-firsts = 每个学生的第一次回答，不显示名字。
projector-show-answers = 显示回答
projector-show-right = 显示正确答案
projector-hide = 收起回答
projector-right = 正确答案：
projector-nav = 别的题
projector-before = 上一题
projector-after = 下一题

## 哪里没弄明白

beliefs-title = 没弄明白的地方
beliefs-lead = 从答错的题看出来的问题，各有几个学生。数的是学生，不是回答的次数。
beliefs-nothing = 还没有人回答。有了回答，这里就能看出哪里没弄明白。
beliefs-all-right = 到现在为止，没看出有什么没弄明白。
beliefs-not-shared = 没有两个学生犯同样的错。
beliefs-common = 几个学生共同的问题
beliefs-of = / { $met } 人
beliefs-rule = 规则：
beliefs-lesson = 课：
beliefs-look = 一起看第几题：
beliefs-who = 是哪些学生
beliefs-further = 还有 { $count } 种，也有几个学生是这样
beliefs-single = 还有 { $count } 种，只有一个学生是这样

suggest-title = 下一课讲什么
suggest-pupils = { $count } 个学生
suggest-lesson = 布置“{ $name }”这一课
suggest-practice = 布置练习：{ $name }
suggest-read = 看看这一课

## 表格文件

csv-of-task = 第 { $number } 题{ $what }
csv-name = 姓名
csv-attempts = 回答次数
csv-solved = 做对
csv-first = 一次做对
csv-hints = 提示
csv-seconds = 用时（秒）
csv-last = 最后一次
