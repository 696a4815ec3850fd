"""A web page in front of a sandbox: a small chat client.

The page and a WebSocket for each open tab are served on the sandbox's own port. A tab is told what
one person may see, as it changes, in Discord's own JSON; and it says what that person does. What
stands behind the sandbox adds to the page by `Host`; the sandbox knows nothing of it.
"""

from bot.sandbox.page.guard import Guard
from bot.sandbox.page.host import Begun, Host, Refused
from bot.sandbox.page.site import Site

__all__ = ["Begun", "Guard", "Host", "Refused", "Site"]
