import Foundation

extension MarvelResponse {
  init?(dictionary: [String: Any]) {
    guard let code = dictionary["code"] as? Int,
      let status = dictionary["status"] as? String,
      let copyright = dictionary["copyright"] as? String,
      let attributionText = dictionary["attributionText"] as? String,
      let attributionHTML = dictionary["attributionHTML"] as? String,
      let etag = dictionary["etag"] as? String,
      let slice = dictionary["data"] as? [String: Any],
      let data = MarvelSlice(dictionary: slice)
    else { return nil }
    self.init(
      code: code, status: status, copyright: copyright, attributionText: attributionText,
      attributionHTML: attributionHTML, etag: etag, data: data)
  }
}

extension MarvelSlice {
  init?(dictionary: [String: Any]) {
    guard let offset = dictionary["offset"] as? Int,
      let limit = dictionary["limit"] as? Int,
      let total = dictionary["total"] as? Int,
      let count = dictionary["count"] as? Int,
      let results = dictionary["results"] as? [[String: Any]]
    else { return nil }
    self.init(
      offset: offset, limit: limit, total: total, count: count,
      results: results.compactMap(MarvelCharacter.init(dictionary:)))
  }
}

extension MarvelCharacter {
  init?(dictionary: [String: Any]) {
    guard let id = dictionary["id"] as? Int,
      let name = dictionary["name"] as? String,
      let description = dictionary["description"] as? String,
      let date = dictionary["modified"] as? String,
      let modified = try? Date(date, strategy: .iso8601),
      let image = dictionary["thumbnail"] as? [String: Any],
      let thumbnail = MarvelImage(dictionary: image),
      let resourceURI = dictionary["resourceURI"] as? String,
      let comics = MarvelList(value: dictionary["comics"]),
      let series = MarvelList(value: dictionary["series"]),
      let stories = MarvelList(value: dictionary["stories"]),
      let events = MarvelList(value: dictionary["events"]),
      let urls = dictionary["urls"] as? [[String: Any]]
    else { return nil }
    self.init(
      id: id, name: name, description: description, modified: modified, thumbnail: thumbnail,
      resourceURI: resourceURI, comics: comics, series: series, stories: stories, events: events,
      urls: urls.compactMap(MarvelLink.init(dictionary:)))
  }
}

extension MarvelImage {
  init?(dictionary: [String: Any]) {
    guard let path = dictionary["path"] as? String,
      let `extension` = dictionary["extension"] as? String
    else { return nil }
    self.init(path: path, extension: `extension`)
  }
}

extension MarvelList {
  init?(value: Any?) {
    guard let dictionary = value as? [String: Any],
      let available = dictionary["available"] as? Int,
      let collectionURI = dictionary["collectionURI"] as? String,
      let items = dictionary["items"] as? [[String: Any]],
      let returned = dictionary["returned"] as? Int
    else { return nil }
    self.init(
      available: available, collectionURI: collectionURI,
      items: items.compactMap(MarvelItem.init(dictionary:)), returned: returned)
  }
}

extension MarvelItem {
  init?(dictionary: [String: Any]) {
    guard let resourceURI = dictionary["resourceURI"] as? String,
      let name = dictionary["name"] as? String
    else { return nil }
    self.init(resourceURI: resourceURI, name: name, type: dictionary["type"] as? String)
  }
}

extension MarvelLink {
  init?(dictionary: [String: Any]) {
    guard let type = dictionary["type"] as? String, let url = dictionary["url"] as? String else {
      return nil
    }
    self.init(type: type, url: url)
  }
}
