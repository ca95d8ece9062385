# 复习、进度图，以及把进度带到别的设备上。

review-title = 复习
review-lead = 学过的规则会回到这里来。做错的很快就回来，记住的隔几个星期再来。
review-today = 今天
review-due = 有 { $count } 条规则该复习了。
review-start = 现在复习
review-next = 接着复习
review-more = 还有 { $count } 条
review-nothing = 还没有要复习的。
review-nothing-help = 先在课里做几道题，学过的规则到了时候就会出现在这里。
review-done = 都复习完了，现在没有要复习的。
review-on = 去上课
wait-now = 下一条现在就该复习了。
wait-minutes = 下一条过 { $count } 分钟再来。
wait-hours = 下一条过 { $count } 小时再来。
wait-tomorrow = 下一条明天再来。
wait-days = 下一条过 { $count } 天再来。

## 进度图

progress-title = 我的进度
progress-lead = 课程里的每一条规则，记得怎么样，都在这里。
progress-map = 规则图
level-new = 还没学
    .meaning = 还没做过这条规则的题。
level-learning = 在学
    .meaning = 刚学过，或者上次做错了。
level-known = 记住了
    .meaning = 隔了几天还能做对。
level-mastered = 掌握了
    .meaning = 隔了几个星期还能做对。
level-due = 该复习

## 保存什么

keep-title = 保存了什么
keep-what = 本站保存你的回答和每条规则记得怎么样。这些记在一个随机号码下，号码放在这个浏览器的 Cookie 里。本站不知道你的名字，也不知道邮箱。
keep-long = 最后一次答题之后过 180 天，全部删除；想马上删除也可以。

## 换一台设备

carry-title = 把进度带走
carry-lead = 有了取进度的码，换一部手机、换一台电脑也能接着学。之后两台设备共用一份进度。
carry-once = 每个码只能用一次，24 小时内有效。别给别人看：谁输入了它，谁就和你共用进度。
carry-make = 取一个码
carry-step-open = 在另一台设备上打开页面底部的“我的进度”，再点“输入码”。
carry-step-enter = 把这个码写进去。
carry-nothing = 还没有可以带走的进度。先做一道题吧。
join-title = 输入码
join-lead = 进度在另一台设备上？在那边取一个码，写在这里。
join-label = 你的码
join-enter = 继续
join-where = 码在另一台设备上取：打开页面底部的“我的进度”，再点“把进度带走”。
join-no-code = 码由十二个字母和数字组成，比如 7K2M-Q4XD-09TB。请再看一看。
join-unknown = 没有这个码。请对照另一台设备再看一遍，或者在那边重新取一个。
join-expired = 这个码已经超过 24 小时了。请在另一台设备上重新取一个。
join-used = 这个码已经用过了。每个码只能用一次，请在另一台设备上重新取一个。
join-own = 这台设备已经和那份进度共用了，不用再做什么。
join-too-often = 从这里试的码太多了。请过一个小时再试。
join-both = 两台设备上都有进度，会合在一起。
join-here =
    { $count ->
        [0] 这台设备：做过题，还没有做对的。
       *[other] 这台设备：做对了 { $count } 道题。
    }
join-there =
    { $count ->
        [0] 另一台设备：做过题，还没有做对的。
       *[other] 另一台设备：做对了 { $count } 道题。
    }
join-what = 什么都不会丢。合并之后，两台设备上的进度一样，而且不能再分开。两台都是你自己的，再继续。
join-sure = 合在一起
join-not = 先不合
join-done = 好了，两台设备现在共用你的进度。

## 删除

erase-title = 删除我的进度
erase-what = 你的全部回答、每条规则记得怎么样，还有取过的码，都会删除。
erase-all = 共用这份进度的每一台设备都一样。删了就找不回来了。
erase-sure = 全部删除
erase-not = 留着
erase-done = 全部删除了。什么时候想学，随时可以重新开始。
