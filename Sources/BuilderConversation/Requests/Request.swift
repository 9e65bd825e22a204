import BuilderExpansion

/// A request of the compiler.
enum Request {
  /// Which messages does the plugin understand? The compiler sends the version that it speaks.
  case capability(hostVersion: Int?)
  /// Expand an attribute on a declaration.
  case attachedMacro(AttachedMacro)
  /// Expand `#name(…)`. The plugin has no such macro.
  case freestandingMacro(FreestandingMacro)
  /// Load a library with macros. Only the toolchain's own plugin does.
  case library
  /// A kind of request that only newer compilers have.
  case unknown(kind: String)
}

/// An attribute to expand, with its declaration.
struct AttachedMacro: Equatable {
  /// The type that implements the macro, as the macro's declaration names it.
  var typeName: String
  /// The role: `member`, `extension`, `peer`, or another.
  var role: String
  var attribute: Syntax
  var declaration: Syntax
  /// The type to extend, for the role `extension`.
  var extendedType: Syntax?
  /// The conformances to add, for that role; nil where there are none.
  var conformances: Syntax?
  /// The declarations around this one without their members, innermost first; nil where the
  /// compiler does not send them, as before Swift 6.
  var lexicalContext: [Syntax]?
}

/// A macro that is not an attribute.
struct FreestandingMacro {
  var name: String
  var syntax: Syntax?
}

/// A piece of source, and its place.
struct Syntax: Equatable {
  var source: String
  var location: Location?

  /// The place of its first token, after whitespace and comments.
  var start: Location? {
    location.map { Location(fileName: $0.fileName, offset: $0.offset + source.leadingTriviaLength) }
  }
}

/// A place in a file: offset and column in bytes of UTF-8, line and column from 1.
struct Location: Equatable {
  var fileName: String
  var offset: Int
  var line: Int?
  var column: Int?
}

extension Location {
  /// The place in lines and columns, where the compiler sends them.
  var place: SourcePlace? {
    guard let line, let column else { return nil }
    return SourcePlace(fileName: fileName, line: line, column: column)
  }
}
