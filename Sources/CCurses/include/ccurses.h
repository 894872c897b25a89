#ifndef CCURSES_H
#define CCURSES_H
#endif
