#if Foundation
  import Foundation

  extension FileHandle {
    /// The next bytes, as soon as there are some; nil at the end.
    ///
    /// `read(upToCount:)` waits until all of them have come, also from a pipe whose writer pauses.
    ///
    /// NB: on Windows, a FileHandle does not give its descriptor away, so there this waits, too.
    func readSome(upTo count: Int) throws -> Data? {
      #if os(Windows)
        let bytes = try read(upToCount: count)
        return bytes?.isEmpty == false ? bytes : nil
      #else
        var bytes = Data(count: count)
        let length = unsafe bytes.withUnsafeMutableBytes {
          unsafe readBytes(fileDescriptor, into: $0)
        }
        guard length >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        return length == 0 ? nil : bytes.prefix(length)
      #endif
    }
  }

  #if !os(Windows)
    /// Calls `read` until no signal interrupts it. Trusts it to write no more than fits.
    private func readBytes(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
      while true {
        let length = unsafe read(descriptor, buffer.baseAddress, buffer.count)
        if length >= 0 || errno != EINTR { return length }
      }
    }
  #endif
#endif
