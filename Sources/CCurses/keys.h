#ifndef CCURSES_KEYS_H
#define CCURSES_KEYS_H

/* Teaches curses the sequences that terminfo does not tell it. */
void ccurses_define_keys(void);

#endif
