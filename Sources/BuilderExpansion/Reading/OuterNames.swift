/// The names of a model and of what its file declares around it, for a builder in another file.
///
/// An extension of `Shop.Comic` does not look into `Shop`.
struct OuterNames {
  /// The name of the model, such as `Shop.Page<Item>`.
  let model: String
  /// The model, the types around it, and the file, innermost first.
  let scopes: [Scope]
  let members: DeclaredMembers

  /// A place where names are looked up.
  struct Scope {
    /// The path of the type; empty for the file.
    let path: String
    /// The path to write before a name. The builder looks into the model and the file by itself.
    var prefix: String?
  }

  /// The path of what is declared around the model, such as `Shop.Price` for `Price`.
  func declared(_ name: String) -> String? {
    guard let scope = scope(of: name), let member = members[scope.path]?[name] else { return nil }
    return scope.prefix.map { "\($0).\(member.spelling)" }
  }

  /// The first name of a path, such as `Shop.price`, that other files cannot see, with its access
  /// level.
  func hidden(in path: [Token]) -> (name: Token, access: String)? {
    let isOwn = path.first?.isWord("Self") == true
    guard var type = isOwn ? scopes.first?.path : path.first.flatMap({ scope(of: $0.name)?.path })
    else { return nil }
    for token in isOwn ? path.dropFirst() : path[...] {
      guard let member = members[type]?[token.name] else { return nil }
      if let hiding = member.hiding { return (token, hiding) }
      type = type.isEmpty ? token.name : "\(type).\(token.name)"
    }
    return nil
  }

  /// The written access levels of the types around the model that the file declares.
  var access: [String?] {
    var type = ""
    return (scopes.first?.path ?? "").split(separator: ".").dropLast().compactMap { name in
      let member = members[type]?[String(name)]
      type = type.isEmpty ? String(name) : "\(type).\(name)"
      return member.map(\.access)
    }
  }

  private func scope(of name: String) -> Scope? { scopes.first { members[$0.path]?[name] != nil } }
}

/// What a file declares in each type, by the path of the type: types and static members. What is
/// declared in the file itself has an empty path.
typealias DeclaredMembers = [String: [String: DeclaredMember]]

struct DeclaredMember {
  /// The name with its backticks.
  let spelling: String
  /// The written access level, also of the extension that it is in.
  let access: String?
  /// The access level that hides it from other files.
  var hiding: String? { access == "private" || access == "fileprivate" ? access : nil }
}

extension ModelFacts {
  /// The name of the model in the builder, with its backticks.
  var builtName: String { outerNames?.model ?? name.text }

  /// What the builder writes for a name; nil where it writes the same.
  func renamed(_ index: Int) -> String? { renamed(index, in: source) }

  func renamed(_ index: Int, in source: Source) -> String? {
    let token = source[index]
    guard token.isName, !source.isMember(index) else { return nil }
    let isModel = token.name == name.name && !source[index + 1].isSymbol("<")
    if isModel || token.isWord("Self") { return builtName }
    let isParameter = (context.parameters + parameters).contains { $0.name == token.name }
    return isParameter ? nil : outerNames?.declared(token.name)
  }
}
