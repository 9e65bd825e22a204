import BuilderExpansion

/// What the compiler asks for.
enum Request {
  /// Which messages are understood. The compiler says which version of the protocol it speaks.
  case capability(hostVersion: Int?)
  /// What an attribute on a declaration stands for.
  case attachedMacro(AttachedMacro)
  /// What `#name(…)` stands for. There is no such macro here.
  case freestandingMacro(FreestandingMacro)
  /// To load a library with macros, which only the toolchain's own plugin does.
  case library
  /// A kind of request that only newer compilers have.
  case unknown(kind: String)
}

/// An attribute on a declaration, to be expanded.
package struct AttachedMacro: Equatable {
  /// The type that implements the macro, as the macro's declaration names it.
  package var typeName: String
  /// In which role it is expanded: `member`, `extension`, `peer`, or another.
  package var role: String
  package var attribute: Syntax
  package var declaration: Syntax
  /// The type to be extended, for the role `extension`.
  package var extendedType: Syntax?
  /// The conformances that are asked for, in that role; nil where there are none to add.
  package var conformances: Syntax?
  /// The declarations around this one, the innermost first, without their members; nil where the compiler does not
  /// say, as before Swift 6.
  package var lexicalContext: [Syntax]?

  package init(
    typeName: String,
    role: String,
    attribute: Syntax,
    declaration: Syntax,
    extendedType: Syntax?,
    conformances: Syntax? = nil,
    lexicalContext: [Syntax]?
  ) {
    self.typeName = typeName
    self.role = role
    self.attribute = attribute
    self.declaration = declaration
    self.extendedType = extendedType
    self.conformances = conformances
    self.lexicalContext = lexicalContext
  }
}

/// A macro that stands by itself.
struct FreestandingMacro {
  var name: String
  var syntax: Syntax?
}

/// A piece of source, and where it stands.
package struct Syntax: Equatable {
  package var source: String
  package var location: Location?

  package init(source: String, location: Location? = nil) {
    self.source = source
    self.location = location
  }

  /// Where the text itself begins, after the blanks and comments that belong to it.
  package var start: Location? {
    location.map { Location(fileName: $0.fileName, offset: $0.offset + source.leadingTriviaLength) }
  }
}

extension Syntax {
  /// Where its source begins, in lines and columns.
  package var place: SourcePlace? {
    guard let location, let line = location.line, let column = location.column else { return nil }
    return SourcePlace(fileName: location.fileName, line: line, column: column)
  }
}

/// A place in a file, as the compiler counts: in bytes of UTF-8, lines and columns from 1.
package struct Location: Equatable {
  package var fileName: String
  package var offset: Int
  package var line: Int?
  package var column: Int?

  package init(fileName: String, offset: Int, line: Int? = nil, column: Int? = nil) {
    self.fileName = fileName
    self.offset = offset
    self.line = line
    self.column = column
  }
}
