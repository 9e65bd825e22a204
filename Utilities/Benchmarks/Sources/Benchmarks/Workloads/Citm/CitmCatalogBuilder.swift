import ConstructionBuilders

struct CitmCatalogBuilder: ConstructionBuilder {
  @Field var areaNames: [String: String]?
  @Field var events: [String: CitmEventBuilder]?
  @Field var performances: [CitmPerformanceBuilder]?

  init(fields: JSONFields) {
    _areaNames = fields["areaNames"]
    _events = fields["events"]
    _performances = fields["performances"]
  }

  func build() -> Result<CitmCatalog, BuildFailure> {
    construct(CitmCatalog.init, $areaNames, $events, $performances)
  }
}

struct CitmEventBuilder: ConstructionBuilder {
  @Field var id: Int?
  @Field var name: String?
  @Field var logo: String?
  @Field var subTopicIds: [Int]?
  @Field var topicIds: [Int]?

  init(fields: JSONFields) {
    _id = fields["id"]
    _name = fields["name"]
    _logo = fields["logo"]
    _subTopicIds = fields["subTopicIds"]
    _topicIds = fields["topicIds"]
  }

  func build() -> Result<CitmEvent, BuildFailure> {
    construct(CitmEvent.init, $id, $name, $logo.optional, $subTopicIds, $topicIds)
  }
}
