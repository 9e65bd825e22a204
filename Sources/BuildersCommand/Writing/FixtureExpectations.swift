import ConstructionBuilders

/// What a test expects of the models of a fixture: the number of elements of every array, and some
/// leaves of every object. So it fails if anything gets lost.
struct FixtureExpectations {
  let plan: ModelPlan
  private(set) var lines: [String] = []
  private var count = 0

  /// Where the test can be parted: what follows needs no name that the lines before have made.
  private var seams: [Int] = []
  /// How many variants there are around the value, each with a name of its own.
  private var variantsAround = 0

  /// How a function ends where a variant is another one.
  static let ending = "  return"

  init(plan: ModelPlan) { self.plan = plan }

  /// The most leaves of an object that is not the outermost one.
  private static let mostLeaves = 3

  /// The lines in parts of about so many.
  func parts(of most: Int) -> [ArraySlice<String>] {
    let seams = seams.filter { $0 < lines.count }
    var parts: [ArraySlice<String>] = []
    var start = 0
    for (seam, next) in zip(seams, seams.dropFirst() + [lines.count])
    where next - start > most && seam > start {
      parts.append(lines[start..<seam])
      start = seam
    }
    return parts + [lines[start...]]
  }

  /// Expects a value.
  ///
  /// - Parameters:
  ///   - access: How the test reads it: `model.users[0]`. A question mark in it means that it is
  ///     an Optional.
  ///   - most: How many leaves of an object are expected.
  mutating func add(_ value: JSONValue, _ type: ValueType, _ access: String, most: Int) {
    switch (type, value) {
    case (.optional(let inner), _):
      if value != .null { add(value, inner, access + "?", most: most) }
    case (.list(let element), .array(let elements)):
      addCount(elements.count, access, isNeeded: element.hasParts)
      guard element.hasParts else { return }
      for (index, value) in elements.enumerated() {
        add(value, element, "\(access)[\(index)]", most: Self.mostLeaves)
      }
    // Pairs, of which no two have the same key.
    case (.map, .array(let pairs)):
      if !pairs.isEmpty { addCount(pairs.count, access, isNeeded: false) }
    case (.map(let inner, let keys), .object(let members)):
      addCount(members.count, access, isNeeded: false)
      guard inner.hasParts, keys == .string else { return }
      for (key, value) in members {
        let member = "\(access)[\(SwiftLiteral.string(key))]"
        // Of an Optional in an Optional, a pattern would need to know.
        let isOptional = if case .optional = inner { true } else { false }
        add(value, inner, isOptional ? "(\(member) ?? nil)" : member + "?", most: Self.mostLeaves)
      }
    case (.oneOf(let first, let second), _):
      if first.reads(value, plan) {
        addArm(value, first, access + ".first")
      } else if second.reads(value, plan) {
        addArm(value, second, access + ".second")
      }
    case (.model(let index), .object), (.model(let index), .array):
      if plan.types[index].isRow == (value.kind == .array) {
        addObject(value, plan.types[index], access, most)
      }
    default: break
    }
  }

  private mutating func addSeam() {
    if variantsAround == 0 { seams.append(lines.count) }
  }

  /// Expects a value of one of two types, which is nil if it was read as the other one.
  private mutating func addArm(_ value: JSONValue, _ type: ValueType, _ access: String) {
    let literal = type.literal(of: value).map { "== \($0)" }
    lines.append("#expect(\(access) \(literal ?? "!= nil"))")
    if type.hasParts { add(value, type, access + "?", most: Self.mostLeaves) }
  }

