# Teachers' accounts: signing up, in and out, passwords, codes and tokens.

account-title = Your account
account-lead = Signed in as { $name }.
account-foot = For teachers

## Fields

account-name = User name
account-name-help = 2 to 40 letters or digits, Latin or Chinese. You will sign in with it.
account-password = Password
account-password-new = New password
account-password-now = Your password now
account-password-help = At least 10 characters. Three or four words that don't belong together are long and easy to remember.
account-password-show = Show
account-password-hide = Hide
account-name-short = A user name needs at least two letters or digits.
account-name-long = Too long: a user name has at most 40 characters.
account-name-sign = A user name can't have “{ $sign }”. Letters, digits, spaces and . - _ · are fine.
account-name-taken = This name is taken. If it is yours, sign in. If not, choose another.
account-name-missing = Enter your user name.
account-password-missing = Enter your password.
account-password-wrong = That is not your password. Check it again: capital letters matter.
account-wait =
    { $minutes ->
        [one] Too many tries. Please wait one minute, then try again.
       *[other] Too many tries. Please wait { $minutes } minutes, then try again.
    }
account-busy = Many people are signing in right now. Please try again in a few seconds.

password-short = Too short by { $count }: a password has at least 10 characters.
password-long = Too long: a password has at most 200 characters.
password-common = Too easy to guess: it is among the first that anyone would try. Use a few words that don't belong together.
password-name = Too close to your user name. Choose something else.
password-fair = Good enough. Longer is safer.
password-good = Good.
password-strong = Very good.

## Signing up

signup-title = Create an account
signup-lead = For teachers: with an account you set up classes, set exercises and see what your pupils have understood. You need no e-mail address.
signup-do = Create the account
signup-have = Already have an account? Sign in
signup-pupil = A pupil? You need no account: your class code is enough
signup-invitation = Invitation code
signup-invitation-help = You get it from whoever runs this site.
signup-invitation-wrong = This invitation code is not valid. Check it again, or ask whoever runs this site.
signup-closed = This site is not taking new accounts. If you need one, ask whoever runs it.

## Signing in and out

signin-title = Sign in
signin-lead = For teachers.
signin-do = Sign in
signin-stay = Stay signed in on this device for 30 days
signin-stay-help = Not on a computer that pupils use.
signin-wrong = User name and password don't match. Check both: in the password, capital letters matter.
signin-forgot = Forgotten your password?
signin-new = No account yet? Create one
signin-signed-out = You are signed out.
signin-deleted = Your account has been deleted.
signout-do = Sign out

## A forgotten password

recover-title = Set a new password
recover-lead = You need one of the recovery codes that came with your account. Each works once.
recover-code = Recovery code
recover-do = Set the password
recover-no-code = A code has twelve letters and digits, like 7K2M-Q4XD-09TB. Please check it again.
recover-wrong = User name and code don't match, or the code has been used. Try your next code.
recover-none = No codes left? Whoever runs this site can give you one.
recover-back = Back to sign-in

## Recovery codes

codes-title = Your recovery codes
codes-lead = If you ever forget your password, one of these codes lets you set a new one. Each works once.
codes-once = They are shown only this once. Print this page or write them down, and keep them where no pupil will find them.
codes-print = Print the codes
codes-for = User name: { $name }
codes-on = I have kept them: continue
codes-left =
    { $count ->
        [0] No codes left. Make new ones, so that a forgotten password does not lock you out.
        [one] One code left.
       *[other] { $count } codes left.
    }
codes-new = Make new codes
codes-new-what = Eight new codes replace all earlier ones.
codes-new-title = New recovery codes

## The account

account-password-title = Change the password
account-password-what = Your other devices are signed out, and all tokens stop working.
account-password-do = Change the password
account-sessions-title = Sign out
account-sessions-what = Lost a phone, or forgot to sign out somewhere? This signs you out on every device, including this one.
account-sessions-do = Sign out everywhere
account-done-password = Your password is changed. Your other devices are signed out, and all tokens have stopped working.
account-done-recovered = Your new password is set. Your other devices are signed out, and all tokens have stopped working.
account-done-revoked = The token is revoked. It no longer works.
account-same = This is already your password.

tokens-title = Tokens for programs
tokens-what = A token lets a program, such as a gradebook, read and change your classes for you. Give it only to programs you trust.
tokens-docs = What programs can do with a token
tokens-list = Make and revoke tokens
tokens-none = You have no tokens.
tokens-label = What is it for?
tokens-label-help = So that you recognise it later: “gradebook”, for example.
tokens-label-missing = Enter what it is for.
tokens-make = Make a token
tokens-many = You already have twenty tokens. Revoke one that is no longer used.
tokens-fresh = Your new token
tokens-once = It is shown only this once. Copy it now to where it is needed.
tokens-made = Made
tokens-used = Last used
tokens-unused = never
tokens-revoke = Revoke
tokens-revoke-which = Revoke “{ $label }”
tokens-revoke-what = Programs that use it are locked out at once.
tokens-revoke-not = Keep it

delete-title = Delete the account
delete-what = This deletes your account, its tokens and your own puzzles. It cannot be undone.
delete-classes = These classes have no other teacher. They are deleted too, with their pupils and all their answers:
delete-class =
    { $count ->
        [0] { $name }, no pupils
        [one] { $name }, one pupil
       *[other] { $name }, { $count } pupils
    }
delete-shared = Classes with another teacher stay with that teacher.
delete-first = Might you need something later? Download the class first, on its settings page.
delete-do = Delete everything
delete-not = Keep the account
