/// The facts about a task that its request may lack.
///
/// CFNetwork puts all of them into the request. FoundationNetworking leaves most of them out, so
/// reflection reads them from the task. Each fact may be missing in another version; stubs then
/// work with less.
struct TaskView {
  /// The queue on which the session updates its state; nil when nothing has to wait for it.
  var sessionQueue: DispatchQueue?

  /// Whether the client would get only the last chunk of a body.
  var keepsLastPieceOnly = false

  /// The header fields of the session's configuration.
  var sessionHeaders: [String: String] = [:]

  /// The body of an upload.
  var upload: Data?

  /// The request timeout of the session's configuration: the seconds without a byte.
  var timeout: TimeInterval?

  /// The resource timeout of the session's configuration: the seconds for a whole load; nil when
  /// there is no limit, or when the session enforces it.
  var resourceTimeout: TimeInterval?

  /// Why tasks of this kind cannot be stubbed.
  var refusal: String?

  private static let webSocketRefusal =
    "Web sockets cannot be stubbed: use a test double for the code that needs one"
}

#if canImport(FoundationNetworking)
  extension TaskView {
    /// - Precondition: called on the session's queue, as `startLoading` is.
    init(_ task: URLSessionTask?) {
      guard let task else { return }
      if task is URLSessionDownloadTask {
        refusal = "Download tasks cannot be stubbed on Linux: use a data task"
      }
      if task is URLSessionWebSocketTask { refusal = Self.webSocketRefusal }
      guard let session = Self.child("session", of: task) as? URLSession else {
        keepsLastPieceOnly = true
        return
      }
      timeout = session.configuration.timeoutIntervalForRequest
      let whole = session.configuration.timeoutIntervalForResource
      resourceTimeout = whole < Self.week ? whole : nil
      for (name, value) in session.configuration.httpAdditionalHeaders ?? [:] {
        sessionHeaders["\(name)"] = "\(value)"
      }
      sessionQueue = Self.child("workQueue", of: session) as? DispatchQueue
      keepsLastPieceOnly = !Self.isLeftToDelegate(task, of: session)
      if task is URLSessionUploadTask { upload = Self.upload(of: task) }
    }

    /// The default resource timeout.
    private static let week: TimeInterval = 7 * 24 * 3600

    private static func isLeftToDelegate(_ task: URLSessionTask, of session: URLSession) -> Bool {
      guard let registry = child("taskRegistry", of: session),
        let behaviours = child("behaviours", of: registry) as? [Int: Any],
        let behaviour = behaviours[task.taskIdentifier]
      else { return false }
      return "\(behaviour)".contains("callDelegate")
    }

    private static func upload(of task: URLSessionTask) -> Data? {
      guard let body = child("knownBody", of: task),
        let content = Mirror(reflecting: body).children.first?.value
      else { return nil }
      switch content {
      case let data as DispatchData: return Data(data)
      case let file as URL: return try? Data(contentsOf: file)
      case let stream as InputStream: return Data(reading: stream)
      default: return nil
      }
    }

    /// A stored property by its name, without the Optional around it.
    ///
    /// It stops at the property, because later properties may be changing on other threads.
    private static func child(_ name: String, of subject: Any) -> Any? {
      var mirror: Mirror? = Mirror(reflecting: subject)
      while let current = mirror {
        if let value = current.children.first(where: { $0.label == name })?.value {
          let inner = Mirror(reflecting: value)
          return inner.displayStyle == .optional ? inner.children.first?.value : value
        }
        mirror = current.superclassMirror
      }
      return nil
    }
  }
#else
  extension TaskView {
    init(_ task: URLSessionTask?) {
      if task is URLSessionWebSocketTask { refusal = Self.webSocketRefusal }
    }
  }
#endif

extension Data {
  /// Reads a stream to its end.
  init(reading stream: InputStream) {
    self.init()
    stream.open()
    defer { stream.close() }
    var buffer = [UInt8](repeating: 0, count: 16 * 1024)
    while true {
      let count = unsafe stream.read(&buffer, maxLength: buffer.count)
      guard count > 0 else { return }
      append(contentsOf: buffer.prefix(count))
    }
  }
}
