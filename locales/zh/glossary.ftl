# 术语，按类排。note 写容易说错、读错的地方。

## 棋局和棋盘

group-board = 棋局和棋盘

term-chess = 国际象棋
    .meaning = 两个人在 64 格的棋盘上下的棋。攻击对方的王，让它怎么也躲不掉，就赢了。
    .note = 光说“象棋”，多半是指中国象棋，所以“国际”两个字别省。

term-white = 白方
    .meaning = 拿浅色棋子、先走的一方；也指这一方的棋子。

term-black = 黑方
    .meaning = 拿深色棋子、等白方走了再走的一方；也指这一方的棋子。

term-opponent = 对方
    .meaning = 坐在棋盘那一边、和自己下棋的人。

term-board = 棋盘
    .meaning = 横竖各 8 格，颜色一深一浅，一共 64 格。摆的时候，双方右手边的近角都要是浅色的格子。

term-square = 格子
    .meaning = 棋盘上的一个小方块。棋子放在格子里面，一格只放一个。

term-light-square = 白格
    .meaning = 颜色浅的格子，一共 32 个。米色的、淡绿的，也叫白格。
    .note = 白格说的是格子，白方说的是下棋的人，别弄混。

term-dark-square = 黑格
    .meaning = 颜色深的格子，也是 32 个。

term-file = 直线
    .meaning = 从这一方通到那一方的一排格子。一共 8 条，用字母 a 到 h 来叫。
    .note = 说“直线”，不说“列”。

term-rank = 横线
    .meaning = 左右方向的一排格子。一共 8 条，从白方那边数起，用数字 1 到 8 来叫。
    .note = 说“横线”，不说“行”。

term-coordinates = 坐标
    .meaning = 格子的名字，先字母，后数字。e 线和第 4 横线交叉的那一格，就叫 e4。

term-diagonal = 斜线
    .meaning = 格子角碰角连成的一条直路，颜色全都一样。用两头的格子来叫，比如 a1–h8。

term-centre = 中心
    .meaning = 棋盘最中间的四格：d4、d5、e4、e5。

term-extended-centre = 扩展的中心
    .meaning = 围着中心的一圈，12 格。也有人把中心四格一起算进去，说 16 格。

term-central-file = 中心直线
    .meaning = 正中间的两条直线，d 线和 e 线，也叫中路。

term-edge-file = 边线
    .meaning = 最靠边的两条直线，a 线和 h 线。

term-kingside = 王翼
    .meaning = e、f、g、h 四条线这半边，开局时王在这边。白方的王翼，也就是黑方的王翼。
    .note = 别用左右来说：白方的左边，是黑方的右边。

term-queenside = 后翼
    .meaning = a、b、c、d 四条线那半边，开局时后在那边。

term-back-rank = 底线
    .meaning = 最靠边的两条横线，第 1 和第 8。说王的时候，是离自己最近的那条；说兵的时候，是往前走到头的那条。
    .note = 英文是两个词：back rank 是近的，last rank 是远的。

## 棋子

group-pieces = 棋子

term-piece = 棋子
    .meaning = 在棋盘上走来走去的，就是棋子。每方 16 个，分六种。
    .note = 口头上常说一个字，“子”：吃子、换子、轻子。

term-king = 王
    .meaning = 全盘最要紧的子，输赢都看它。一次走一格，哪个方向都行；它从来不会被吃掉。
    .note = 有的书里叫“国王”。

term-queen = 后
    .meaning = 最厉害的子，横、直、斜都能走，想走几格走几格。
    .note = 有的书里叫“皇后”。

term-rook = 车
    .meaning = 样子像城楼的子，横走、直走，想走几格走几格。
    .note = 下棋时念 jū，不念 chē。有的书里叫“城堡”。

term-bishop = 象
    .meaning = 戴着主教帽子的子，斜着走，想走几格走几格。
    .note = 有的书里叫“主教”。

