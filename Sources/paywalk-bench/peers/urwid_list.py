"""The baseline's list in urwid: tab moves the highlight, q ends."""

import urwid

WORDS = "Everything in every plan, for a family of six  € 29.99"


def row(number):
    icon = urwid.SelectableIcon(f"{number:3} {WORDS}", 0)
    return urwid.AttrMap(icon, None, focus_map="chosen")


def moved(keys, raw):
    return ["down" if key == "tab" else key for key in keys]


def leave(key):
    if key == "q":
        raise urwid.ExitMainLoop()


frame = urwid.Frame(
    urwid.ListBox(urwid.SimpleFocusListWalker([row(number) for number in range(40)])),
    header=urwid.Text("baseline"),
    footer=urwid.Text("tab next  q quit"),
)
palette = [("chosen", "black", "light gray")]
urwid.MainLoop(frame, palette, input_filter=moved, unhandled_input=leave).run()
