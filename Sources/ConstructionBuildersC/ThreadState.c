#include "include/ThreadState.h"

static _Thread_local construction_builders_thread_state state;

construction_builders_thread_state *construction_builders_thread(void) { return &state; }
