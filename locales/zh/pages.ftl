# 页面上的话：课程、习题和规则之外的一切。

site-name = 弈则
site-tagline = 国际象棋规则，讲清为什么
site-description = 在真实局面上学国际象棋规则。什么着法都可以试：棋盘告诉你行不行，为什么。
language-name = 中文
beside-on = 中英对照
beside-off = 只看中文
skip = 跳到正文
nav-label = 主导航
nav-lessons = 课程
nav-class = 班级
nav-signed-in = 已登录：
nav-rules = 规则
nav-questions = 常见问题
foot-licence = 弈则是自由软件，采用 GNU 通用公共许可证第 3 版或更新版本。
foot-art = 棋盘：chessground。棋子图案：Colin M. L. Burnett。许可证相同。
foot-api = 给程序用：JSON 接口

## 课程

part-basics = 第一部分　棋盘和棋子
part-check = 第二部分　将军和将死
part-special = 第三部分　特殊走法
part-results = 第四部分　对局怎么结束
part-more = 第五部分　棋盘之外

home-title = 国际象棋规则，讲清为什么
home-what = { $count } 节小课，从认棋盘开始：每条规则都讲明白，摆给你看，再让你练一练。
home-how = 什么着法都可以试，不合规则的也行：棋盘会告诉你是哪条规则、哪一格、哪个子。
home-start = 开始：{ $lesson }
home-go-on = 接着学：{ $lesson }
home-go-on-puzzle = 接着做：{ $lesson }，第 { $number } 题
home-done = 这里的题你全做对了，真棒！
home-try = 现在就试试
home-question = 黑方刚把象走到 a6，轮到白方。还能短易位吗？点一下 e1 的王，再点 g1。
home-lessons = 课程
progress =
    { $solved ->
        [0] { $total } 道题
       *[other] 做对 { $solved } 道，共 { $total } 道
    }

contents = 本课内容
lesson-puzzles = 习题
lesson-practise =
    { $number ->
        [1] 开始做题
       *[other] 接着做第 { $number } 题
    }
lesson-next = 下一课：
section-practice = 试一试：{ $count } 道小题
figure-number = 图 { $number }

note-sources = 出处
note-fide = 国际棋联规则
note-appendix = 附录 { $letter }
note-silent = 国际棋联规则没有规定。
note-advice = 建议
note-advice-text = 这是下棋的好习惯，不是强制的规则。
note-slip = 资料的疏漏

## 棋盘

board = 棋盘
board-pieces = 棋盘：{ $pieces }
board-empty = 空棋盘
board-turned = { $board }。白方右手边的角格 h1 是深色的。
board-right = { $board }。白方右手边的角格 h1 是浅色的。
board-picked = { $square }，已拿起
try-picked = 拿起了：{ $square }。再点要去的格；点同一格就放下。
try-unreadable = 没有这个格。格名从 a1 到 h8。
put-back = 放回去
write-label = 也可以写出着法
write-try = 试一试
promote-title = 兵走到了底线。要变成什么？
promote-pawn = 还是兵
promote-cancel = 取消
line-opening = 共 { $count } 着，一着一着看。用键盘的话，按左右方向键也行。
line-controls = 一着一着看
line-first = 回到开头
line-back = 退一着
line-next = 下一着
line-last = 走到最后
line-moves = 着法
condition-met = 满足：
condition-unmet = 不满足：
verdict-also = 还有这些原因：
verdict-rule = 规则：{ $rule }
verdict-rule-link = 看这条规则
verdict-lesson = 课程：{ $lesson }
script-busy = 正在看……
script-network = 服务器没有回应。棋盘已经恢复原样，请过一会儿再试。

## 习题

puzzle-title = { $lesson }，第 { $number } 题
puzzle-position = 第 { $number } 题，共 { $count } 题
puzzle-solved = 已做对
puzzle-tried = 做过
puzzle-about = 这道题练什么
puzzle-nav = 本课习题
puzzle-previous = 上一题
puzzle-next = 下一题
puzzle-odd-answer = 这种回答不合这道题。请在棋盘上或下面的表里作答。
next-puzzle = 下一题
all-lessons = 全部课程
answer-legend = 你的回答
answer-choice = 看看对不对
answer-squares = 看看标得对不对
squares-how = 点一下格子就标上，再点一下就去掉。
legend-good = 标对了
legend-extra = 多标了
legend-missing = 这里还缺子
legend-wrong = 这里应该是别的子
legend-surplus = 这里不该有子
number-unreadable = 这不是数字。请用阿拉伯数字写，比如 12。
number-label = 你的数字
text-label = 你的回答
answer-setup = 看看摆得对不对
setup-how = 先选一个棋子，再点它该站的格子；再点一次就拿掉。
setup-keys = 用键盘：方向键选格，按 K、Q、R、B、N、P 放子，加 Shift 放另一方的子，按 Delete 清空。
setup-tools = 棋子
setup-eraser = 橡皮
route-how = 点下一步要去的格子，一步一步走到目标。
route-steps-none = 还没有走
route-steps-one = 走了 1 步
route-steps-more = 走了 { $count } 步
step-undo = 退一步
start-again = 重新开始
ruling-events = 在棋盘上这个局面里，接着发生了：
notate-marked = 标出的格子从左数第 { $column } 个，从下数第 { $row } 个。
hint-ask = 给个提示
hint-more = 再给个提示
hint-answer = 看答案
hint-answer-squares = 答案（棋盘上的虚线圈）：{ $squares }。

