#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
  /// A word that each thread keeps for itself; 0 until it is set.
  ///
  /// Create it once: it lives as long as the program runs.
  @safe struct ThreadSlot: Sendable {
    private let key: pthread_key_t

    init() {
      var key = pthread_key_t()
      let status = unsafe pthread_key_create(&key, nil)
      precondition(status == 0, "no key for values of threads is left")
      self.key = key
    }

    /// The word of the running thread.
    var word: UInt {
      get { unsafe UInt(bitPattern: pthread_getspecific(key)) }
      nonmutating set { unsafe pthread_setspecific(key, UnsafeRawPointer(bitPattern: newValue)) }
    }
  }
#endif
