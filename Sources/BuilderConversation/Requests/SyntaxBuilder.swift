import ConstructionBuilders

/// Reads a piece of source. The location of one that stands in no file is of no use, or not there.
struct SyntaxBuilder: ConstructionBuilder {
  @Field var source: String?
  @Field var location: LocationBuilder?

  init(fields: JSONFields) {
    _source = fields["source"]
    _location = fields["location"]
  }

  func build() -> Result<Syntax, BuildFailure> {
    construct(Syntax.init, $source, $location.optional)
  }
}

/// Reads a place in a file.
struct LocationBuilder: ConstructionBuilder {
  @Field var fileName: String?
  @Field var offset: Int?

  init(fields: JSONFields) {
    _fileName = fields["fileName"]
    _offset = fields["offset"]
  }

  func build() -> Result<Location, BuildFailure> {
    construct(
      Location.init,
      $fileName.checked("the name of a file") { !$0.isEmpty },
      $offset.checked("an offset in a file") { $0 >= 0 && $0 <= Int32.max })
  }
}
