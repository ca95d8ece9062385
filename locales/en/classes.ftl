# The teacher's pages for classes: making one, its pupils, its settings.

classes-title = Your classes
classes-lead = Make a class, paste the names, print the sign-in cards, and you can set work. Pupils need no e-mail address.
classes-first = You have no class yet. Make one: a name and a time zone are all it takes.
classes-new = Make a class
classes-join = Join a colleague’s class
classes-size = { $count ->
    [0] no pupils yet
    [one] one pupil
   *[other] { $count } pupils
}
classes-code = Class code
classes-archived = Archived classes
classes-shared = with colleagues

## Making a class

class-new-title = Make a class
class-name = Name of the class
class-name-how = Pupils see it when they sign in, for example “Chess 3B”.
class-zone = Time zone
class-zone-how = Due times of assignments are in this zone.
class-zone-choose = Please choose
class-zone-common = Often used
class-zone-all = All time zones
class-make = Make the class
class-fault-name = Please give the class a name of at most { $most } characters.
class-fault-zone = Please choose a time zone from the list.
zone-shanghai = Beijing time (Shanghai)
zone-hong-kong = Hong Kong
zone-taipei = Taipei
zone-singapore = Singapore
zone-kuala-lumpur = Kuala Lumpur
zone-tokyo = Tokyo
zone-sydney = Sydney
zone-auckland = Auckland
zone-london = London
zone-paris = Paris
zone-berlin = Berlin
zone-new-york = New York
zone-toronto = Toronto
zone-chicago = Chicago
zone-los-angeles = Los Angeles
zone-vancouver = Vancouver
zone-utc = Universal time (UTC)

## A class

class-nav = This class
class-nav-overview = Overview
class-map = What the class has misunderstood so far
class-nav-students = Pupils
class-nav-settings = Settings
class-next = What to do next
class-next-students = Add your pupils. Copy the names from a spreadsheet, or send a file.
class-next-students-go = Add pupils
class-next-set = Your pupils are here. Set them their first work.
class-next-set-go = Set an assignment
class-how-in = How pupils sign in
class-how-card = By card: scan the code on it and press one button.
class-how-code = Without a phone: open { $address }, write the class code, pick the name, enter the PIN.
class-students = Pupils
class-students-all = See the pupils
class-never = { $count ->
    [0] Everybody has signed in.
    [one] One pupil has never signed in.
   *[other] { $count } pupils have never signed in.
}
class-archived-note = This class is archived: pupils cannot sign in, and all work and results are kept. To go on with it, take it back under “Settings”.

## The pupils

students-title = Pupils
students-none = There are no pupils yet. Paste their names below, one a line; a copied part of a spreadsheet or a file will do too.
students-list = All pupils
students-name = Name
students-in = Last signed in
students-in-never = never yet
students-pick = Pick { $name }
students-with = For the pupils that are ticked:
students-all = Tick all
students-cards = Print new cards
students-cards-what = New cards bring a new PIN and a new code. Old cards and PINs stop working at once, and devices are signed out.
students-move = Move to
students-move-go = Move
students-pin = New PIN
students-add = Add pupils
students-text = Names
students-text-how = One a line, or apart by commas. A block copied from a spreadsheet works too: the column of names is found.
students-file = Or choose a file (CSV or text, up to { $limit } KB, in UTF-8 or GBK)
students-read = Check what was read
students-most = A class has at most { $most } pupils; there is room for { $room } more.
students-full = This class has { $most } pupils, as many as a class can have. Make another class for more.
students-fault-none-picked = Tick the pupils in the list first.
students-fault-empty = Nothing is here yet. Paste the names, or choose a file.
students-fault-nothing = No name was found. Try one name a line.
students-fault-file-long = The file “{ $name }” is too large: { $limit } KB at most.
students-fault-long = This is too long: { $limit } KB at most.
students-fault-file-empty = The file “{ $name }” is empty.
students-fault-file-no-text = The file “{ $name }” is not text. Save a spreadsheet as CSV first, or copy and paste it.
students-fault-room = { $count } names are ticked, and there is room for { $room }.
students-fault-move = Please choose the class to move to.
students-fault-move-room = That class has no room for so many: { $most } pupils at most.
students-moved = { $count ->
    [one] One pupil is now in “{ $class }”. Card and PIN stay; the class code is that of the new class.
   *[other] { $count } pupils are now in “{ $class }”. Cards and PINs stay; the class code is that of the new class.
}

## A look before it is saved

preview-title = Check the names
preview-count = { $count ->
    [one] One name was found. Nothing is saved yet: look at it, change it if need be, then press the button below.
   *[other] { $count } names were found. Nothing is saved yet: look through them, change what you like, then press the button below.
}
preview-list = They were read name by name.
preview-column = The names are from column { $number }.
preview-column-named = The names are from the column “{ $heading }”.
preview-two = First and last names were in two columns and have been put together.
preview-name = Name { $number }
preview-add = Add { $name }
preview-twin = Another pupil has the same name, so this one got a number. You may write something else.
preview-known = The class has this name already, so it is not ticked. Tick it if this is another pupil.
preview-passed = Passed over
preview-more = { $count ->
    [one] And one more line.
   *[other] And { $count } more lines.
}
preview-line = Line { $line }:
preview-why-heading = A heading, not a name.
preview-why-no-name = There is no name in this line.
preview-why-not-a-name = This does not look like a name.
preview-why-too-long = Too long: a name has at most { $most } characters.
preview-why-too-many = At most { $most } names are read at once. Add the rest afterwards.
preview-save = Add these pupils and print their cards
preview-changed = The list of pupils has changed in the meantime; perhaps these are added already. Look again: names that the class has are not ticked.
preview-none = No name is ticked.
preview-again = Change the text and read it again

