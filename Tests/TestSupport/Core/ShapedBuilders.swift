import ConstructionBuilders

/// Builders of every shape that Swift lets one write: what holds fields need not be a struct of
/// nothing but fields.

/// A field in an Optional, which is there for some objects only.
struct OptionalFieldBuilder: ConstructionBuilder {
  @Field var name: String?
  let extra: Field<Int>?

  init(fields: JSONFields) {
    _name = fields["name"]
    extra = fields.keys.contains("extra") ? fields["extra"] : nil
  }

  func build() -> Result<String, BuildFailure> { construct({ $0 }, $name) }
}

/// Fields in the cases of an enumeration within a struct.
struct ChoiceBuilder: ConstructionBuilder {
  enum Choice {
    case number(Field<Int>)
    case names(first: Field<String>, last: Field<String>)
    case nothing
  }

  @Field var name: String?
  let choice: Choice

  init(fields: JSONFields) {
    _name = fields["name"]
    choice =
      fields.keys.contains("number")
      ? .number(fields["number"])
      : fields.keys.contains("first")
        ? .names(first: fields["first"], last: fields["last"]) : .nothing
  }

  func build() -> Result<String, BuildFailure> { construct({ $0 }, $name) }
}

/// An enumeration of builders that read the same object.
indirect enum KindBuilder: ConstructionBuilder {
  case optional(OptionalFieldBuilder)
  case choice(ChoiceBuilder)

  init(fields: JSONFields) {
    self =
      fields.keys.contains("extra")
      ? .optional(OptionalFieldBuilder(fields: fields)) : .choice(ChoiceBuilder(fields: fields))
  }

  func build() -> Result<String, BuildFailure> {
    switch self {
    case .optional(let builder): builder.build()
    case .choice(let builder): builder.build()
    }
  }
}

/// A class that is no builder, and a builder that inherits its fields.
class NamedFields {
  @Field var name: String?

  init(fields: JSONFields) { _name = fields["name"] }
}

final class InheritingBuilder: NamedFields, ConstructionBuilder {
  @Field var extra: Int?

  override init(fields: JSONFields) {
    _extra = fields["extra"]
    super.init(fields: fields)
  }

  func build() -> Result<String, BuildFailure> { construct({ $0 }, $name) }
}

/// Fields among other properties, in a tuple, an array and a plain struct, and of a generic type.
struct MixedBuilder<First: Capturable, Second: Capturable>: ConstructionBuilder {
  struct Page {
    @Field var offset: Int?
    let comment = "not a field"
  }

  let isFirst = true
  @Field var first: First?
  let pair: (Field<Second>, label: Any)
  let list: [Field<Int>]
  let page: Page
  let held: Any

  init(fields: JSONFields) {
    _first = fields["first"]
    pair = (fields["second"], label: 7)
    list = [fields["a"], fields["b"]]
    page = Page(offset: fields["offset"])
    let extra: Field<Int> = fields["extra"]
    held = fields.keys.contains("extra") ? extra : "nothing"
  }

  func build() -> Result<First.Built, BuildFailure> { construct({ $0 }, $first) }
}

/// Builders in arrays and dictionaries of each other, of which every element is wanted.
struct TreeBuilder: ConstructionBuilder {
  @Field var name: String?
  @Field var children: [TreeBuilder]?
  @Field var named: [String: TreeBuilder]?

  init(fields: JSONFields) {
    _name = fields["name"]
    _children = fields["first"]
    _named = fields["second"]
  }

  func build() -> Result<Int, BuildFailure> {
    construct(
      { _, children, named in 1 + children.reduce(0, +) + named.values.reduce(0, +) }, $name,
      $children.requiringAll.or([]), $named.requiringAll.or([:]))
  }
}

/// A class that stands in itself without a container between.
final class LinkedBuilder: ConstructionBuilder {
  @Field var name: String?
  @Field var next: LinkedBuilder?

  init(fields: JSONFields) {
    _name = fields["name"]
    _next = fields["first"]
  }

  func build() -> Result<Int, BuildFailure> {
    construct({ _, next in 1 + (next ?? 0) }, $name, $next.optional)
  }
}