## 规则

rules-title = 全部规则
rules-lead = 课程里讲到的、棋盘会提到的每一条规则，注明资料出处和国际棋联规则的条目。
rules-search = 找一条规则，中文英文都行
rules-found = 找到 { $count } 条规则。
rules-near = 没有规则包含所有这些词，下面这些比较接近。
rules-nothing = 没有找到这样的规则。换一两个词试试，比如棋子或者着法的名字；全部规则都在下面。
rules-all = 全部规则
rules-unwritten = 课程还没写到的规则
sources-title = 规则从哪里来
sources-lead = 这些规则整理自两份中文网络资料，每一条都对照过国际棋联的规则。规则旁边的字母和数字，就是它在资料里的位置。
sources-a = 一个网页，收了六篇短文，编号 A1 到 A6。A1、A2、A5 是写给初学者的短规则；A3 讲棋子怎么走；A4 像比赛规则，写了处罚与和棋；A6 讲王车易位，再给每种棋子提建议，讲到后就断了。
sources-b = 一个 2015 年的网页，讲国际象棋常识。B1 讲棋盘和棋子，B2 讲走法，B3 讲特殊走法，B4 讲胜、负、和，B5 讲积分和级别，B6 讲棋盘、棋色和一点历史。
sources-laws = 国际棋联（FIDE）的《国际象棋规则》，2023 年 1 月 1 日起施行。“3.8.2”这样的数字是条目编号。
sources-slips = 两份资料都有疏漏：有的讲得太简单，有的已经过时，还有几处写错了。遇到这样的规则，我们会写明资料怎么说、今天怎么算。
rule-lesson = 在这一课讲：{ $lesson }
rule-puzzles = 练这条规则的习题
rule-points = 用积分计算器算一算
rule-desk = 到裁判台试一试
rule-asked = 初学者常问

## 术语表

glossary-title = 术语表
glossary-lead = 下棋的行话，中英文对照，都注了拼音，说清是什么意思。
glossary-search = 找一个词，中文、英文、拼音都行
glossary-found = 找到 { $count } 个词。
glossary-near = 没有一条包含所有这些词，下面这些比较接近。
glossary-nothing = 没有找到这样的词。换个短一点的试试；全部术语都在下面。
glossary-all = 全部术语
glossary-groups = 分类
glossary-lesson = 这一课的词
glossary-see = 有的词不明白？看看术语表。

## 常见问题

questions-title = 初学者常问的问题
questions-lead = 每个问题都有简短的回答，还有一个棋盘，由规则来判。什么着法都可以在上面试。
questions-search = 找一个问题
questions-find = 搜索
questions-themes = 分类
questions-examples = 易位|过路兵|牵制|逼和|超时
questions-found = 找到 { $count } 个问题。
questions-near = 没有问题包含所有这些词，下面这些比较接近：
questions-nothing = 没有找到这样的问题。
questions-nothing-help = 换一两个词试试，比如规则或者棋子的名字，中文英文都行：
questions-nothing-board = 也可以直接在棋盘上试：每节课都有棋盘，随便走一着，棋盘会告诉你行不行、为什么。
questions-all = 全部问题
questions-rules = 用到的规则
questions-lessons = 课程里讲过
questions-asked = 自己答一答
questions-puzzles = 练一练
questions-nav = 别的问题
questions-previous = 上一个
questions-next = 下一个
questions-points-win = { $winner } 分的棋手赢了 { $loser } 分的棋手：按资料的积分办法得 { $gain } 分，按等级分（Elo）得 { $elo } 分。
questions-points-upset = 反过来，{ $winner } 分的赢了，就得 { $gain } 分，按等级分得 { $elo } 分。

## 出了问题

page-not-found = 这里没有页面
    .help = 可能是地址打错了，也可能页面搬走了。课程和规则都还在。
page-bad-request = 这个请求读不懂
    .help = 里面有些内容和页面要的不一样。请回到课程再试一次。
page-forbidden = 这是从别的网站发来的
    .help = 为了保护你的学习记录，只接受从本站页面发来的回答。请在这里打开习题，再答一次。
page-method = 这个页面不收这种请求
    .help = 它只能看，不能往里发东西。请从课程里打开。
page-too-large = 一次发来的太多了
    .help = 一个回答最多是几个格，或者一着棋。请回到习题，在棋盘上作答。
page-unavailable = 回答没有存下来
    .help = 服务器暂时读不到记录，所以这次不算。请过一会儿返回重发一次。
