import ConstructionBuilders
import ConstructionBuildersStreams

extension Reply {
  /// The characters of a slice, one by one, and what is around them.
  struct Characters {
    let slice: CharactersSliceResponseModel
    let characters: [FoundCharacter]
    var findings: [Finding] { characters.flatMap(\.findings) }
  }

  /// The characters in the reply.
  func characters(_ coercion: Coercion) throws(Problem) -> Characters {
    try checkAnswer()
    var reader = ElementReader<CharacterResponseBuilder>(
      .array(at: "data", "results"), coercion: coercion)
    reader.append(body)
    do {
      try reader.finish()
      var elements: [StreamElement<CharacterResponseBuilder>] = []
      while let element = reader.next() { elements.append(element) }
      let slice = try reader.envelope(as: SliceEnvelopeBuilder.self).build().get()
      return Characters(
        slice: slice,
        characters: elements.map { element in
          FoundCharacter(
            position: slice.offset.addingReportingOverflow(element.index).partialValue,
            result: element.result, findings: element.findings)
        })
    } catch {
      return try charactersOfWhole(coercion)
    }
  }

  /// The characters of a slice without an array of them, or the reason why there is no slice.
  private func charactersOfWhole(_ coercion: Coercion) throws(Problem) -> Characters {
    let page = try slice(coercion)
    return Characters(
      slice: page.slice,
      characters: page.slice.results.enumerated().map { index, model in
        FoundCharacter(
          position: page.slice.offset.addingReportingOverflow(index).partialValue,
          result: .success(model), findings: index == 0 ? page.findings : [])
      })
  }
}

/// Builds what is around the characters of a response with code 200.
private struct SliceEnvelopeBuilder: ConstructionBuilder {
  @Field var code: Int?
  @Field var data: CharactersSliceResponseBuilder?

  init(fields: JSONFields) {
    _code = fields["code"]
    _data = fields["data"]
  }

  func build() -> Result<CharactersSliceResponseModel, BuildFailure> {
    construct({ _, slice in slice }, $code.checked("200") { $0 == 200 }, $data)
  }
}
