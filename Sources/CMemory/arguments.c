/* The words that the program was called with, as Swift's runtime asks for them. By itself it looks
   for them before `main`, line by line in /proc/self/maps: a seventieth of a start, and none are
   found where /proc is not there. glibc hands them to whatever runs before `main`. Weak: should the
   runtime's own come along, they count. */
#ifdef __linux__
#include <features.h>
#endif

#ifdef __GLIBC__
static char **words;
static int count;

char **_swift_stdlib_getUnsafeArgvArgc(int *length);

__attribute__((constructor)) static void keep(int length, char **given) {
  words = given;
  count = length;
}

__attribute__((weak)) char **_swift_stdlib_getUnsafeArgvArgc(int *length) {
  *length = count;
  return words;
}
#endif
