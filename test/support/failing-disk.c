/*
 * Preloaded into a process, makes its calls on files below FAULT_FOLDER fail as the control file FAULT_CONTROL says.
 * The control file is shared memory of ints: which calls (bits), the first and the last number that fails, the error
 * number (0: the process is killed instead, before the call), whether half of a write still happens, and, kept by this code: calls seen and calls failed.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/types.h>
#include <unistd.h>

struct control { volatile int calls, first, last, error, torn, seen, failed; };
static struct control *control;
static const char *folder;

__attribute__((constructor)) static void attach(void) {
  const char *name = getenv("FAULT_CONTROL");
  folder = getenv("FAULT_FOLDER");
  int file = name ? open(name, O_RDWR | O_CLOEXEC) : -1;
  if (file < 0) return;
  void *page = mmap(NULL, sizeof *control, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  control = page == MAP_FAILED ? NULL : page;
}

static int isNamedBelow(const char *path) { return folder && strncmp(path, folder, strlen(folder)) == 0; }

static int isBelow(int file) {
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  /* The shared memory of the journal is no disk. */
  if (length > 4 && strcmp(path + length - 4, "-shm") == 0) return 0;
  return isNamedBelow(path);
}

enum { SYNC = 1, WRITE = 2, READ = 4, TRUNCATE = 8, NAME = 16 };

static int counts(void) {
  int number = __sync_add_and_fetch(&control->seen, 1);
  if (number < control->first || number > control->last) return 0;
  __sync_add_and_fetch(&control->failed, 1);
  if (!control->error) kill(getpid(), SIGKILL);
  return 1;
}

static int fails(int call, int file) {
  return control && folder && (control->calls & call) && isBelow(file) && counts();
}

static int failsAt(const char *path) {
  return control && (control->calls & NAME) && isNamedBelow(path) && counts();
}

#define NEXT(name) static __typeof__(&name) next; if (!next) next = (__typeof__(&name))dlsym(RTLD_NEXT, #name)
#define REFUSE do { errno = control->error; return -1; } while (0)

int fsync(int file) { NEXT(fsync); if (fails(SYNC, file)) REFUSE; return next(file); }
int fdatasync(int file) { NEXT(fdatasync); if (fails(SYNC, file)) REFUSE; return next(file); }
int ftruncate64(int file, off64_t size) { NEXT(ftruncate64); if (fails(TRUNCATE, file)) REFUSE; return next(file, size); }
int ftruncate(int file, off_t size) { NEXT(ftruncate); if (fails(TRUNCATE, file)) REFUSE; return next(file, size); }

#define WRITER(name, offset) ssize_t name(int file, const void *bytes, size_t size, offset at) { \
  NEXT(name); if (!fails(WRITE, file)) return next(file, bytes, size, at); \
  if (control->torn) next(file, bytes, size / 2, at); REFUSE; }
WRITER(pwrite64, off64_t)
WRITER(pwrite, off_t)

ssize_t write(int file, const void *bytes, size_t size) {
  NEXT(write);
  if (!fails(WRITE, file)) return next(file, bytes, size);
  if (control->torn) next(file, bytes, size / 2);
  REFUSE;
}

ssize_t pread64(int file, void *bytes, size_t size, off64_t at) { NEXT(pread64); if (fails(READ, file)) REFUSE; return next(file, bytes, size, at); }

int rename(const char *from, const char *to) { NEXT(rename); if (failsAt(from)) REFUSE; return next(from, to); }
int link(const char *from, const char *to) { NEXT(link); if (failsAt(from)) REFUSE; return next(from, to); }
int unlink(const char *path) { NEXT(unlink); if (failsAt(path)) REFUSE; return next(path); }
