// Linux declares `pthread_getattr_np` only for it.
#define _GNU_SOURCE
#include "include/ThreadStack.h"

#if defined(__APPLE__) || defined(__linux__)
#include <pthread.h>

struct work {
  void (*body)(void *);
  void *argument;
};

static void *run(void *argument) {
  struct work *work = argument;
  work->body(work->argument);
  return NULL;
}

bool construction_builders_run_on_thread(size_t stack_size, void (*body)(void *), void *argument) {
  // A multiple of what any system has as the size of a page.
  const size_t page_size = 65536;
  if (stack_size > SIZE_MAX - (page_size - 1)) return false;
  stack_size = (stack_size + page_size - 1) / page_size * page_size;

  pthread_attr_t attributes;
  if (pthread_attr_init(&attributes) != 0) return false;
  struct work work = {body, argument};
  pthread_t thread;
  bool is_running = pthread_attr_setstacksize(&attributes, stack_size) == 0 &&
                    pthread_create(&thread, &attributes, run, &work) == 0;
  pthread_attr_destroy(&attributes);
  if (is_running) pthread_join(thread, NULL);
  return is_running;
}
#else
bool construction_builders_run_on_thread(size_t stack_size, void (*body)(void *), void *argument) {
  return false;
}
#endif

construction_builders_stack construction_builders_thread_stack(void) {
  construction_builders_stack stack = {0, 0};
#if defined(__APPLE__)
  pthread_t thread = pthread_self();
  uintptr_t end = (uintptr_t)pthread_get_stackaddr_np(thread);
  size_t size = pthread_get_stacksize_np(thread);
  if (size < end) stack = (construction_builders_stack){end - size, end};
#elif defined(__linux__)
  // glibc has it since 2.2.3, musl since 1.1, and Bionic always.
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return stack;
  void *lowest;
  size_t size;
  if (pthread_attr_getstack(&attributes, &lowest, &size) == 0 &&
      size <= UINTPTR_MAX - (uintptr_t)lowest) {
    stack = (construction_builders_stack){(uintptr_t)lowest, (uintptr_t)lowest + size};
  }
  pthread_attr_destroy(&attributes);
#endif
  return stack;
}

uintptr_t construction_builders_frame(void) { return (uintptr_t)__builtin_frame_address(0); }