term-knight = 马
    .meaning = 马头模样的子，走“日”字：横着或直着走两格，再往旁边拐一格。它能从别的子头上跳过去。
    .note = 有的书里叫“骑士”。

term-pawn = 兵
    .meaning = 最小的子，每方 8 个。直着往前走，斜着往前吃，永远不能后退。

term-heavy-piece = 重子
    .meaning = 后和车，本事大的子。
    .note = “重”是轻重的重，念 zhòng。

term-light-piece = 轻子
    .meaning = 象和马。王和兵不算轻子，也不算重子。

term-light-squared-bishop = 白格象
    .meaning = 走白格的象，一辈子离不开白格。每方开局有一个。
    .note = 不说“白象”：听不出是白方的象，还是走白格的象。

term-dark-squared-bishop = 黑格象
    .meaning = 走黑格的象，一辈子离不开黑格。每方开局有一个。
    .note = 不说“黑象”，道理一样。

term-bare-king = 单王
    .meaning = 一方只剩一个王，别的子全没了。

term-initial-position = 原始位置（开局局面）
    .meaning = 一局棋开始时，32 个子各站各的格，每一局都一样。

term-set-up = 摆棋
    .meaning = 开局前，把棋子放到各自的格子里。

term-solid-pieces = 立体棋子
    .meaning = 能站在棋盘上的棋子，木头的、塑料的都有，正式比赛用的就是这种。

term-flat-pieces = 平面棋子
    .meaning = 画着图形的圆片，或者屏幕上的图。

term-piece-value = 棋子的价值
    .meaning = 大概估一估，一个子值多少：后 9，车 5，象 3，马 3，兵 1。用来比一比，不算输赢。

term-material = 子力
    .meaning = 一方在棋盘上的全部本钱，按棋子的价值来算。

## 走子和吃子

group-moves = 走子和吃子

term-move = 一着
    .meaning = 一方走一次，就是一着：把一个子从一格走到另一格。
    .note = “着”念 zhāo。口头说“一步”也行。

term-full-move = 一回合
    .meaning = 白方一着，加上黑方一着。把棋记下来，就按回合编号。
    .note = 下了十回合，就是双方各走了十着。

term-taking-turns = 轮流行棋
    .meaning = 白方先走，然后一人一着轮着来。不能连走两着，也不能停一着不走。

term-side-to-move = 轮到走的一方
    .meaning = 现在该走棋的那一方。

term-position = 局面
    .meaning = 某个时候，棋盘上的子都站在哪里，该谁走。

term-capture = 吃子
    .meaning = 走到有对方棋子的格上，把那个子拿出棋盘，合起来是一着。只有吃过路兵，不是走到被吃的兵那一格。

term-attack = 攻击
    .meaning = 一个子能吃到哪一格，就在攻击哪一格。那一格空着也算。

term-protect = 保护
    .meaning = 一个子要是被吃，自己人能马上吃回来，它就有保护。

term-threat = 威胁
    .meaning = 这一着要是不管，对方下一着就要得手，这就是威胁。

term-exchange = 换子（兑子）
    .meaning = 双方互相吃子：吃掉对方的，自己的也被吃掉。
    .note = “兑子”多半指换掉价值差不多的子。

term-jump = 越子
    .meaning = 从挡路的子头上过去。平时只有马能越子；王车易位的时候，车要越过王。

term-starting-square = 起始格
    .meaning = 一个子开局时站的那一格。

term-double-step = 走两格
    .meaning = 兵的第一步可以一口气走两格，这两格都要空着。

term-legal-move = 合法着法
    .meaning = 合规则的走法。子的走法要对，走完以后，自己的王也不能受到攻击。

term-open-file = 开放线
    .meaning = 一个兵也没有的直线，正好给车走。

term-open-position = 开放局面
    .meaning = 兵换掉了一些，线路都通了。

term-closed-position = 封闭局面
    .meaning = 双方的兵顶在一起走不动，线路都堵住了。

