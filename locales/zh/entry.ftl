# 学生登录：班级码、名字、密码，还有登录卡。

entry-title = 学生登录
entry-lead = 有登录卡和手机，就扫卡上的二维码。没有手机，就在这里写班级码。
entry-code = 班级码
entry-code-how = 六个字母，登录卡上有，也可以问老师。大写小写都行。
entry-code-go = 下一步
entry-code-form = 班级码是六个字母，没有数字。请对照登录卡再看一看。
entry-code-unknown = 没有这个班级码。请对照登录卡，一个字母一个字母再看一遍。
entry-too-often = 试的次数太多了。请过 { $minutes } 分钟再试。
entry-archived = “{ $name }”这个班已经停用，现在不能登录。请问问老师。
entry-empty = “{ $name }”里还没有学生的名字。请告诉老师。
entry-who = 你是谁？
entry-who-how = 点自己的名字。
entry-other-class = 不是这个班？换一个班级码
entry-pin = 密码
entry-pin-how = 登录卡上的四个数字。
entry-not-me = 不是我，重新选名字
entry-stay = 记住我，下次不用再登录
entry-stay-how = 用的是自己的手机或电脑，才打钩。学校的电脑不要打钩。
entry-go = 登录
entry-pin-form = 密码是四个数字。
entry-pin-wrong = 密码不对。看看登录卡，再试一次。连错五次，就要等几分钟。忘了密码，可以请老师给一个新的。
entry-locked = 密码错了太多次，请过 { $minutes } 分钟再试。有登录卡，就扫卡上的二维码，现在就能登录。
entry-locked-day = 今天密码错了太多次，请过 { $hours } 小时再试。扫登录卡上的二维码，现在就能登录。也可以请老师给一个新密码。
entry-signed = 现在登录的是 { $name }（{ $class }）。
entry-go-on = 继续
entry-out = 退出登录
entry-out-done = 已经退出登录。
entry-teacher = 我是老师

## 登录卡

card-title = 登录卡
card-who = 这是 { $name } 的登录卡（{ $class }）。
card-go = 我是 { $name }，登录
card-not = 不是你的卡？把它还给 { $name } 或老师。
card-unknown = 这张卡用不了了
card-unknown-why = 老师可能打印了新卡，旧卡就不能用了。请用新卡，或者用班级码和密码登录。
card-unknown-go = 用班级码登录

## 打印的卡

cards-title = 登录卡
cards-now = 现在就打印。密码和二维码只在这一页显示一次，离开就看不到了。
cards-how = 用浏览器的打印功能（Ctrl+P），A4 或信纸（Letter）都行。沿虚线剪开，一人一张。
cards-later = 没打印就关掉了？到“学生”里给他们打上钩，再打印新卡。
cards-print = 打印
cards-done = 打印好了，回到班级
cards-class = 班级
cards-code = 班级码
cards-pin = 密码
cards-scan = 扫码登录
cards-or = 或打开
cards-keep = 老师自己留着：名单和密码
cards-keep-what = 这一页别发给学生。
cards-name = 名字

## 学生已登录时

pupil-carry = 换一台手机或电脑，也用登录卡或密码登录，进度就在那里，不用取码。
pupil-carry-go = 去学生登录页
pupil-erase = 你的进度由老师保管，自己不能删除。想删除，请告诉老师。
pupil-join = 你已经登录了，用不着码。要在这个浏览器里取回别的进度，请先退出登录。