  private mutating func addCount(_ count: Int, _ access: String, isNeeded: Bool) {
    let plain = access.hasSuffix("?") ? String(access.dropLast()) : access
    let mark = access.hasSuffix("?") ? "?" : ""
    if count == 0 {
      let isEmpty = "\(plain)\(mark).isEmpty"
      lines.append("#expect(\(isEmpty)\(access.contains("?") ? " == true" : ""))")
    } else {
      lines.append("\(isNeeded ? "try #require" : "#expect")(\(plain)\(mark).count == \(count))")
    }
  }

  private mutating func addObject(
    _ value: JSONValue, _ type: ModelType, _ access: String, _ most: Int
  ) {
    switch type.content {
    case .texts: break
    case .variants(let discriminator, let content, let variants):
      let told = value[discriminator]
      guard
        let kind = variants.first(where: {
          told == nil ? $0.isMissing : $0.text == told?.textOfVariant
        })
      else { return }
      let isOptional = access.contains("?")
      let plain = access.hasSuffix("?") ? String(access.dropLast()) : access
      let pattern = ".\(SwiftName.declared(kind.name))"
      guard let payload = kind.payload else {
        return lines.append("#expect(\(plain) == \(pattern))")
      }
      count += 1
      let separator = kind.name.last?.isNumber == true ? "_" : ""
      let name = "\(kind.name)\(separator)\(count)"
      addSeam()
      let opening = lines.count
      lines.append("")
      lines.append("  Issue.record(\(SwiftLiteral.string("\(plain) is no \(kind.name)")))")
      lines.append(Self.ending)
      lines.append("}")
      let inner = content.map { value[$0] ?? .null } ?? value
      variantsAround += 1
      addPayload(inner, payload, name, most)
      variantsAround -= 1
      // A name that nothing uses would be a warning.
      let binding = lines.count > opening + 4 ? "(let \(name))" : ""
      lines[opening] =
        "guard case \(pattern)\(binding)\(isOptional ? "?" : "") = \(plain) else {"
    case .properties(let properties), .row(let properties):
      var leaves = 0
      for property in properties {
        guard let inner = value.member(property, of: type)?.read(by: property.reading.format)
        else { continue }
        let access = "\(access).\(SwiftName.declared(property.name))"
        addSeam()
        if let leaf = property.leaf(of: inner, plan) {
          leaves += 1
          if leaves <= most { lines.append("#expect(\(access) \(leaf))") }
        } else if inner == .null || property.reading.format?.hasArms == true {
          // The JSON type of a value does not tell the arm.
          continue
        } else if property.box != nil, case .list(let type) = property.reading.type {
          add(inner, type, access + "?", most: Self.mostLeaves)
        } else {
          let mark = property.presence == .optional ? "?" : ""
          add(inner, property.reading.type, access + mark, most: Self.mostLeaves)
        }
      }
    }
  }
}

extension FixtureExpectations {
  private mutating func addPayload(
    _ value: JSONValue, _ reading: ValueReading, _ name: String, _ most: Int
  ) {
    let value = value.read(by: reading.format)
    if let literal = reading.type.literal(of: value) {
      lines.append("#expect(\(name) == \(literal))")
    } else if reading.format?.hasArms != true {
      add(value, reading.type, name, most: most)
    }
  }
}

extension ValueType {
  /// The value as a literal of Swift; nil if it is not sent as its type is written.
  func literal(of value: JSONValue) -> String? {
    switch (self, value) {
    case (.boolean, .boolean(let value)): return "\(value)"
    case (.string, .string(let text)) where text.utf8.count <= 60:
      return SwiftLiteral.string(text)
    case (.integer, .number(let number)):
      return Int(number.digits).map { "\($0)" }
    case (.double, .number(let number)):
      guard let double = Double(number.digits), abs(double) < 1e15 else { return nil }
      return "\(double)"
    default: return nil
    }
  }

  /// Whether values of the JSON type are of this arm of a union.
  fileprivate func reads(_ value: JSONValue, _ plan: ModelPlan) -> Bool {
    switch (self, value.kind) {
    case (.oneOf(let first, let second), _): first.reads(value, plan) || second.reads(value, plan)
    case (.model(let index), let kind): kind == (plan.types[index].isRow ? .array : .object)
    case (.boolean, .boolean), (.list, .array), (.map, .object): true
    case (.integer, .number), (.unsigned, .number), (.double, .number), (.decimal, .number): true
    case (.string, .string), (.date, .string), (.duration, .string): true
    case (.url, .string), (.uuid, .string): true
    default: false
    }
  }
}

extension JSONValue {
  /// The member with the key of a property, or the element at its position.
  fileprivate func member(_ property: ModelProperty, of type: ModelType) -> JSONValue? {
    guard case .array(let elements) = self else { return self[property.key] }
    guard type.isRow, let index = Int(property.key), index < elements.count else { return nil }
    return elements[index]
  }
}

extension ModelProperty {
  func literal(of value: JSONValue) -> String? { reading.type.literal(of: value) }

  /// What is expected of a value that has no others inside: `== 7`, or `!= nil`.
  fileprivate func leaf(of value: JSONValue, _ plan: ModelPlan) -> String? {
    if let literal = literal(of: value) { return "== \(literal)" }
    if case (.enumeration(let index), .string(let text)) = (reading.type, value) {
      guard case .texts(let cases) = plan.types[index].content else { return nil }
      return cases.first { $0.text == text }.map { "== .known(.\(SwiftName.declared($0.name)))" }
    }
    let isNull = value == .null || reading.nullWords.contains(value)
    return presence == .optional && !reading.type.hasParts && !isNull ? "!= nil" : nil
  }
}

extension ValueType {
  /// Whether there is more to expect of a value than that it is there.
  fileprivate var hasParts: Bool {
    switch self {
    case .model, .list, .map, .oneOf: true
    case .optional(let inner): inner.hasParts
    default: false
    }
  }
}
