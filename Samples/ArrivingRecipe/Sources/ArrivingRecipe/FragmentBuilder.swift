import ConstructionBuilders

/// Builds the data of one event: a fragment of the text that a language model is writing.
struct FragmentBuilder: ConstructionBuilder {
  @Field var text: String?

  init(fields: JSONFields) { _text = fields["text"] }

  func build() -> Result<String?, BuildFailure> { construct({ $0 }, $text.optional) }
}
