# The page that describes the JSON API. What it says of each call comes from the OpenAPI document.

docs-title = Yize for programs
docs-home = To the lessons
docs-switch = In English
docs-lead = Ask about any move or position over JSON, and get the reason with it. No account, no key; any page on the web may call.
docs-document = The same for machines, in OpenAPI 3.1:
docs-calls = Calls
docs-parameters = Parameters
docs-body = What to send
docs-answers = What comes back
docs-shapes = Shapes
docs-problems = Problems
docs-problems-lead = Every error has one of these codes. For a field that is not as it should be, errors says where it is and why.
docs-send = Send
docs-try-address = Address
docs-try-body = Body
docs-failed = No answer came. Check the connection and send it again.
