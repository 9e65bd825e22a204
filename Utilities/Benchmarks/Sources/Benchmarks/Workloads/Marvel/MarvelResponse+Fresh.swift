extension MarvelResponse {
  var fresh: MarvelResponse {
    MarvelResponse(
      code: code, status: status.fresh, copyright: copyright.fresh,
      attributionText: attributionText.fresh, attributionHTML: attributionHTML.fresh,
      etag: etag.fresh,
      data: MarvelSlice(
        offset: data.offset, limit: data.limit, total: data.total, count: data.count,
        results: data.results.fresh { $0.fresh }))
  }
}

extension MarvelCharacter {
  var fresh: MarvelCharacter {
    MarvelCharacter(
      id: id, name: name.fresh, description: description.fresh, modified: modified,
      thumbnail: MarvelImage(path: thumbnail.path.fresh, extension: thumbnail.extension.fresh),
      resourceURI: resourceURI.fresh, comics: comics.fresh, series: series.fresh,
      stories: stories.fresh, events: events.fresh,
      urls: urls.fresh { MarvelLink(type: $0.type.fresh, url: $0.url.fresh) })
  }
}

extension MarvelList {
  var fresh: MarvelList {
    MarvelList(
      available: available, collectionURI: collectionURI.fresh,
      items: items.fresh {
        MarvelItem(resourceURI: $0.resourceURI.fresh, name: $0.name.fresh, type: $0.type?.fresh)
      }, returned: returned)
  }
}
