# The teacher's pages for classes: making one, its pupils, its settings.

classes-title = Your classes
classes-lead = Make a class, paste the names, print the sign-in cards, and you can set work. Pupils need no e-mail address.
classes-first = You have no class yet. Make one: a name and a time zone are all it takes.
classes-new = Make a class
classes-join = Join a colleague's class
classes-size = { $count ->
    [0] no pupils yet
    [one] one pupil
   *[other] { $count } pupils
}
classes-code = Class code
classes-archived = Archived classes
classes-shared = shared with colleagues

## Making a class

class-new-title = Make a class
class-name = Name of the class
class-name-how = Pupils see it when they sign in, for example “Chess 3B”.
class-zone = Time zone
class-zone-how = Due times are told in this time zone.
class-zone-choose = Please choose
class-zone-common = Common
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
class-next-students = Add your pupils. Copy the names from a spreadsheet, or upload a file.
class-next-students-go = Add pupils
class-next-set = Your pupils are in the list. Now set their first assignment.
class-next-set-go = Set an assignment
class-how-in = How pupils sign in
class-how-card = With a card: scan its code and press one button.
class-how-code = Without a phone: open { $address }, type the class code, choose the name, type the PIN.
class-students = Pupils
class-students-all = See all pupils
class-never = { $count ->
    [0] Everyone has signed in.
    [one] One pupil has never signed in.
   *[other] { $count } pupils have never signed in.
}
class-archived-note = This class is archived: pupils cannot sign in, but all work and results are kept. To use it again, restore it under “Settings”.

## The pupils

students-title = Pupils
students-none = There are no pupils yet. Paste their names below, one per line. A block copied from a spreadsheet works too, and so does a file.
students-list = All pupils
students-name = Name
students-in = Last signed in
students-in-never = not yet
students-pick = Tick { $name }
students-with = For the ticked pupils:
students-all = Tick all
students-cards = Print new cards
students-cards-what = New cards bring new PINs and new codes. Old cards and PINs stop working at once, and the pupils' devices are signed out.
students-move = Move to
students-move-go = Move
students-pin = New PIN
students-add = Add pupils
students-text = Names
students-text-how = One per line, or separated by commas. You can also paste a block from a spreadsheet: the column of names is found for you.
students-file = Or choose a file (CSV or text, up to { $limit } KB, in UTF-8 or GBK)
students-read = Next: check the names
students-most = A class has at most { $most } pupils: there is room for { $room } more.
students-full = This class has { $most } pupils, the most that a class can have. Make another class for more.
students-fault-none-picked = Tick the pupils in the list first.
students-fault-empty = There is nothing here yet. Paste the names, or choose a file.
students-fault-nothing = No name was found. Try one name per line.
students-fault-file-long = The file “{ $name }” is too large: { $limit } KB at most.
students-fault-long = This is too long: { $limit } KB at most.
students-fault-file-empty = The file “{ $name }” is empty.
students-fault-file-no-text = The file “{ $name }” is not text. Save the spreadsheet as CSV first, or copy and paste the names.
students-fault-room = { $count } names are ticked, but there is room for only { $room }.
students-fault-move = Please choose the class to move to.
students-fault-move-room = That class has no room for so many: { $most } pupils at most.
students-moved = { $count ->
    [one] One pupil is now in “{ $class }”. Card and PIN still work; the class code is now that of the new class.
   *[other] { $count } pupils are now in “{ $class }”. Cards and PINs still work; the class code is now that of the new class.
}

## A look before it is saved

preview-title = Check the names
preview-count = { $count ->
    [one] One name was found. Nothing is saved yet: check it, change it if you need to, then press the button below.
   *[other] { $count } names were found. Nothing is saved yet: check them, change what you need to, then press the button below.
}
preview-list = They were read name by name, not as a table.
preview-column = The names are from column { $number }.
preview-column-named = The names are from the column “{ $heading }”.
preview-two = First and last names were in two columns; they have been joined.
preview-name = Name { $number }
preview-add = Add { $name }
preview-twin = Another pupil has the same name, so a number was added. You can change it.
preview-known = This name is already in the class, so it is not ticked. Tick it if this is another pupil.
preview-passed = Left out
preview-more = { $count ->
    [one] And one more line.
   *[other] And { $count } more lines.
}
preview-line = Line { $line }:
preview-why-heading = A heading, not a name.
preview-why-no-name = No name in this line.
preview-why-not-a-name = This does not look like a name.
preview-why-too-long = Too long: a name has at most { $most } characters.
preview-why-too-many = At most { $most } names are read at a time. Add the rest afterwards.
preview-save = Add these pupils and print their cards
preview-changed = The list of pupils has changed in the meantime; perhaps these are already added. Check again: names already in the class are not ticked.
preview-none = No name is ticked yet.
preview-again = Change the text and read it again

