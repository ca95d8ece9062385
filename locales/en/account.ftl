# Teachers' accounts: signing up, in and out, passwords, codes and tokens.

account-title = Your account
account-lead = Signed in as { $name }.
account-classes = To your classes
account-foot = For teachers

## Fields

account-name = User name
account-name-help = 2 to 40 characters, Latin letters or Chinese. It is what you sign in with.
account-password = Password
account-password-new = New password
account-password-now = Your password now
account-password-help = At least 10 characters. Three or four words in a row are easy to remember.
account-password-show = Show
account-password-hide = Hide
account-name-short = A user name has at least two letters or digits.
account-name-long = This is too long: a user name has at most 40 characters.
account-name-sign = A user name can't have “{ $sign }”. Letters, digits, spaces and . - _ · are fine.
account-name-taken = Somebody has this name already. Is it you? Then sign in. Otherwise choose another.
account-name-missing = Write your user name.
account-password-missing = Write your password.
account-password-wrong = This is not your password. Look at it again; capital letters count.
account-wait =
    { $minutes ->
        [one] Too many tries. Please wait one minute, then try again.
       *[other] Too many tries. Please wait { $minutes } minutes, then try again.
    }
account-busy = Many people are signing in at this moment. Please try again in a few seconds.

password-short = Too short by { $count }: a password has at least 10 characters.
password-long = This is too long: a password has at most 200 characters.
password-common = Too easy to guess: it is among the first that anybody would try. Take a few words that belong to no saying.
password-name = Too close to your user name. Take something else.
password-fair = It will do. Longer is safer.
password-good = Good.
password-strong = Very good.

## Signing up

signup-title = A new account
signup-lead = For teachers: with it you make classes, set exercises and see what your pupils have understood. It needs no e-mail address.
signup-do = Make the account
signup-have = You have an account? Sign in
signup-pupil = A pupil? You need no account: your class code is enough
signup-invitation = Invitation code
signup-invitation-help = You get it from whoever runs this site.
signup-invitation-wrong = This invitation code does not hold. Look at it again, or ask whoever runs this site.
signup-closed = No new accounts are made here. If you need one, ask whoever runs this site.

## Signing in and out

signin-title = Sign in
signin-lead = For teachers.
signin-do = Sign in
signin-stay = Stay signed in on this device for 30 days
signin-stay-help = Not on a computer that pupils use.
signin-wrong = This user name and this password don't belong together. Look at both again; in the password, capital letters count.
signin-forgot = Forgotten your password?
signin-new = No account yet? Make one
signin-signed-out = You are signed out.
signin-deleted = Your account is deleted.
signout-do = Sign out

## A forgotten password

recover-title = Set a new password
recover-lead = You need one of the recovery codes that you got with your account. Each works once.
recover-code = Recovery code
recover-do = Set the password
recover-no-code = A code has twelve letters and digits, such as 7K2M-Q4XD-09TB. Please look at it again.
recover-wrong = This user name and this code don't belong together, or the code has been used. Try your next code.
recover-none = No code left? Whoever runs this site can give you one.
recover-back = Back to signing in

## Recovery codes

codes-title = Your recovery codes
codes-lead = If you ever forget your password, one of these codes lets you set a new one. Each works once.
codes-once = You see them this once. Print this page or write them down, and keep it where no pupil finds it.
codes-print = Print the codes
codes-for = User name: { $name }
codes-on = I have kept them: go on
codes-left =
    { $count ->
        [0] No code is left. Make new ones, so that a forgotten password does not lock you out.
        [one] One code is left.
       *[other] { $count } codes are left.
    }
codes-new = Make new codes
codes-new-what = Eight new codes take the place of all earlier ones.
codes-new-title = New recovery codes

## The account

account-password-title = Change the password
account-password-what = All other devices are signed out, and all tokens end.
account-password-do = Change the password
account-sessions-title = Sign out
account-sessions-what = Lost a phone, or forgot to sign out somewhere? This signs you out on every device, this one too.
account-sessions-do = Sign out everywhere
account-done-password = Your password is changed. All other devices are signed out, and all tokens have ended.
account-done-recovered = Your new password holds. All other devices are signed out, and all tokens have ended.
account-done-revoked = The token is revoked. It opens nothing any more.
account-same = This is the password that you have already.

tokens-title = Tokens for programs
tokens-what = With a token, a program such as a gradebook reads and changes your classes in your place. Give it only to programs that you trust.
tokens-docs = What programs can do with it
tokens-list = Make and revoke tokens
tokens-none = There are no tokens.
tokens-label = What is it for?
tokens-label-help = So that you know it again: “gradebook”, for example.
tokens-label-missing = Write what it is for.
tokens-make = Make a token
tokens-many = You have twenty tokens already. Revoke one that is not used any more.
tokens-fresh = Your new token
tokens-once = You see it this once. Copy it now to where it is needed.
tokens-made = Made
tokens-used = Last used
tokens-unused = never
tokens-revoke = Revoke
tokens-revoke-which = Revoke “{ $label }”
tokens-revoke-what = Programs that use it will be locked out at once.
tokens-revoke-not = Keep it

delete-title = Delete the account
delete-what = Your account, its tokens, and your own puzzles will be deleted. This cannot be undone.
delete-classes = These classes have no other teacher. They go too, with their pupils and all their answers:
delete-class =
    { $count ->
        [0] { $name }, without pupils
        [one] { $name }, with one pupil
       *[other] { $name }, with { $count } pupils
    }
delete-shared = Classes that others teach too stay with them.
delete-first = Is something of it needed later? Download the class before, on its settings page.
delete-do = Delete everything
delete-not = Keep the account
