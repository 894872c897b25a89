#include "libraries.h"

#include <dlfcn.h>
#include <pthread.h>

/* The versions that the headers belong to. */
#define TEXT(number) #number
#define TEXT_OF(macro) TEXT(macro)
#if JPEG_LIB_VERSION >= 80
  #define JPEG_FILE_VERSION 8
#else
  #define JPEG_FILE_VERSION JPEG_LIB_VERSION
#endif
#ifdef __APPLE__
  #define FILE_NAME(name, version) "lib" name "." version ".dylib"
#else
  #define FILE_NAME(name, version) "lib" name ".so." version
#endif
#define PNG_FILE_VERSION TEXT_OF(PNG_LIBPNG_VER_SONUM)

static struct libraries libraries;

/* Puts one function's address into its pointer, or the library's name into `missing`. */
#define FIND(function) \
  *(void **)&libraries.function = handle == NULL ? NULL : dlsym(handle, #function); \
  if (libraries.function == NULL) libraries.missing = name;

static void load(void) {
  const char *name = FILE_NAME("chafa", "0");
  void *handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  CHAFA_FUNCTIONS(FIND)
  name = FILE_NAME("png" PNG_FILE_VERSION, PNG_FILE_VERSION);
  handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  PNG_FUNCTIONS(FIND)
  name = FILE_NAME("jpeg", TEXT_OF(JPEG_FILE_VERSION));
  handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  JPEG_FUNCTIONS(FIND)
}

const struct libraries *load_libraries(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return &libraries;
}
