"""The commands of `antifaz`, each a function in a module of its own that is imported when it is called."""

from cyclopts import App

from antifaz.cli.version import version

app = App(name="antifaz", help="Games of masks: play, check, replay, serve.", version=version)

COMMANDS: tuple[str, ...] = ("play", "check", "serve")

for command in COMMANDS:
    app.command(f"antifaz.cli.{command}:{command}", name=command)