term-opening = 开局
    .meaning = 一局棋刚开始，双方忙着出子的时候。

term-middlegame = 中局
    .meaning = 开局以后，子都出来了，打得最热闹的时候。

term-endgame = 残局
    .meaning = 棋快下完，子不多了的时候。这时王也要出来帮忙。

## 将军和将死

group-check = 将军和将死

term-check = 将军
    .meaning = 王受到对方棋子攻击，就是被将军，马上就要应。
    .note = “将”念 jiāng。用不着喊一声“将”。

term-answer-check = 应将
    .meaning = 走一着，让王不再被将军。办法有三个：吃掉将军的子，把王走开，在中间垫一个子。
    .note = “应”是回应的应，念 yìng。

term-move-away = 避将
    .meaning = 应将的一种办法：把王走到不受攻击的格。

term-block-check = 垫将
    .meaning = 应将的一种办法：在中间垫一个子。马和兵将的军，垫不了。

term-double-check = 双将
    .meaning = 两个子同时将军。要应，只能走王。

term-discovered-check = 闪将
    .meaning = 前面的子从线上让开，后面的子露出来将军。

term-cross-check = 反将
    .meaning = 应将的同时，反过来将对方一军。自己的王真的解了将，才能这样走。

term-moving-into-check = 送王
    .meaning = 把王走到受攻击的格上。规则不许这样走。

term-pin = 牵制
    .meaning = 对方的后、车或象对着你的王，中间只隔着你的一个子：这个子不能让开那条线。

term-pinned = 被牵制
    .meaning = 被牵制的子，只能顺着那条线走，不会那样走就动不了。可是它照样在攻击，还能将军。

term-checkmate = 将死（将杀）
    .meaning = 王被将军，怎么应都应不了。棋当场结束，将死对方的一方赢了。
    .note = 口头上也说“杀”：一步杀、底线杀。

term-back-rank-mate = 底线杀
    .meaning = 王被自己的兵堵在底线上，对方的车或后在底线上一将，就将死了。

term-smothered-mate = 闷杀
    .meaning = 王四周全是自己的子，走不开，一个马就把它将死了。
    .note = “闷”念 mèn，就是闷在里面出不来。

## 特殊走法

group-special = 特殊走法

term-castling = 王车易位
    .meaning = 一着走两个子：王向着车横走两格，车从王头上越过去，落在王的另一边，紧挨着。每方一局只有一次，还要够条件。
    .note = “车”念 jū。有的老书叫“入堡”，听得懂就行。

term-short-castling = 短易位
    .meaning = 往王翼易位，记作 0-0。车走两格。

term-long-castling = 长易位
    .meaning = 往后翼易位，记作 0-0-0。车走三格，王还是走两格。

term-castling-right = 易位权
    .meaning = 王和那一翼的车都没走动过，那个车也没被吃掉，那一翼的易位权就还在。被将军，或者中间有子，只是眼下不能易位。

term-en-passant = 吃过路兵
    .meaning = 对方的兵一步走两格，正好停在己方的兵旁边，可以当它只走了一格，斜着把它吃掉。只有紧接着的那一着能这样吃。
    .note = 记作 e.p.，来自法语 en passant，意思是“路过”。

term-promotion = 升变
    .meaning = 兵走到底线，当着就要变成己方的后、车、象或马。变哪个自己选，不变不行。
    .note = 说“升变”，不说“升级”。

term-underpromotion = 低升变
    .meaning = 兵升变的时候不变后，变成车、象或马。有时候偏要这样才对。

## 对局怎么结束

group-results = 对局怎么结束

term-game = 对局
    .meaning = 两个人下的一盘棋，从第一着走到有结果。

term-result = 结果
    .meaning = 白胜记 1-0，黑胜记 0-1，和棋记 ½-½。

term-draw = 和棋
    .meaning = 谁也没赢的棋。多数比赛里，双方各得半分。

