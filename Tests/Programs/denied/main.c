/* Runs a program that can make no socket and start no process: the kernel ends it when it tries.
   usage: denied PROGRAM ARGUMENT…      nothing but threads of its own
          denied --sockets PROGRAM …    no socket but those of one machine; processes may be started
   Ends with 125 where the kernel offers no such filter. */
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { CANNOT = 125 };

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>

#if defined(__x86_64__)
#define MACHINE AUDIT_ARCH_X86_64
#else
#define MACHINE AUDIT_ARCH_AARCH64
#endif

#define FIELD(name) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, name))
#define RETURN(what) BPF_STMT(BPF_RET | BPF_K, (what))
#define FORBID(number)                                                                             \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (number), 0, 1), RETURN(SECCOMP_RET_KILL_PROCESS)

/* Sockets of one machine are how parts of a program talk; all others leave it. */
#define FORBID_SOCKETS                                                                             \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_socket, 0, 3), FIELD(args[0]),                          \
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, AF_UNIX, 1, 0), RETURN(SECCOMP_RET_KILL_PROCESS)

static struct sock_filter all[] = {
    FIELD(arch),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, MACHINE, 1, 0),
    RETURN(SECCOMP_RET_KILL_PROCESS),
    FIELD(nr),
    FORBID(__NR_socket),
    FORBID(__NR_socketpair),
    FORBID(__NR_execve),
#if defined(__x86_64__)
    FORBID(__NR_fork),
    FORBID(__NR_vfork),
#endif
    /* The C library then asks with clone, whose flags can be seen here. */
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_clone3, 0, 1),
    RETURN(SECCOMP_RET_ERRNO | ENOSYS),
    /* This program itself goes on as the other one by a descriptor; nobody else does so. */
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_execveat, 0, 3),
    FIELD(args[4]),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, AT_EMPTY_PATH, 5, 0),
    RETURN(SECCOMP_RET_KILL_PROCESS),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_clone, 0, 3),
    FIELD(args[0]),
    BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 1, 0),
    RETURN(SECCOMP_RET_KILL_PROCESS),
    RETURN(SECCOMP_RET_ALLOW),
};

static struct sock_filter sockets[] = {
    FIELD(arch),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, MACHINE, 1, 0),
    RETURN(SECCOMP_RET_KILL_PROCESS),
    FIELD(nr),
    FORBID_SOCKETS,
    RETURN(SECCOMP_RET_ALLOW),
};

static int deny(struct sock_filter *filter, size_t count) {
  struct sock_fprog program = {.len = (unsigned short)count, .filter = filter};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
}

static int run(char **words, int has_only_sockets, char **environment) {
  if (has_only_sockets) {
    if (deny(sockets, sizeof sockets / sizeof *sockets) != 0) return CANNOT;
    execvp(words[0], words);
    return 127;
  }
  int program = open(words[0], O_RDONLY | O_CLOEXEC);
  if (program < 0) return 127;
  if (deny(all, sizeof all / sizeof *all) != 0) return CANNOT;
  syscall(__NR_execveat, program, "", words, environment, AT_EMPTY_PATH);
  return 127;
}
#else
static int run(char **words, int has_only_sockets, char **environment) {
  (void)words, (void)has_only_sockets, (void)environment;
  errno = ENOSYS;
  return CANNOT;
}
#endif

int main(int count, char **words, char **environment) {
  int has_only_sockets = count > 1 && strcmp(words[1], "--sockets") == 0;
  int first = 1 + has_only_sockets;
  if (count <= first) {
    fprintf(stderr, "usage: denied [--sockets] PROGRAM ARGUMENT…\n");
    return 2;
  }
  int status = run(words + first, has_only_sockets, environment);
  fprintf(stderr, "denied: %s: %s\n", words[first], strerror(errno));
  return status;
}
