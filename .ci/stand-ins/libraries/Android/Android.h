// What the sources use of Android's C library, with the types and nullability of NDK 27. From NDK 28
// on, the function of a thread takes and returns a pointer that can be null.
#include <stddef.h>

#define EAGAIN 11

typedef long pthread_t;
typedef struct {
  unsigned flags;
  void *_Nullable stack_base;
  size_t stack_size;
  size_t guard_size;
  int sched_policy;
  int sched_priority;
  char reserved[16];
} pthread_attr_t;

#ifdef NDK_28
typedef void *_Nullable (*start_routine)(void *_Nullable);
#else
typedef void *_Nonnull (*start_routine)(void *_Nonnull);
#endif

pthread_t pthread_self(void);
int pthread_create(pthread_t *_Nonnull, pthread_attr_t const *_Nullable, start_routine _Nonnull,
                   void *_Nullable);
int pthread_join(pthread_t, void *_Nullable *_Nullable);
int pthread_attr_init(pthread_attr_t *_Nonnull);
int pthread_attr_destroy(pthread_attr_t *_Nonnull);
int pthread_attr_setstacksize(pthread_attr_t *_Nonnull, size_t);
int pthread_getattr_np(pthread_t, pthread_attr_t *_Nonnull);
int pthread_attr_getstack(const pthread_attr_t *_Nonnull, void *_Nullable *_Nonnull,
                          size_t *_Nonnull);
void *_Nullable memchr(const void *_Nonnull, int, size_t);
