# 老师的班级页：建班、名单、设置。

classes-title = 我的班
classes-lead = 建一个班，把名单贴进来，打印登录卡，就可以布置作业了。学生不用邮箱。
classes-first = 还没有班。先建一个，名字和时区填好就行。
classes-new = 建一个班
classes-join = 加入同事的班
classes-size = { $count ->
    [0] 还没有学生
   *[other] { $count } 名学生
}
classes-code = 班级码
classes-archived = 已归档的班
classes-shared = 和同事一起带

## 建班

class-new-title = 建班
class-name = 班名
class-name-how = 学生登录时会看到，比如“三（2）班国际象棋”。
class-zone = 时区
class-zone-how = 作业的截止时间按这个时区算。
class-zone-choose = 请选一个
class-zone-common = 常用
class-zone-all = 全部时区
class-make = 建这个班
class-fault-name = 请给班起个名字，最多 { $most } 个字。
class-fault-zone = 请从列表里选一个时区。
zone-shanghai = 北京时间（上海）
zone-hong-kong = 香港
zone-taipei = 台北
zone-singapore = 新加坡
zone-kuala-lumpur = 吉隆坡
zone-tokyo = 东京
zone-sydney = 悉尼
zone-auckland = 奥克兰
zone-london = 伦敦
zone-paris = 巴黎
zone-berlin = 柏林
zone-new-york = 纽约
zone-toronto = 多伦多
zone-chicago = 芝加哥
zone-los-angeles = 洛杉矶
zone-vancouver = 温哥华
zone-utc = 世界标准时间（UTC）

## 一个班

class-nav = 这个班
class-nav-overview = 概况
class-map = 全班到现在没弄明白的地方
class-nav-students = 学生
class-nav-settings = 设置
class-next = 下一步
class-next-students = 把学生名单加进来。可以从表格里复制，也可以上传文件。
class-next-students-go = 添加学生
class-next-set = 学生名单有了。布置第一份作业吧。
class-next-set-go = 布置作业
class-how-in = 学生怎么登录
class-how-card = 扫登录卡上的二维码，点一下就进来了。
class-how-code = 没有手机：打开 { $address }，写班级码，选名字，输密码。
class-students = 学生
class-students-all = 看名单
class-never = { $count ->
    [0] 每个人都登录过了。
   *[other] 还有 { $count } 人没登录过。
}
class-archived-note = 这个班已归档：学生登录不了，作业和成绩都还在。要接着用，到“设置”里取消归档。

## 名单

students-title = 学生
students-none = 还没有学生。把名单贴在下面，一行一个名字；从表格里复制，或者上传文件也行。
students-list = 名单
students-name = 名字
students-in = 最近登录
students-in-never = 还没登录过
students-pick = 选中 { $name }
students-with = 选中的学生：
students-all = 全选
students-cards = 打印新卡
students-cards-what = 新卡会换掉密码和二维码，旧卡、旧密码立刻失效，已登录的设备会退出。
students-move = 移到
students-move-go = 移过去
students-pin = 给新密码
students-add = 添加学生
students-text = 名单
students-text-how = 一行一个，或用顿号、逗号隔开。从 Excel、WPS 里整块复制也行，会自动找到名字那一列。
students-file = 或者选一个文件（CSV 或文本，最大 { $limit } KB；编码 UTF-8、GBK 都行）
students-read = 下一步：核对名单
students-most = 一个班最多 { $most } 名学生，现在还能加 { $room } 名。
students-full = 这个班已经有 { $most } 名学生，加满了。再多的话，另建一个班。
students-fault-none-picked = 先在名单里打钩，选出学生。
students-fault-empty = 这里还是空的。请把名单贴进来，或者选一个文件。
students-fault-nothing = 没有读到名字。一行写一个名字试试。
students-fault-file-long = 文件“{ $name }”太大了，最大 { $limit } KB。
students-fault-long = 内容太长了，最多 { $limit } KB。
students-fault-file-empty = 文件“{ $name }”是空的。
students-fault-file-no-text = 文件“{ $name }”不是文本。Excel 表格请先另存为 CSV，或者直接复制粘贴。
students-fault-room = 打钩的有 { $count } 名，可是只能再加 { $room } 名。
students-fault-move = 请选一个要移去的班。
students-fault-move-room = 那个班放不下这么多学生，一个班最多 { $most } 名。
students-moved = { $count } 名学生移到了“{ $class }”。登录卡和密码照旧，班级码换成新班的。

## 先看一看

preview-title = 核对名单
preview-count = 读到 { $count } 个名字。还没有保存：看一遍，可以改，再点下面的按钮。
preview-list = 按名字一个一个读的。
preview-column = 名字取自第 { $number } 列。
preview-column-named = 名字取自“{ $heading }”这一列。
preview-two = 姓和名分在两列，已经合成一个名字。
preview-name = 第 { $number } 个名字
preview-add = 添加 { $name }
preview-twin = 有同名的，加了数字好区分。也可以改成别的叫法。
preview-known = 班里已经有这个名字，所以没打钩。如果是另一个同名的学生，就打上钩。
preview-passed = 跳过的内容
preview-more = 还有 { $count } 行。
preview-line = 第 { $line } 行：
preview-why-heading = 是标题，不是名字。
preview-why-no-name = 这一行没有名字。
preview-why-not-a-name = 看起来不像名字。
preview-why-too-long = 太长了，名字最多 { $most } 个字。
preview-why-too-many = 一次最多读 { $most } 个名字，其余的下次再加。
preview-save = 添加学生，打印登录卡
preview-changed = 名单刚才变过了，可能已经添加成功。下面重新核对：班里已经有的没打钩。
preview-none = 一个名字也没打钩。
preview-again = 回去改名单，重新读

