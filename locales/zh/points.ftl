# 积分与级别：计算页、图表，以及接口对一盘棋的说明。

points-gained = { $who } 得 { $gain } 分，{ $other } 扣同样多。
points-kept = 双方都不加分，也不扣分。
points-reason-draw = 和棋，双方相差 { $difference } 分（{ $band }）：分低的一方得 { $sum } 分。
points-reason-draw-nothing = 和棋，双方相差 { $difference } 分（{ $band }）：积分不变。
points-reason-lower-wins = 分低的一方赢，双方相差 { $difference } 分（{ $band }）：得 { $sum } 分。
points-reason-higher-wins = 分高的一方赢，双方相差 { $difference } 分（{ $band }）：得 { $sum } 分。
points-reason-higher-wins-nothing = 分高的一方赢，双方相差 { $difference } 分（{ $band }）：不得分。
points-reason-equal = 双方积分相同，赢一盘得 10 分。
points-reason-equal-draw = 双方积分相同，和棋不变。
points-band-under-10 = 不到 10 分
points-band-from-10 = 10 分起，不到 100 分
points-band-from-100 = 100 分起，不到 200 分
points-band-from-200 = 200 分起

## 页面

points-title = 积分与级别
points-lead = 一盘棋下完，双方的积分怎么变？这里按 2015 年一份中文资料里的办法来算，那是一家自己定的办法，不是国际棋联的等级分。等级分列在旁边，做个对照。
points-lesson = 想弄懂怎么算，看这一课：{ $lesson }
points-form = 算一盘
points-a = A 的积分
points-b = B 的积分
points-result = 结果
points-result-a-wins = A 赢
points-result-draw = 和棋
points-result-b-wins = B 赢
points-reckon = 算一算
points-bad-number = 请填一个数，比如 1520 或 1520.5，正负都不超过一百万。
points-no-result = 请选一个结果。
points-after = 这盘之后
points-faulty = 两个积分和结果都填好，这里就会算出来。
points-player = 棋手
points-col-before = 之前
points-col-change = 增减
points-col-after = 之后
points-col-elo = 等级分
points-ungraded = 无级别
points-grade = { $number } 级
points-elo = 按等级分的公式，A 这盘预期能得 { $expected } 分（赢一盘算 1 分）。增减 = K ×（实际得分 − 预期得分），这里 K 取 20；相差超过 400 分，按 400 分算。它不分档，也就不会跳。

points-bands = 各档怎么算，哪里会跳
points-bands-lead = 字母 d 是双方积分的差。一方得表里的分，另一方扣同样多。
points-bands-gain = 得多少分
points-col-difference = d
points-col-draw = 和棋：分低的得
points-col-lower = 分低的赢
points-col-higher = 分高的赢
points-leap = 从 { $below } 到 { $from }
points-this-game = 这一盘
points-reading = 资料里的档只说了整数，“10 分以内”和“10–99 分”又在 10 分处碰头。这里让每一档从上一档的尽头开始：9.99 分算第一档，10 分算第二档。结果保留两位小数，四舍五入。
points-grades = 级别
points-grades-lead = 不到 100 分没有级别；100 分起是 30 级，每多 100 分升一级，3000 分起是 1 级。资料没有说多少分对应几级，这是我们的读法。资料也没有规定最低分：积分可以扣到 0 以下。

points-chart = 分差与得分
points-chart-whole = 相差 250 分以内
points-chart-near = 放大看：相差 120 分以内
points-chart-about = 横向是双方的分差 d，从 0 到 250 分；纵向是得分，从 0 到 125 分。分低的赢：先是 10 分，到 d = 10 跳到 11 分，慢慢升到将近 20 分，到 d = 100 一下跳到 50 分，往后是 d 的一半。和棋：分低的先是不得分，到 d = 10 跳到 5.50 分，升到将近 10 分，到 d = 100 跳到 25 分，往后是 d 的四分之一。分高的赢：先是 10 分，到 d = 10 掉到 9.20 分，降到 2.08 分，d = 100 起是 2 分，d = 200 起不得分。
points-chart-caption = 实心点算在曲线上，空心点不算：得分在那里跳了一截。
points-chart-here = 这一盘：相差 { $difference } 分，得 { $gain } 分。
points-chart-beyond = 这一盘在图外：相差 { $difference } 分，得 { $gain } 分。
points-axis-difference = 分差 d
points-axis-gain = 得分

points-run = 五十盘
points-run-lead = 资料说，下过五十盘左右，得失就趋于稳定。可公式里没有一处去数盘数。真正稳下来的是分差：积分越接近真实水平，每盘的增减就越小。
points-run-how = 下面是一轮模拟：一位新手有 1500 分的水平，从 0 分开始，对手都是 1350 到 1650 分的棋友。每盘的结果随机，水平高的赢得多些。
points-run-points = 每盘之后的积分
points-run-points-about = 10 盘之后有 { $early } 分，25 盘之后有 { $middle } 分，50 盘之后有 { $late } 分。虚线是 1500 分。
points-run-changes = 每盘的增减
points-run-changes-about = 第 1 到 10 盘平均每盘增减 { $early } 分，第 41 到 50 盘平均每盘增减 { $late } 分。超过 100 分的柱子截到 100 为止。
points-run-again = 再来一轮
points-run-number = 第 { $seed } 轮
points-run-table = 五十盘的数字
points-run-game = 盘
points-run-opponent = 对手
points-run-score = 结果
points-run-won = 赢
points-run-drawn = 和
points-run-lost = 输
points-axis-games = 盘数
