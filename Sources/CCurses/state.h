#ifndef CCURSES_STATE_H
#define CCURSES_STATE_H

/* Set before any header, so that curses has wide cells and signal.h has sigaction. */
#ifndef NCURSES_WIDECHAR
#define NCURSES_WIDECHAR 1
#endif
#ifndef _XOPEN_SOURCE
#define _XOPEN_SOURCE 700
#endif
#define _DEFAULT_SOURCE 1
#define _DARWIN_C_SOURCE 1

#include "ccurses.h"

#include <stdio.h>

/* Codes that define_key gives to sequences: above any code of curses and of its extended keys, and
   within the 16 bits in which curses keeps them; what is above is cut off without a word. */
enum {
  CODE_MOUSE = 0x7f00,
  CODE_PASTE_START,
  CODE_PASTE_END,
};

/* capabilities.c: a string of terminfo, or NULL. Apart from all else, because term.h makes macros
   of words such as `columns`. */
const char *ccurses_capability(const char *name);

/* signals.c */
void ccurses_signals_install(void);
void ccurses_signals_remove(void);
/* What a crash writes: the sequences that restore the terminal. */
void ccurses_signals_arm(const char *sequence);
void ccurses_signals_disarm(void);
int ccurses_wake_descriptor(void);
bool ccurses_take_resize(void);
bool ccurses_take_continue(void);
bool ccurses_take_stop(void);
void ccurses_note_hangup(void);
void ccurses_stop_process(void);

/* memory.c: a file in memory where the system has such, else one without a name: a full disk must
   not cut off what is written. NULL where there is none. */
FILE *ccurses_memory_file(const char *name);

/* output.c: where curses writes, and the collecting of a large update. */
FILE *ccurses_output_open(void);
void ccurses_output_close(void);
void ccurses_output_collect(void);
void ccurses_output_release(void);

/* errors.c: what others write to the error stream while the terminal is taken over is kept, and
   comes out when it is given back. */
void ccurses_errors_hold(void);
void ccurses_errors_release(void);
/* Async-signal-safe. */
void ccurses_errors_spill(void);

#endif