## A pupil

student-rename = Name
student-rename-go = Rename
student-renamed = Done: the name is now { $name }.
student-fault-name = Please enter a name of at most { $most } characters, with at least one letter.
student-fault-taken = There is already a pupil called { $name } in this class. Write the name so that the two can be told apart.
student-pin = PIN
student-pin-what = Forgotten the PIN? Give a new one. The old PIN stops working at once, and the pupil's devices are signed out; the card still works.
student-pin-go = Give a new PIN
student-card = Sign-in card
student-card-what = Lost the card? Print a new one. The old card and the old PIN stop working at once, and the pupil's devices are signed out.
student-card-go = Print a new card
student-move = Another class
student-move-what = All answers and all progress move too. Card and PIN stay as they are.
student-move-none = There is no other class to move to.
student-erase = Erase
student-erase-what = Erase this pupil and everything that is kept about them.
student-erase-go = Erase { $name }…

## A new PIN

pin-title = New PIN for { $name }
pin-once = It is shown only this once. Note it now, or write it on the card.
pin-old = The old PIN has stopped working, and the pupil's devices are signed out. The code on the card still works.
pin-back = Back to the pupils

## Erasing a pupil

gone-title = Erase { $name }?
gone-what = This is erased for good and cannot be brought back:
gone-name = name, PIN and card
gone-answers = { $count ->
    [0] no answers so far
    [one] one answer with its result
   *[other] { $count } answers with their results
}
gone-memory = how well each rule is remembered
gone-move = Only changing class? Then there is no need to erase: move the pupil instead.
gone-sure = Erase everything
gone-not = Keep
gone-done = The pupil and everything that was kept about them are erased.

## Settings

settings-title = Settings
settings-name = Name and time zone
settings-save = Save
settings-saved = Saved.
settings-teachers = Teachers of this class
settings-owner = made the class
settings-you = you
settings-alone = You are the only teacher. To teach this class together with a colleague, make an invitation code.
settings-what = Colleagues can see results, set assignments and change the list of pupils. They cannot archive or erase the class.
settings-invite = Make an invitation code
settings-invite-what = The code is shown only this once. It works once, within { $hours } hours. Your colleague signs in, opens “Your classes”, then “Join a colleague's class”, and enters it there.
settings-remove = Remove { $name }
settings-remove-what = They will no longer see this class. A new invitation code lets them back in.
settings-remove-not = Keep
settings-removed = Done: that teacher can no longer see this class.
settings-leave = Leave this class
settings-leave-what = You will no longer see this class. To come back you need a new invitation code from the teacher who made it.
settings-leave-sure = Leave now
settings-leave-not = Stay
settings-left = You have left the class.
settings-export = Download all data
settings-export-what = Pupils, assignments and all answers in one JSON file. PINs and cards are not in it.
settings-export-go = Download
settings-archive = Archive
settings-archive-what = For the end of a term: pupils can no longer sign in, all work and results are kept, and you can restore the class at any time.
settings-archive-go = Archive this class
settings-unarchive-what = This class is archived. Pupils cannot sign in.
settings-unarchive-go = Restore this class
settings-archive-done = Archived. Pupils can no longer sign in.
settings-unarchive-done = Restored. Pupils can sign in again.
settings-erase = Erase
settings-erase-what = Erase this class with all its pupils and everything that is kept about them.
settings-erase-go = Erase this class…

## Erasing a class

class-erase-title = Erase “{ $name }”?
class-erase-what = This is erased for good and cannot be brought back:
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
class-erase-first = If you may need it later, download all data first, or archive the class instead.
class-erase-type = To erase it, type the name of the class: { $name }
class-erase-fault = That is not the name of the class. Type it as it stands here: { $name }
class-erase-sure = Erase everything
class-erase-not = Keep
class-erased = The class and everything in it are erased.

## Joining a colleague's class

invited-title = Join a colleague's class
invited-lead = Ask the teacher who made the class for an invitation code from the class's settings, and enter it here.
invited-label = Invitation code
invited-go = Join
invited-unknown = There is no such invitation code. Compare it again, or ask for a new one.
invited-expired = This invitation code has expired. Ask for a new one.
invited-own = You already teach this class.
invited-done = You now teach “{ $name }” too.
