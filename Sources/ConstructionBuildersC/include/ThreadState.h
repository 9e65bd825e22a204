#pragma once
#include <stdint.h>

#pragma clang assume_nonnull begin

/// Words that a thread keeps for itself, all 0 at first. The core alone knows what they are.
///
/// All but the first are addresses. They are set and reset within one call, in which they are valid.
typedef struct {
  uintptr_t stack_limit;
  uintptr_t input;
  uintptr_t watch;
  uintptr_t reads;
} construction_builders_thread_state;

/// The state of the running thread. It lives as long as the thread.
construction_builders_thread_state *construction_builders_thread(void);

#pragma clang assume_nonnull end
