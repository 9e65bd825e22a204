/// The tape of a whole document.
extension Transcript {
  mutating func document(_ bytes: UnsafeBufferPointer<UInt8>) {
    let span = unsafe Span(_unsafeElements: bytes)
    do throws(MalformedJSON) {
      try withTape(of: span) { root in
        let end = unsafe root.isArray || root.isObject ? root.content.end : root.next
        var entry = unsafe root.entry
        write("tape")
        while unsafe entry < end {
          unsafe write(bits: entry.pointee.bits)
          unsafe entry += 1
          entries += 1
        }
        endLine()
        value(root)
        write("at")
        write(rootLocation(in: span)?.line ?? 0)
        write(rootLocation(in: span)?.column ?? 0)
        endLine()
      }
    } catch {
      write("error")
      write(error.offset)
      write(" ")
      write(Finding(error, in: span).description)
      endLine()
    }
  }

  /// What is read from a value, and from those in it.
  private mutating func value(_ node: borrowing TapeNode) {
    switch node.kind {
    case .null, .true, .false: break
    case .integer, .fraction, .exponential: number(node)
    case .text, .unicodeText, .escapedText, .name: text(node)
    case .array:
      write("array")
      write(node.elementCount)
      endLine()
      // NB: a closure cannot change what is lent to it.
      var current = unsafe node.content.first
      while unsafe current < node.content.end {
        let element = unsafe node.node(at: current)
        value(element)
        unsafe current = element.next
      }
    case .object:
      var current = unsafe node.content.first
      while unsafe current < node.content.end {
        let key = unsafe node.node(at: current)
        let member = unsafe node.node(at: key.next)
        text(key)
        value(member)
        unsafe current = member.next
      }
      lookUps(in: node)
    }
  }

  private mutating func text(_ node: borrowing TapeNode) {
    var digest = Digest()
    let text = node.text ?? ""
    digest.add(text)
    write("text")
    write(node.offset)
    write(bits: digest.bits)
    endLine()
    if text.utf8.count <= 40 { self.text(text) }
  }

  private mutating func number(_ node: borrowing TapeNode) {
    write("number")
    write(node.offset)
    write(node.shortDouble)
    if let integer = node.shortInteger { write(integer) }
    endLine()
    number(node.numberSpelling ?? "")
  }
}
