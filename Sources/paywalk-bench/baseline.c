/* What a terminal program cannot be faster than: ncurses in C, a window full of text, a highlight
   that moves. Tab moves it, ^L draws everything anew, q ends. */
#define _XOPEN_SOURCE_EXTENDED 1
#include <curses.h>
#include <locale.h>
#include <stdlib.h>

static int chosen = 0;

static void draw_row(int row, int columns) {
  static const char words[] = "Everything in every plan, for a family of six  \xe2\x82\xac 29.99  ";
  attr_set(row == chosen ? A_REVERSE : A_NORMAL, (short)(1 + row % 3), NULL);
  int column = 0;
  while (column + 52 < columns) {
    mvprintw(row + 1, column, "%3d %s", row, words);
    column += 54;
  }
}

static void draw(void) {
  int rows, columns;
  getmaxyx(stdscr, rows, columns);
  erase();
  attr_set(A_BOLD, 4, NULL);
  mvprintw(0, 1, "baseline");
  for (int row = 0; row < rows - 3; row++) draw_row(row, columns);
  attr_set(A_NORMAL, 4, NULL);
  mvprintw(rows - 1, 1, "tab next  q quit");
  refresh();
}

int main(void) {
  setlocale(LC_ALL, "");
  initscr();
  raw();
  noecho();
  keypad(stdscr, TRUE);
  curs_set(0);
  start_color();
  for (short pair = 1; pair <= 4; pair++) init_pair(pair, (short)(30 * pair), (short)(16 + pair));
  draw();
  for (;;) {
    int key = getch();
    if (key == 'q') break;
    if (key == '\t') chosen = (chosen + 1) % (LINES - 3);
    if (key == '\f') clearok(curscr, TRUE);
    draw();
  }
  endwin();
  return 0;
}
