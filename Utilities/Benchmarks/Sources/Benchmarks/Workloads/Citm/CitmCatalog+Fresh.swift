extension CitmCatalog {
  var fresh: CitmCatalog {
    CitmCatalog(
      areaNames: areaNames.fresh, events: events.fresh { $0.fresh },
      performances: performances.fresh { $0.fresh })
  }
}

extension CitmEvent {
  var fresh: CitmEvent {
    CitmEvent(
      id: id, name: name.fresh, logo: logo?.fresh, subTopicIds: subTopicIds.fresh { $0 },
      topicIds: topicIds.fresh { $0 })
  }
}

extension CitmPerformance {
  var fresh: CitmPerformance {
    CitmPerformance(
      id: id, eventId: eventId, start: start, venueCode: venueCode.fresh,
      prices: prices.fresh { $0 },
      seatCategories: seatCategories.fresh {
        CitmSeatCategory(seatCategoryId: $0.seatCategoryId, areas: $0.areas.fresh { $0 })
      })
  }
}