term-resign = 认输
    .meaning = 不下了，算对方赢。对方要是怎么走都不可能将死你，就判和。

term-flag-fall = 超时
    .meaning = 时间用完了，判负。对方要是怎么走都不可能将死你，就判和。
    .note = 老式棋钟上有一面小旗，时间一到就落下来，所以也叫“落旗”。

term-stalemate = 逼和（无子可动）
    .meaning = 轮到走的一方没有被将军，可是一步合法的棋也没有。当场和棋。
    .note = 别叫“困毙”：那是中国象棋的说法，困毙是输。

term-dead-position = 死局
    .meaning = 不管双方怎么走，谁也不可能将死谁。当场和棋。

term-perpetual-check = 长将
    .meaning = 一方一将接着一将，另一方怎么也躲不开。局面早晚要重复，多半就成了和棋。
    .note = “长”念 cháng。在中国象棋里，长将的一方要变着，不变判负。

term-threefold-repetition = 三次重复
    .meaning = 同一个局面第三次出现，轮到同一方走，能走的棋也一样。轮到走的一方可以要求判和。
    .note = “重”念 chóng，再来一次的意思。没人提，就接着下。

term-fivefold-repetition = 五次重复
    .meaning = 同一个局面第五次出现。不用谁提，自动判和。

term-fifty-move-rule = 五十回合规则
    .meaning = 双方连着各走了五十着，没吃过子，也没动过兵。轮到走的一方可以要求判和。

term-seventyfive-move-rule = 七十五回合规则
    .meaning = 双方连着各走了七十五着，没吃过子，也没动过兵。不用谁提，自动判和；最后一着正好将死的，算将死。

term-draw-by-agreement = 协议和棋
    .meaning = 一方提和，另一方同意，就和了。双方至少要各走过一着；有的比赛不许这样和。

term-offer-draw = 提和
    .meaning = 问对方愿不愿意和棋：走一着，提和，按钟。提了就不能收回。

term-claim-draw = 要求判和
    .meaning = 够了三次重复，或者满了五十回合，就可以提出来，判成和棋。要在自己走的时候提，而且要在摸子之前。
    .note = “要”念 yāo。提和要对方同意，要求判和不用。

## 比赛场上

group-table = 比赛场上

term-arbiter = 裁判
    .meaning = 比赛时管规则的人。双方说不清的事，由裁判来判。

term-touch-move = 摸子走子
    .meaning = 轮到自己走，摸了自己的子就要走它，摸了对方的子就要吃它。没有合法的走法，才可以走别的。

term-adjust = 摆正
    .meaning = 把放歪的子放正。轮到自己走的时候，先说一声“摆正”再碰，就不算摸子。
    .note = 比赛里也有人说法语 j'adoube，意思一样。

term-clock = 棋钟
    .meaning = 两个钟合成一个，一人一份时间。轮到谁走，谁的钟就走。

term-press-clock = 按钟
    .meaning = 走完一着，按一下，自己的钟停住，对方的钟开始走。

term-standard-play = 慢棋
    .meaning = 每人至少有一小时的棋。
    .note = 也叫“标准棋”。

term-rapid = 快棋
    .meaning = 每人超过十分钟、不到一小时的棋。
    .note = 要是每走一着加几秒，六十着加的时间也算在里面。

term-blitz = 超快棋
    .meaning = 每人最多十分钟的棋。

term-illegal-move = 违例
    .meaning = 走了不合规则的棋，要退回来重走。按过钟的，第一次给对方加时间，第二次一般就判负。

term-laws = 国际象棋规则
    .meaning = 下棋要守的正式规则。这门课按 2023 年起用的那一版来讲。

term-fide = 国际棋联
    .meaning = 管国际象棋的世界组织，规则由它来定。

term-cca = 中国国际象棋协会
    .meaning = 管全国国际象棋的协会。
    .note = 英文名字里没有“国际”两个字，可它管的不是中国象棋。

## 记谱

group-notation = 记谱

