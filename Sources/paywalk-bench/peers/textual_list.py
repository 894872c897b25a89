"""The baseline's list in textual: tab moves the highlight, q ends."""

from textual.app import App
from textual.binding import Binding
from textual.widgets import Footer, OptionList, Static

WORDS = "Everything in every plan, for a family of six  € 29.99"


class Baseline(App):
    BINDINGS = [Binding("tab", "next", "next", priority=True), ("q", "quit", "quit")]

    def compose(self):
        yield Static("baseline")
        yield OptionList(*[f"{row:3} {WORDS}" for row in range(40)])
        yield Footer()

    def on_mount(self):
        self.query_one(OptionList).highlighted = 0

    def action_next(self):
        self.query_one(OptionList).action_cursor_down()


Baseline().run()
