# 老师布置和查看作业。

## 班级里的列表

assign-list = 作业
assign-new = 布置作业
assign-due = { $when } 截止
assign-state-draft = 草稿
assign-state-open = 进行中
assign-state-closed = 已结束
assign-results = 成绩
assign-count = { $count } 题

## 可以选什么

assign-kind-lesson = 整课
assign-kind-puzzle = 单题
assign-kind-practice = 练习
assign-kind-own = 自己出的题
assign-kind-question = 常见问题
assign-practice-all = { $name }（第 { $level } 级），全班同题
assign-practice-each = { $name }（第 { $level } 级），每人的题不同
assign-puzzle = { $name }：{ $prompt }
assign-gone = 这道题已经没有了。

## 表单

assign-new-title = 布置作业
assign-edit-title = 修改作业
assign-field-title = 标题
assign-field-note = 给学生的话（可以不写）
assign-due-legend = 截止时间
assign-quick = 点一下，选日子：
assign-quick-none = 不限时间
assign-field-day = 日期
assign-field-time = 时间
assign-zone = 按班级的时区算：{ $zone }。不写日期，就不限时间。
assign-how = 怎么做
assign-field-attempts = 每题可以答
assign-attempts-free = 不限次数
assign-attempts-1 = 1 次
assign-attempts-2 = 2 次
assign-attempts-3 = 3 次
assign-field-hints = 提示
assign-hints-yes = 想看可以看
assign-hints-no = 不给
assign-picked = 作业里有什么
assign-picked-none = 还是空的，在下面选吧。
assign-picked-fixed = 作业已经发过，题目不能再改。想换题，先复制一份，再改复制的那份。
assign-total = 一共 { $count } 题
assign-up = 上移
assign-up-label = 上移：{ $name }
assign-remove = 去掉
assign-remove-label = 去掉：{ $name }
assign-pick = 再选一些
assign-pick-lesson = 一整课
assign-pick-skill = 一组练习
assign-field-skill = 练什么
assign-field-level = 难度
assign-field-count = 几题
assign-field-each = 题目
assign-each-no = 全班同题
assign-each-yes = 每人不同
assign-pick-puzzle = 一道题
assign-pick-own = 自己出的题
assign-pick-question = 初学者常问的问题
assign-pick-address = 任何一道题的网址，从那一页复制过来
assign-add = 加入
assign-add-label = 加入：{ $name }
assign-save-open = 保存，发给全班
assign-save-draft = 存成草稿
assign-save = 保存
assign-cancel = 不保存，离开
assign-draft-how = 草稿学生看不到，发给全班以后才看得到。
assign-fault-some = 还没有保存。请看标出来的地方。
assign-fault-title = 请写个标题，学生好找。
assign-fault-title-long = 标题超过 80 个字了，请写短一点。
assign-fault-note-long = 这段话超过 500 个字了，请写短一点。
assign-fault-day = 日期看不懂。请写成 2026-12-04 这样，或者点一个日子。
assign-fault-time = 时间看不懂。请写成 18:00 这样。
assign-fault-past = 这个时间已经过了，请选晚一点的。
assign-fault-empty = 至少选一道题。
assign-fault-items = 一份作业最多选 { $items } 项。一整课、一组练习都只算一项。
assign-fault-tasks = 一份作业最多 { $tasks } 题。
assign-fault-unknown = 没有这道题。请从列表里选，或者把网址再复制一遍。
assign-fault-level = 请选 1、2 或 3 级。
assign-fault-count = 请写 1 到 { $tasks } 的数。

## 一份作业

assign-stands-draft = 草稿，学生还看不到。
assign-stands-open = { $when } 发出，学生正在做。
assign-stands-closed = { $when } 结束。学生能看，不能再答。
assign-due-said = { $when } 截止
assign-due-never = 不限时间
assign-attempts-free-said = 不限次数
assign-attempts-said = 每题可以答 { $count } 次
assign-hints-said = 可以看提示
assign-hints-not-said = 不给提示
assign-open = 发给全班
assign-reopen = 重新开放
assign-close = 结束作业
assign-edit = 修改
assign-preview = 看看学生看到的样子
assign-sheet = 打印成练习单
assign-sheet-each = 纸上大家做的是同样的题。在屏幕上，有几题每个人不同。
assign-copy = 复制到
assign-copy-go = 复制
assign-copied = 这是复制的那份，还是草稿。看看截止时间，再发给全班。
assign-erase = 删除
assign-try = 试做
assign-preview-note = 学生看到的就是这样。这里的回答不保存。
assign-preview-end = 回到作业

## 删除

assign-erase-title = 删除这份作业吗？
assign-erase-what = “{ $class }”的作业“{ $title }”和它的成绩都会删掉。学生学到的还在：他们的回答仍然算在自己的进度里。
assign-erase-sure = 删除，不再恢复
assign-erase-not = 留着
