extension MarvelNames {
  init?(dictionary: [String: Any]) {
    guard let code = dictionary["code"] as? Int,
      let status = dictionary["status"] as? String,
      let slice = dictionary["data"] as? [String: Any],
      let data = MarvelNamesSlice(dictionary: slice)
    else { return nil }
    self.init(code: code, status: status, data: data)
  }

  var fresh: MarvelNames {
    MarvelNames(
      code: code, status: status.fresh,
      data: MarvelNamesSlice(
        offset: data.offset, total: data.total, count: data.count,
        results: data.results.fresh { MarvelName(id: $0.id, name: $0.name.fresh) }))
  }
}

extension MarvelNamesSlice {
  init?(dictionary: [String: Any]) {
    guard let offset = dictionary["offset"] as? Int,
      let total = dictionary["total"] as? Int,
      let count = dictionary["count"] as? Int,
      let results = dictionary["results"] as? [[String: Any]]
    else { return nil }
    self.init(
      offset: offset, total: total, count: count,
      results: results.compactMap(MarvelName.init(dictionary:)))
  }
}

extension MarvelName {
  init?(dictionary: [String: Any]) {
    guard let id = dictionary["id"] as? Int, let name = dictionary["name"] as? String else {
      return nil
    }
    self.init(id: id, name: name)
  }
}
