extension Record {
  init?(dictionary: [String: Any]) {
    guard let id = dictionary["id"] as? Int,
      let title = dictionary["title"] as? String,
      let price = dictionary["price"] as? Double,
      let isActive = dictionary["isActive"] as? Bool,
      let stock = dictionary["stock"] as? Int,
      let category = dictionary["category"] as? String,
      let width = dictionary["width"] as? Double,
      let brand = dictionary["brand"] as? String,
      let height = dictionary["height"] as? Double,
      let isNew = dictionary["isNew"] as? Bool,
      let rank = dictionary["rank"] as? Int,
      let colour = dictionary["colour"] as? String,
      let weight = dictionary["weight"] as? Double,
      let country = dictionary["country"] as? String,
      let rating = dictionary["rating"] as? Double,
      let isSale = dictionary["isSale"] as? Bool,
      let views = dictionary["views"] as? Int,
      let supplier = dictionary["supplier"] as? String,
      let latitude = dictionary["latitude"] as? Double,
      let material = dictionary["material"] as? String,
      let longitude = dictionary["longitude"] as? Double,
      let isFragile = dictionary["isFragile"] as? Bool,
      let orders = dictionary["orders"] as? Int,
      let currency = dictionary["currency"] as? String,
      let discount = dictionary["discount"] as? Double,
      let isGift = dictionary["isGift"] as? Bool,
      let returns = dictionary["returns"] as? Int,
      let language = dictionary["language"] as? String,
      let tax = dictionary["tax"] as? Double,
      let notes = dictionary["notes"] as? String
    else { return nil }
    self.init(
      id: id, title: title, price: price, isActive: isActive, stock: stock, category: category,
      width: width, brand: brand, height: height, isNew: isNew, rank: rank, colour: colour,
      weight: weight, country: country, rating: rating, isSale: isSale, views: views,
      supplier: supplier, latitude: latitude, material: material, longitude: longitude,
      isFragile: isFragile, orders: orders, currency: currency, discount: discount,
      isGift: isGift, returns: returns, language: language, tax: tax, notes: notes)
  }

  var fresh: Record {
    Record(
      id: id, title: title.fresh, price: price, isActive: isActive, stock: stock,
      category: category.fresh, width: width, brand: brand.fresh, height: height, isNew: isNew,
      rank: rank, colour: colour.fresh, weight: weight, country: country.fresh, rating: rating,
      isSale: isSale, views: views, supplier: supplier.fresh, latitude: latitude,
      material: material.fresh, longitude: longitude, isFragile: isFragile, orders: orders,
      currency: currency.fresh, discount: discount, isGift: isGift, returns: returns,
      language: language.fresh, tax: tax, notes: notes.fresh)
  }
}

extension RecordList {
  init?(dictionary: [String: Any]) {
    guard let records = dictionary["records"] as? [[String: Any]] else { return nil }
    self.init(records: records.compactMap(Record.init(dictionary:)))
  }
}
