"""The commands of `antifaz`, each a function in a module of its own that is imported when it is called."""

from cyclopts import App

from antifaz.cli.version import version

app = App(name="antifaz", help="Games of masks: play, check, replay, serve.", version=version)

COMMANDS = {
    "play": "Play a match at this terminal.",
    "games": "List the games with their bots and options.",
    "rules": "Print the rules of an edition, each with its id.",
    "scenarios": "List the built-in scenarios, or show one as a file.",
    "scenario check": "Check scenarios written by hand.",
    "check": "Run records and show what does not hold.",
    "record replay": "Tell a match from its record.",
    "serve": "Open the place in the browser where people play.",
}
"""Each is named after its module, and after its function where that has a name of its own."""

groups: dict[str, App] = {}
for command, sentence in COMMANDS.items():
    module, _, function = command.partition(" ")
    parent = groups.setdefault(module, App(name=module, help=sentence)) if function else app
    parent.command(f"antifaz.cli.{module}:{function or module}", name=function or module, help=sentence)
for group in groups.values():
    app.command(group)