term-notation = 记谱
    .meaning = 把着法写下来，以后可以照着再摆一遍。

term-score-sheet = 记录纸
    .meaning = 比赛时用来记双方着法的那张纸。

term-game-score = 棋谱
    .meaning = 把一盘棋从头到尾的着法写下来，就是棋谱。

term-algebraic-notation = 代数记谱法
    .meaning = 现在通用的记法：先写棋子的字母，再写格子的名字。

term-piece-letter = 棋子的字母
    .meaning = 王 K，后 Q，车 R，象 B，马 N。兵不写字母。

term-short-notation = 简易记谱
    .meaning = 只写走到哪一格：Nf3。这门课就这样写。

term-long-notation = 完整记谱
    .meaning = 从哪一格走到哪一格，都写出来：Ng1-f3。

term-annotation = 评注符号
    .meaning = 给一着棋打的评语：! 是好棋，? 是坏棋，写两个，分量更重。它不是着法的一部分。

## 积分与级别

group-rating = 积分与级别

term-points = 积分
    .meaning = 看一个人下得怎么样的分数，赢了加，输了扣。课里讲的是一家自己定的算法。

term-point-difference = 分差
    .meaning = 开局前，两个人差多少分。加多少、扣多少，看的就是它。

term-grade = 级别
    .meaning = 按积分分出来的台阶。30 级最低，1 级最高，每升一级要多 100 分。

term-elo = 等级分（Elo）
    .meaning = 国际棋联用的分数，名字来自它的设计者埃洛。分高的赢分低的，差得越多，加得越少，一点一点变小，不会跳。

## 中国象棋和历史

group-xiangqi = 中国象棋和历史

term-xiangqi = 中国象棋
    .meaning = 中国自己的象棋。子放在交叉点上，棋盘中间有河界，两头有九宫。

term-point = 交叉点
    .meaning = 两条线相交的地方。中国象棋有 90 个点，子就放在点上；国际象棋的子放在格子里。

term-river = 河界
    .meaning = 中国象棋棋盘中间的那条空档，有的子不能过。国际象棋没有河。

term-palace = 九宫
    .meaning = 中国象棋里，将和帅不能走出去的九个点。国际象棋没有九宫，王哪里都能去。

term-red = 红方
    .meaning = 中国象棋里先走的一方。国际象棋里先走的是白方。

term-general = 将（帅）
    .meaning = 中国象棋里最要紧的子，好比国际象棋的王。
    .note = “将”是棋子的时候，念 jiàng；将军的“将”，念 jiāng。

term-adviser = 士（仕）
    .meaning = 在九宫里陪着将和帅，一次斜走一步。国际象棋没有这种子。

term-elephant = 象（相）
    .meaning = 中国象棋的象走“田”字，不能过河。国际象棋的象，只要斜线通，走多远都行。

term-cannon = 炮
    .meaning = 中国象棋里，隔着一个子去吃另一个子。国际象棋没有炮。

term-soldier = 卒（兵）
    .meaning = 中国象棋的兵怎么走就怎么吃，过了河可以横走。国际象棋的兵直走斜吃，永远不能横走。

term-hobbled-leg = 蹩马腿
    .meaning = 中国象棋里，马身边有子挡着，就往那边走不了。国际象棋的马，谁也挡不住。

term-facing-generals = 将帅照面
    .meaning = 中国象棋里，将和帅不能隔着一条空线对面站着。国际象棋的两个王可以，只是不能挨在一起。

term-no-move-left = 困毙
    .meaning = 中国象棋里，轮到走却没棋可走，就输了。国际象棋里，没有被将军就是逼和，算和棋。

term-old-soldier = 老兵
    .meaning = 中国象棋里，走到最底下、只能左右挪的兵。国际象棋的兵到了底线要升变。

term-chaturanga = 恰图兰卡
    .meaning = 印度古老的棋，国际象棋就是从它变来的。也是横竖各八格，不过只有一种颜色。
