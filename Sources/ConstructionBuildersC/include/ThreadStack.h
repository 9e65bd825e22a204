#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// The addresses of a stack, from the lowest to the one behind the highest.
typedef struct {
  uintptr_t lowest;
  uintptr_t end;
} construction_builders_stack;

/// The stack of the running thread; both addresses are 0 if the system does not tell.
construction_builders_stack construction_builders_thread_stack(void);

/// An address in the frame of the running function.
uintptr_t construction_builders_frame(void);

/// Calls a function with an argument on a new thread, and waits for it. Returns whether there was
/// a thread. There is none where the system has no threads of POSIX.
bool construction_builders_run_on_thread(size_t stack_size, void (*body)(void *), void *argument);

#pragma clang assume_nonnull end
