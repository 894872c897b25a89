#include "ccurses.h"
