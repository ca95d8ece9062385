# 教师账号：注册、登录、退出，密码、恢复码和令牌。

account-title = 我的账号
account-lead = 当前登录：{ $name }。
account-foot = 教师入口

## 要填的

account-name = 用户名
account-name-help = 2 到 40 个字，中文、英文都行。以后就用它登录。
account-password = 密码
account-password-new = 新密码
account-password-now = 现在的密码
account-password-help = 至少 10 个字符。把三四个词连起来，又长又好记。
account-password-show = 显示
account-password-hide = 隐藏
account-name-short = 用户名至少要有两个字，字母或数字也行。
account-name-long = 太长了：用户名最多 40 个字。
account-name-sign = 用户名里不能有“{ $sign }”。可以用汉字、字母、数字、空格和 . - _ · 这几个符号。
account-name-taken = 这个名字已经有人用了。如果就是你，请直接登录；不是的话，请换一个。
account-name-missing = 请写上用户名。
account-password-missing = 请写上密码。
account-password-wrong = 密码不对。再看一看，大小写要分清。
account-wait = 试的次数太多了。请过 { $minutes } 分钟再试。
account-busy = 现在登录的人很多，请过几秒钟再试。

password-short = 还差 { $count } 个：密码至少 10 个字符。
password-long = 太长了：密码最多 200 个字符。
password-common = 太容易猜了，别人一上来就会试它。换成几个互不相干的词吧。
password-name = 和用户名太像了，换一个吧。
password-fair = 可以用。再长一点更安全。
password-good = 不错。
password-strong = 很好。

## 注册

signup-title = 注册新账号
signup-lead = 给老师用的：有了账号就能建班、布置作业，看学生懂了没有。不用邮箱。
signup-do = 注册
signup-have = 已经有账号了？去登录
signup-pupil = 是学生？不用注册，有班级码就行
signup-invitation = 邀请码
signup-invitation-help = 向管理本站的人要。
signup-invitation-wrong = 邀请码不对。再看一看，或者问问管理本站的人。
signup-closed = 这里现在不开放注册。需要账号的话，请找管理本站的人。

## 登录和退出

signin-title = 登录
signin-lead = 老师从这里登录。
signin-do = 登录
signin-stay = 在这台设备上保持登录 30 天
signin-stay-help = 学生也用的电脑，不要选这一项。
signin-wrong = 用户名和密码对不上。两个都再看一看，密码要分大小写。
signin-forgot = 忘了密码？
signin-new = 还没有账号？去注册
signin-signed-out = 已经退出登录。
signin-deleted = 账号已经删除。
signout-do = 退出登录

## 忘了密码

recover-title = 重设密码
recover-lead = 注册时给过你几个恢复码，拿一个出来就能重设密码。每个只能用一次。
recover-code = 恢复码
recover-do = 重设密码
recover-no-code = 恢复码由十二个字母和数字组成，比如 7K2M-Q4XD-09TB。请再看一看。
recover-wrong = 用户名和恢复码对不上，或者这个码已经用过了。换下一个试试。
recover-none = 码都用完了？管理本站的人可以再给你一个。
recover-back = 回到登录

## 恢复码

codes-title = 你的恢复码
codes-lead = 万一忘了密码，用其中一个码就能重设。每个只能用一次。
codes-once = 只在这里显示这一次。请打印出来，或者抄下来，放在学生看不到的地方。
codes-print = 打印
codes-for = 用户名：{ $name }
codes-on = 收好了，继续
codes-left =
    { $count ->
        [0] 一个码都没有了。请重新取一组，免得忘了密码进不来。
       *[other] 还有 { $count } 个码没用。
    }
codes-new = 重新取一组
codes-new-what = 新的八个码会代替以前所有的码。
codes-new-title = 重新取恢复码

## 账号

account-password-title = 修改密码
account-password-what = 改了以后，别的设备都要重新登录，令牌也全部作废。
account-password-do = 修改密码
account-sessions-title = 退出登录
account-sessions-what = 手机丢了，或者在别处忘了退出？这样可以让所有设备都退出，包括这一台。
account-sessions-do = 所有设备都退出
account-done-password = 密码改好了。别的设备都已退出，令牌也都作废了。
account-done-recovered = 新密码已经生效。别的设备都已退出，令牌也都作废了。
account-done-revoked = 令牌已经作废，再也用不了了。
account-same = 这就是你现在的密码。

tokens-title = 给程序用的令牌
tokens-what = 有了令牌，成绩册之类的程序就能代你读取和修改班级。只给你信得过的程序。
tokens-docs = 程序能用它做什么
tokens-list = 管理令牌
tokens-none = 还没有令牌。
tokens-label = 做什么用？
tokens-label-help = 写个名字，以后好认，比如“成绩册”。
tokens-label-missing = 请写上做什么用。
tokens-make = 生成一个令牌
tokens-many = 已经有二十个令牌了。先作废一个不用的吧。
tokens-fresh = 新的令牌
tokens-once = 只在这里显示这一次。现在就复制到要用的地方。
tokens-made = 生成时间
tokens-used = 上次使用
tokens-unused = 没用过
tokens-revoke = 作废
tokens-revoke-which = 作废“{ $label }”
tokens-revoke-what = 用着它的程序马上就进不来了。
tokens-revoke-not = 留着

delete-title = 删除账号
delete-what = 账号、令牌，还有你自己出的题，都会删除。删了就找不回来了。
delete-classes = 下面的班没有别的老师，会一起删除，学生和他们的全部回答也都没有了：
delete-class =
    { $count ->
        [0] { $name }，还没有学生
       *[other] { $name }，有 { $count } 名学生
    }
delete-shared = 班里还有别的老师的，会留给他们。
delete-first = 以后还用得着吗？先到班级的设置页，把全部数据下载下来。
delete-do = 全部删除
delete-not = 保留账号