## 一个学生

student-rename = 名字
student-rename-go = 改名
student-renamed = 改好了，现在叫 { $name }。
student-fault-name = 请写一个名字，最多 { $most } 个字，至少有一个字母或汉字。
student-fault-taken = 班里已经有一个 { $name } 了。请换个叫法，好区分。
student-pin = 密码
student-pin-what = 忘了密码，就给一个新的。旧密码立刻失效，已登录的设备会退出；登录卡还能用。
student-pin-go = 给一个新密码
student-card = 登录卡
student-card-what = 卡丢了，就打一张新的。旧卡和旧密码立刻失效，已登录的设备会退出。
student-card-go = 打印新卡
student-move = 换班
student-move-what = 做过的题、记住的规则都跟着走。登录卡和密码照旧。
student-move-none = 没有别的班可以去。
student-erase = 删除
student-erase-what = 删除这个学生和全部记录。
student-erase-go = 删除 { $name }……

## 新密码

pin-title = { $name } 的新密码
pin-once = 只显示这一次。现在就记下来，或者写在登录卡上。
pin-old = 旧密码已经失效，已登录的设备已经退出。登录卡上的二维码还能用。
pin-back = 回到名单

## 删除学生

gone-title = 删除 { $name }？
gone-what = 这些会一起删除，找不回来：
gone-name = 名字、密码和登录卡
gone-answers = { $count ->
    [0] 还没有做过题
   *[other] { $count } 次回答，连同成绩
}
gone-memory = 每条规则记得怎么样
gone-move = 只是换班的话，不用删除，移到别的班就行。
gone-sure = 全部删除
gone-not = 留着
gone-done = 这个学生和全部记录都删除了。

## 设置

settings-title = 设置
settings-name = 班名和时区
settings-save = 保存
settings-saved = 保存好了。
settings-teachers = 一起带班的老师
settings-owner = 建班的老师
settings-you = 你
settings-alone = 现在只有你一个人。取一个邀请码给同事，就可以一起带。
settings-what = 一起带班的老师也能看成绩、布置作业、管名单，但不能归档或删除这个班。
settings-invite = 取一个邀请码
settings-invite-what = 邀请码只显示这一次，{ $hours } 小时内有效，只能用一次。同事登录后打开“我的班”，点“加入同事的班”，把码写进去。
settings-remove = 移出 { $name }
settings-remove-what = 移出以后，那位老师就看不到这个班了。想请回来，再给一个邀请码。
settings-remove-not = 不移出
settings-removed = 已经移出，那位老师不能再看这个班了。
settings-leave = 退出这个班
settings-leave-what = 退出以后就看不到这个班了。想回来，要请建班的老师再给一个邀请码。
settings-leave-sure = 现在退出
settings-leave-not = 不退出
settings-left = 已经退出。
settings-export = 下载全部数据
settings-export-what = 学生、作业和全部回答，都在一个 JSON 文件里。密码和登录卡不在里面。
settings-export-go = 下载
settings-archive = 归档
settings-archive-what = 学期结束就归档：学生不能再登录，作业和成绩都留着，随时可以取消归档。
settings-archive-go = 归档这个班
settings-unarchive-what = 这个班已归档，学生登录不了。
settings-unarchive-go = 取消归档
settings-archive-done = 已归档，学生不能再登录了。
settings-unarchive-done = 已取消归档，学生又可以登录了。
settings-erase = 删除
settings-erase-what = 删除这个班、全部学生和全部记录。
settings-erase-go = 删除这个班……

## 删除一个班

class-erase-title = 删除“{ $name }”？
class-erase-what = 这些会一起删除，找不回来：
class-erase-students = { $count ->
    [0] 没有学生
   *[other] { $count } 名学生，连同密码和登录卡
}
class-erase-answers = { $count ->
    [0] 没有回答
   *[other] { $count } 次回答，连同成绩
}
class-erase-assignments = { $count ->
    [0] 没有作业
   *[other] { $count } 份作业
}
class-erase-first = 以后可能还要看的话，先下载全部数据，或者只归档。
class-erase-type = 要删除，请在这里写班名：{ $name }
class-erase-fault = 和班名不一样。请照着写：{ $name }
class-erase-sure = 全部删除
class-erase-not = 留着
class-erased = 这个班和全部记录都删除了。

## 加入同事的班

invited-title = 加入同事的班
invited-lead = 请建班的同事在班级的“设置”里取一个邀请码，写在这里。
invited-label = 邀请码
invited-go = 加入
invited-unknown = 没有这个邀请码。请再对一遍，或者请同事重新取一个。
invited-expired = 这个邀请码过期了。请同事重新取一个。
invited-own = 这个班你已经在带了。
invited-done = 加入了“{ $name }”。
