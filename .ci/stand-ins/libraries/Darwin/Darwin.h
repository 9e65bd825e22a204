// What the sources use of Apple's C library, with its types and nullability.
#include <stddef.h>

typedef struct _opaque_pthread_t {
  long signature;
  char opaque[8184];
} *pthread_t;
typedef struct {
  long signature;
  char opaque[56];
} pthread_attr_t;

pthread_t _Nonnull pthread_self(void);
void *_Nonnull pthread_get_stackaddr_np(pthread_t _Nonnull);
size_t pthread_get_stacksize_np(pthread_t _Nonnull);
int pthread_create(pthread_t _Nullable *_Nonnull, const pthread_attr_t *_Nullable,
                   void *_Nullable (*_Nonnull)(void *_Nonnull), void *_Nullable);
int pthread_join(pthread_t _Nonnull, void *_Nullable *_Nullable);
int pthread_attr_init(pthread_attr_t *_Nonnull);
int pthread_attr_destroy(pthread_attr_t *_Nonnull);
int pthread_attr_setstacksize(pthread_attr_t *_Nonnull, size_t);
void *memchr(const void *, int, size_t);
