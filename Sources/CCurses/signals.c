#include "state.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <termios.h>
#include <unistd.h>

static volatile sig_atomic_t ending = 0;
static volatile sig_atomic_t resized = 0;
static volatile sig_atomic_t continued = 0;
static volatile sig_atomic_t stopping = 0;

static volatile sig_atomic_t armed = 0;
static char sequence_bytes[512];
static size_t sequence_length = 0;
static char last_words[1001];
static size_t last_words_length = 0;
static struct termios saved_modes;
static bool has_saved_modes = false;
static int wake[2] = {-1, -1};

enum { OWN_FAULT = 70 };
static const int asking[] = {SIGTERM, SIGHUP, SIGINT, SIGQUIT};
static const int telling[] = {SIGWINCH, SIGCONT, SIGTSTP};
static const int crashing[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE};
static struct sigaction earlier_asking[4], earlier_telling[3], earlier_crashing[6];
static const size_t crash_stack_size = 64 * 1024;

static void on_signal(int number) {
  int kept = errno;
  switch (number) {
  case SIGWINCH: resized = 1; break;
  case SIGCONT: continued = 1; break;
  case SIGTSTP: stopping = 1; break;
  default: ending = number;
  }
  if (wake[1] >= 0 && write(wake[1], "", 1) < 0) { /* a full pipe wakes as well */ }
  errno = kept;
}

/* Only async-signal-safe calls: the program's state is not to be trusted any more. */
static void on_crash(int number) {
  if (armed) {
    armed = 0;
    if (write(STDOUT_FILENO, sequence_bytes, sequence_length) < 0) { /* nothing else to try */ }
    if (has_saved_modes) tcsetattr(STDIN_FILENO, TCSANOW, &saved_modes);
    ccurses_errors_spill();
    if (write(STDOUT_FILENO, last_words, last_words_length) < 0) { /* the same */ }
    _exit(OWN_FAULT);
  }
  signal(number, SIG_DFL);
  raise(number);
}

static void install(const int *numbers, struct sigaction *earlier, size_t count,
                    void (*handler)(int), int flags) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handler;
  action.sa_flags = flags;
  sigemptyset(&action.sa_mask);
  for (size_t index = 0; index < count; index++) {
    sigaction(numbers[index], &action, &earlier[index]);
  }
}

/* Mapped, so that it is taken from the system only when a crash needs it. Without one the crash
   runs on the stack that crashed, which serves unless that is full. */
static void give_crashes_a_stack(void) {
  static void *bytes = MAP_FAILED;
  if (bytes == MAP_FAILED) {
    bytes = mmap(NULL, crash_stack_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0);
  }
  if (bytes == MAP_FAILED) return;
  stack_t stack;
  memset(&stack, 0, sizeof stack);
  stack.ss_sp = bytes;
  stack.ss_size = crash_stack_size;
  sigaltstack(&stack, NULL);
}

void ccurses_signals_install(void) {
  if (wake[0] < 0 && pipe(wake) == 0) {
    for (int end = 0; end < 2; end++) {
      fcntl(wake[end], F_SETFL, O_NONBLOCK);
      fcntl(wake[end], F_SETFD, FD_CLOEXEC);
    }
  }
  /* Whoever started the program may have blocked them. */
  sigset_t wanted;
  sigemptyset(&wanted);
  for (int index = 0; index < 4; index++) sigaddset(&wanted, asking[index]);
  for (int index = 0; index < 3; index++) sigaddset(&wanted, telling[index]);
  sigprocmask(SIG_UNBLOCK, &wanted, NULL);
  has_saved_modes = tcgetattr(STDIN_FILENO, &saved_modes) == 0;
  give_crashes_a_stack();
  install(asking, earlier_asking, 4, on_signal, 0);
  install(telling, earlier_telling, 3, on_signal, 0);
  install(crashing, earlier_crashing, 6, on_crash, SA_ONSTACK | SA_NODEFER);
}

void ccurses_signals_remove(void) {
  for (int index = 0; index < 4; index++) sigaction(asking[index], &earlier_asking[index], NULL);
  for (int index = 0; index < 3; index++) sigaction(telling[index], &earlier_telling[index], NULL);
  for (int index = 0; index < 6; index++) {
    sigaction(crashing[index], &earlier_crashing[index], NULL);
  }
}

void ccurses_signals_arm(const char *sequence) {
  sequence_length = strlen(sequence);
  if (sequence_length >= sizeof sequence_bytes) sequence_length = sizeof sequence_bytes - 1;
  memcpy(sequence_bytes, sequence, sequence_length);
  armed = 1;
}

void ccurses_signals_disarm(void) { armed = 0; }

void ccurses_set_last_words(const char *text) {
  last_words_length = strlen(text);
  if (last_words_length > 1000) last_words_length = 1000;
  memcpy(last_words, text, last_words_length);
}

int ccurses_wake_descriptor(void) { return wake[0]; }
int32_t ccurses_signal(void) { return ending; }
void ccurses_note_hangup(void) { ending = SIGHUP; }

static bool take(volatile sig_atomic_t *flag) {
  bool was = *flag != 0;
  *flag = 0;
  return was;
}

bool ccurses_take_resize(void) { return take(&resized); }
bool ccurses_take_continue(void) { return take(&continued); }
bool ccurses_take_stop(void) { return take(&stopping); }

void ccurses_stop_process(void) {
  struct sigaction plain, ours;
  memset(&plain, 0, sizeof plain);
  plain.sa_handler = SIG_DFL;
  sigemptyset(&plain.sa_mask);
  sigaction(SIGTSTP, &plain, &ours);
  kill(0, SIGTSTP);
  sigaction(SIGTSTP, &ours, NULL);
  continued = 0;
}
