extension Request: Decodable {
  /// A request is an object with one member: its kind.
  init(from decoder: any Decoder) throws {
    let kinds = try decoder.container(keyedBy: AnyKey.self)
    if kinds.contains("expandAttachedMacro") {
      self = .attachedMacro(try kinds.decode(AttachedMacro.self, forKey: "expandAttachedMacro"))
    } else if kinds.contains("getCapability") {
      let capability = try? kinds.decode(Capability.self, forKey: "getCapability")
      self = .capability(hostVersion: capability?.version)
    } else if kinds.contains("expandFreestandingMacro") {
      self = .freestandingMacro(
        try kinds.decode(FreestandingMacro.self, forKey: "expandFreestandingMacro"))
    } else if kinds.contains("loadPluginLibrary") {
      self = .library
    } else {
      self = .unknown(kind: kinds.allKeys.map(\.stringValue).min() ?? "")
    }
  }
}

/// The version of the protocol. Before version 5 the compiler does not send it.
private struct Capability: Decodable {
  let version: Int

  init(from decoder: any Decoder) throws {
    let capability = try decoder.container(keyedBy: AnyKey.self)
      .nestedContainer(keyedBy: AnyKey.self, forKey: "capability")
    version = try capability.decode(Int.self, forKey: "protocolVersion")
  }
}

extension AttachedMacro: Decodable {
  /// A member that the expansion can do without counts as missing if it is broken.
  init(from decoder: any Decoder) throws {
    let macro = try decoder.container(keyedBy: AnyKey.self)
    self.init(
      typeName: try macro.nestedContainer(keyedBy: AnyKey.self, forKey: "macro")
        .decode(String.self, forKey: "typeName"),
      role: try macro.decode(String.self, forKey: "macroRole"),
      attribute: try macro.decode(Syntax.self, forKey: "attributeSyntax"),
      declaration: try macro.decode(Syntax.self, forKey: "declSyntax"),
      extendedType: try? macro.decode(Syntax.self, forKey: "extendedTypeSyntax"),
      conformances: try? macro.decode(Syntax.self, forKey: "conformanceListSyntax"),
      lexicalContext: try? macro.decode([Syntax].self, forKey: "lexicalContext"))
  }
}

extension FreestandingMacro: Decodable {
  init(from decoder: any Decoder) throws {
    let macro = try decoder.container(keyedBy: AnyKey.self)
    name = try macro.nestedContainer(keyedBy: AnyKey.self, forKey: "macro")
      .decode(String.self, forKey: "name")
    syntax = try? macro.decode(Syntax.self, forKey: "syntax")
  }
}

extension Syntax: Decodable {
  /// A location that is missing or in no file is nil.
  init(from decoder: any Decoder) throws {
    let syntax = try decoder.container(keyedBy: AnyKey.self)
    source = try syntax.decode(String.self, forKey: "source")
    location = try? syntax.decode(Location.self, forKey: "location")
  }
}

extension Location: Decodable {
  init(from decoder: any Decoder) throws {
    let location = try decoder.container(keyedBy: AnyKey.self)
    fileName = try location.decode(String.self, forKey: "fileName")
    offset = try location.decode(Int.self, forKey: "offset")
    line = try? location.decode(Int.self, forKey: "line")
    column = try? location.decode(Int.self, forKey: "column")
    guard !fileName.isEmpty, 0...Int(Int32.max) ~= offset else {
      throw DecodingError.dataCorruptedError(
        forKey: "offset", in: location, debugDescription: "not in a file")
    }
  }
}

/// The name of any member.
struct AnyKey: CodingKey, ExpressibleByStringLiteral {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringLiteral name: String) { stringValue = name }
  init(stringValue name: String) { stringValue = name }
  init?(intValue: Int) { nil }
}