## A pupil

student-rename = Name
student-rename-go = Rename
student-renamed = Done: the name is now { $name }.
student-fault-name = Please write a name of at most { $most } characters, with a letter in it.
student-fault-taken = The class has a pupil called { $name } already. Write it so that the two can be told apart.
student-pin = PIN
student-pin-what = PIN forgotten? Give a new one. The old PIN stops working at once and devices are signed out; the card still works.
student-pin-go = Give a new PIN
student-card = Sign-in card
student-card-what = Card lost? Print a new one. The old card and the old PIN stop working at once, and devices are signed out.
student-card-go = Print a new card
student-move = Another class
student-move-what = All answers and all that is remembered goes along. Card and PIN stay as they are.
student-move-none = There is no other class to move to.
student-erase = Erase
student-erase-what = Erase this pupil with all that is kept.
student-erase-go = Erase { $name }…

## A new PIN

pin-title = New PIN of { $name }
pin-once = It is shown this once. Note it now, or write it on the card.
pin-old = The old PIN has stopped working, and devices are signed out. The code on the card still works.
pin-back = Back to the pupils

## Erasing a pupil

gone-title = Erase { $name }?
gone-what = This goes for good and cannot be brought back:
gone-name = name, PIN and card
gone-answers = { $count ->
    [0] no answers so far
    [one] one answer with its result
   *[other] { $count } answers with their results
}
gone-memory = what is remembered of each rule
gone-move = For a change of class there is no need to erase: move the pupil instead.
gone-sure = Erase everything
gone-not = Keep
gone-done = The pupil and everything that was kept is erased.

## Settings

settings-title = Settings
settings-name = Name and time zone
settings-save = Save
settings-saved = Saved.
settings-teachers = Teachers of this class
settings-owner = made the class
settings-you = you
settings-alone = You are the only teacher. Make an invitation code for a colleague to teach it together.
settings-what = Colleagues can see results, set work and change the list of pupils. They cannot erase the class.
settings-invite = Make an invitation code
settings-invite-what = The code is shown this once. It works for { $hours } hours, and once. Your colleague signs in, opens “Your classes”, then “Join a colleague’s class”, and writes it there.
settings-remove = Remove { $name }
settings-remove-what = They will no longer see this class. A new invitation code lets them back in.
settings-remove-not = Keep
settings-removed = Done: that teacher no longer sees this class.
settings-leave = Leave this class
settings-leave-what = You will no longer see this class. To come back you need a new invitation code from the teacher who made it.
settings-leave-sure = Leave now
settings-leave-not = Stay
settings-left = You have left the class.
settings-export = Take all data along
settings-export-what = Pupils, assignments and all answers in one JSON file. PINs and cards are not in it.
settings-export-go = Download
settings-archive = Archive
settings-archive-what = For the end of a term: pupils can no longer sign in, all work and results are kept, and you can take the class back at any time.
settings-archive-go = Archive this class
settings-unarchive-what = This class is archived. Pupils cannot sign in.
settings-unarchive-go = Take it back
settings-archive-done = Archived. Pupils can no longer sign in.
settings-unarchive-done = Taken back. Pupils can sign in again.
settings-erase = Erase
settings-erase-what = Erase this class with all pupils and everything that is kept.
settings-erase-go = Erase this class…

## Erasing a class

class-erase-title = Erase “{ $name }”?
class-erase-what = This goes for good and cannot be brought back:
class-erase-students = { $count ->
    [0] no pupils
    [one] one pupil, with PIN and card
   *[other] { $count } pupils, with PINs and cards
}
class-erase-answers = { $count ->
    [0] no answers
    [one] one answer with its result
   *[other] { $count } answers with their results
}
class-erase-assignments = { $count ->
    [0] no assignments
    [one] one assignment
   *[other] { $count } assignments
}
class-erase-first = If you may need it later, download all data first, or only archive the class.
class-erase-type = To erase it, write the name of the class here: { $name }
class-erase-fault = This is not the name of the class. Write it as it stands here: { $name }
class-erase-sure = Erase everything
class-erase-not = Keep
class-erased = The class and everything in it is erased.

## Joining a colleague's class

invited-title = Join a colleague’s class
invited-lead = Ask the teacher who made the class for an invitation code, from the class’s settings, and write it here.
invited-label = Invitation code
invited-go = Join
invited-unknown = This invitation code is not known. Compare it again, or ask for a new one.
invited-expired = This invitation code is too old. Ask for a new one.
invited-own = You teach this class already.
invited-done = You now teach “{ $name }” too.
