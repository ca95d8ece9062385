# 纸上练习：表单、卷面和答案。

## 页面

sheet-page-title = 练习单
sheet-page-lead = 打印出来做的练习，答案单独一页。编号相同，练习单就相同；这一页的网址记着全部设置，可以收藏，也可以发给别人。
sheet-form = 单子上有什么
sheet-lesson = 课
sheet-count = 题数
sheet-per-page = 每页最多
sheet-paper = 纸张
sheet-paper-a4 = A4
sheet-paper-letter = 信纸（Letter）
sheet-languages = 语言
sheet-one-language = 中文
sheet-both-languages = 中文和英文
sheet-order = 顺序
sheet-order-taught = 按课里的顺序
sheet-order-mixed = 打乱
sheet-seed = 编号
sheet-names = 姓名、班级、日期栏
sheet-key = 最后附答案
sheet-yes = 要
sheet-no = 不要
sheet-show = 出一张
sheet-another = 换一张
sheet-print = 打印
sheet-print-how = 要打印，用浏览器的打印功能（Ctrl+P），印出来的只有练习单。
sheet-preview = 练习单
sheet-fewer = 这一课一共 { $count } 题，都在单子上了。
sheet-faulty = 还没有练习单。请看上面标出的地方。
sheet-skills = 或者练几项本领，题目现出
sheet-skills-how = 在这里打了钩，就不用上面的课了。打几个钩，题目就混着出。
sheet-level = 难度
sheet-fault-skill = 本领：网址里有一项认不出来。请在这里打钩。
sheet-fault-level = 难度：1、2 或 3。
sheet-fault-lesson = 课：请从列表里选一课。
sheet-fault-count = 题数：请填 1 到 { $most } 的整数。
sheet-fault-per-page = 每页最多：4、6、8、9 或 12。
sheet-fault-paper = 纸张：A4 或信纸（Letter）。
sheet-fault-order = 顺序：按课里的顺序，或者打乱。
sheet-fault-seed = 编号：请填 0 到 4294967295 的整数。
sheet-fault-names = 姓名、班级、日期栏：要或不要。
sheet-fault-key = 最后附答案：要或不要。
sheet-link = 打印练习单

## 卷面

sheet-kind = 练习单
sheet-kind-level = 练习单，难度 { $level }
sheet-mix = 综合练习
sheet-name = 姓名
sheet-class = 班级
sheet-date = 日期
sheet-screen = 在屏幕上做
sheet-foot = 编号 { $seed }
sheet-place = 第 { $page } 页，共 { $pages } 页
sheet-answers = 答案
sheet-exercise = 第 { $number } 题：在屏幕上做
sheet-white-to-move = 白方走
sheet-black-to-move = 黑方走
sheet-line-move = 着法
sheet-line-number = 填数
sheet-line-word = 答
sheet-line-way = 步数
sheet-cue-way = 在棋盘上把路线画出来。
sheet-cue-letters = 在格子里写字母：K Q R B N P。黑方的画个圈。

## 答案

key-route = { $way }，{ $count } 步；一样短的走法都对。
key-initial = 同开局的样子
key-line = { $moves }；例如 { $line }
key-all-but = 除了 { $moves }，哪一着都行
key-put = { $side }：{ $pieces }
key-empty = { $squares } 空着

## 同样的题，做成学习平台用的文件

export-offer = 同样的题，也可以下载成学习平台用的文件：
export-xml = Moodle XML（带棋盘图）
export-gift = GIFT
export-answer = 答案：{ $answer }
export-how-move = 写出这一着：用记谱（Nf3），或者写起点和终点（g1f3）。
export-how-first-move = 写出第一着：用记谱（Nf3），或者写起点和终点（g1f3）。
export-how-squares = 按顺序写出格子的名字，中间用空格键隔开：a1 b3 h8。
export-how-several = 正确的可能不止一个，请全部选出来。
export-how-route = 最少要走几步？写出数字。
