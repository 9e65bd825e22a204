// Cells of tables do not end after 100 columns.
// swift-format-ignore-file

import ConstructionBuilders
import Foundation

extension YourBackendSends {
  struct Shape1: ShapeBuilder {
    typealias Value = Date
    @Field var value: Value?

    init(fields: JSONFields) {
      _value = fields["at", as: .secondsSince1970]
    }

    func build() -> Result<Value.Built?, BuildFailure> { construct({ $0 }, $value.optional) }
  }

  struct Shape2: ShapeBuilder {
    typealias Value = Date
    @Field var value: Value?

    init(fields: JSONFields) {
      _value = fields["at", as: .rfc5322]
    }

    func build() -> Result<Value.Built?, BuildFailure> { construct({ $0 }, $value.optional) }
  }

  struct Shape3: ShapeBuilder {
    typealias Value = Date
    @Field var value: Value?

    init(fields: JSONFields) {
      _value = fields["day", as: .pattern("dd.MM.yyyy")]
    }

    func build() -> Result<Value.Built?, BuildFailure> { construct({ $0 }, $value.optional) }
  }

  struct Shape4: ShapeBuilder {
    typealias Value = Date
    @Field var value: Value?

    init(fields: JSONFields) {
      _value = fields["day", as: .sent(as: .number, .pattern("yyyyMMdd"))]
    }

    func build() -> Result<Value.Built?, BuildFailure> { construct({ $0 }, $value.optional) }
  }

  struct Shape5: ShapeBuilder {
    typealias Value = Date
    @Field var value: Value?

    init(fields: JSONFields) {
      _value = fields["at", as: .iso8601(timeZone: berlin)]
    }

    func build() -> Result<Value.Built?, BuildFailure> { construct({ $0 }, $value.optional) }
  }

  struct Shape6: ShapeBuilder {
    typealias Value = Date
    @Field var value: Value?

    init(fields: JSONFields) {
      _value = fields["at", as: .oneOf(.secondsSince1970, .pattern("yyyyMMdd"))]
    }

    func build() -> Result<Value.Built?, BuildFailure> { construct({ $0 }, $value.optional) }
  }

  struct Shape7: ShapeBuilder {
    typealias Value = [Date]
    @Field var value: Value?

    init(fields: JSONFields) {
      _value = fields["times", as: .each(.secondsSince1970)]
    }

    func build() -> Result<Value.Built?, BuildFailure> { construct({ $0 }, $value.optional) }
  }

  struct Shape8: ShapeBuilder {
    typealias Value = [Date: Int]
    @Field var value: Value?

    init(fields: JSONFields) {
      _value = fields["byDay", as: .keyed(by: .pattern("yyyyMMdd"))]
    }

    func build() -> Result<Value.Built?, BuildFailure> { construct({ $0 }, $value.optional) }
  }

  struct Shape9: ShapeBuilder {
    typealias Value = Duration
    @Field var value: Value?

    init(fields: JSONFields) {
      _value = fields["length", as: .iso8601]
    }

    func build() -> Result<Value.Built?, BuildFailure> { construct({ $0 }, $value.optional) }
  }

  struct Shape10: ShapeBuilder {
    typealias Value = Duration
    @Field var value: Value?

    init(fields: JSONFields) {
      _value = fields["length", as: .clock]
    }

    func build() -> Result<Value.Built?, BuildFailure> { construct({ $0 }, $value.optional) }
  }

  struct Shape11: ShapeBuilder {
    typealias Value = Duration
    @Field var value: Value?

    init(fields: JSONFields) {
      _value = fields["delay", as: .milliseconds]
    }

    func build() -> Result<Value.Built?, BuildFailure> { construct({ $0 }, $value.optional) }
  }

  struct Shape12: ShapeBuilder {
    typealias Value = Decimal
    @Field var value: Value?

    init(fields: JSONFields) {
      _value = fields["price", as: .sent(as: .string)]
    }

    func build() -> Result<Value.Built?, BuildFailure> { construct({ $0 }, $value.optional) }
  }

  struct Shape13: ShapeBuilder {
    typealias Value = Decimal
    @Field var value: Value?

    init(fields: JSONFields) {
      _value = fields["price", as: .decimal(separator: ",", grouping: ".")]
    }

    func build() -> Result<Value.Built?, BuildFailure> { construct({ $0 }, $value.optional) }
  }

  struct Shape14: ShapeBuilder {
    typealias Value = Double
    @Field var value: Value?

    init(fields: JSONFields) {
      _value = fields["ratio", as: .protoJSON]
    }

    func build() -> Result<Value.Built?, BuildFailure> { construct({ $0 }, $value.optional) }
  }

  struct Shape15: ShapeBuilder {
    typealias Value = Data
    @Field var value: Value?

    init(fields: JSONFields) {
      _value = fields["icon", as: .base64URL]
    }

    func build() -> Result<Value.Built?, BuildFailure> { construct({ $0 }, $value.optional) }
  }

  struct Shape16: ShapeBuilder {
    typealias Value = Data
    @Field var value: Value?

    init(fields: JSONFields) {
      _value = fields["color", as: .hexadecimal]
    }

    func build() -> Result<Value.Built?, BuildFailure> { construct({ $0 }, $value.optional) }
  }

  struct Shape17: ShapeBuilder {
    typealias Value = Double
    @Field var value: Value?

    init(fields: JSONFields) {
      _value = fields["rating", as: .null("N/A", -1)]
    }

    func build() -> Result<Value.Built?, BuildFailure> { construct({ $0 }, $value.optional) }
  }

  struct Shape18: ShapeBuilder {
    typealias Value = Date
    @Field var value: Value?

    init(fields: JSONFields) {
      _value = fields["edited", as: .null(false, or: .secondsSince1970)]
    }

    func build() -> Result<Value.Built?, BuildFailure> { construct({ $0 }, $value.optional) }
  }

  struct Shape19: ShapeBuilder {
    typealias Value = Date
    @Field var value: Value?

    init(fields: JSONFields) {
      _value = fields["born", as: .null("0000-00-00", or: .pattern("yyyy-MM-dd"))]
    }

    func build() -> Result<Value.Built?, BuildFailure> { construct({ $0 }, $value.optional) }
  }

  struct Shape20: ShapeBuilder {
    typealias Value = [String]
    @Field var value: Value?

    init(fields: JSONFields) {
      _value = fields["tags", as: .oneOrMany]
    }

    func build() -> Result<Value.Built?, BuildFailure> { construct({ $0 }, $value.optional) }
  }

  struct Shape21: ShapeBuilder {
    typealias Value = UserBuilder
    @Field var value: Value?

    init(fields: JSONFields) {
      _value = fields["user", as: .sent(as: .string)]
    }

    func build() -> Result<Value.Built?, BuildFailure> { construct({ $0 }, $value.optional) }
  }

  struct Shape22: ShapeBuilder {
    typealias Value = [String: String]
    @Field var value: Value?

    init(fields: JSONFields) {
      _value = fields["meta", as: .pairs(key: "key", value: "value")]
    }

    func build() -> Result<Value.Built?, BuildFailure> { construct({ $0 }, $value.optional) }
  }

  struct Shape23: ShapeBuilder {
    typealias Value = String
    @Field var value: Value?

    init(fields: JSONFields) {
      _value = fields["data", "user", "name"]
    }

    func build() -> Result<Value.Built?, BuildFailure> { construct({ $0 }, $value.optional) }
  }

  struct Shape24: ShapeBuilder {
    typealias Value = OneOf<String, UserBuilder>
    @Field var value: Value?

    init(fields: JSONFields) {
      _value = fields["customer"]
    }

    func build() -> Result<Value.Built?, BuildFailure> { construct({ $0 }, $value.optional) }
  }

  struct Shape25: ShapeBuilder {
    typealias Value = OneOf<Bool, String>
    @Field var value: Value?

    init(fields: JSONFields) {
      _value = fields["stock"]
    }

    func build() -> Result<Value.Built?, BuildFailure> { construct({ $0 }, $value.optional) }
  }

  struct Shape26: ShapeBuilder {
    typealias Value = OneOf<String, [String]>
    @Field var value: Value?

    init(fields: JSONFields) {
      _value = fields["input"]
    }

    func build() -> Result<Value.Built?, BuildFailure> { construct({ $0 }, $value.optional) }
  }

  struct Shape27: ShapeBuilder {
    typealias Value = OneOf<Bool, Date>
    @Field var value: Value?

    init(fields: JSONFields) {
      _value = fields["edited", as: .either(nil, .secondsSince1970)]
    }

    func build() -> Result<Value.Built?, BuildFailure> { construct({ $0 }, $value.optional) }
  }

  struct Shape28: ShapeBuilder {
    typealias Value = [PriceBuilder]
    @Field var value: Value?

    init(fields: JSONFields) {
      _value = fields["prices"]
    }

    func build() -> Result<Value.Built?, BuildFailure> { construct({ $0 }, $value.optional) }
  }

  struct Shape29: ShapeBuilder {
    typealias Value = EventBuilder
    @Field var value: Value?

    init(fields: JSONFields) {
      _value = fields["event"]
    }

    func build() -> Result<Value.Built?, BuildFailure> { construct({ $0 }, $value.optional) }
  }

  struct Shape30: ShapeBuilder {
    typealias Value = JSONValue
    @Field var value: Value?

    init(fields: JSONFields) {
      _value = fields["extra"]
    }

    func build() -> Result<Value.Built?, BuildFailure> { construct({ $0 }, $value.optional) }
  }

  struct Shape31: ShapeBuilder {
    typealias Value = Int
    @Field var value: Value?

    init(fields: JSONFields) {
      _value = fields["id"]
    }

    func build() -> Result<Value.Built?, BuildFailure> { construct({ $0 }, $value.optional) }
  }

  struct Shape32: ShapeBuilder {
    typealias Value = String
    @Field var value: Value?

    init(fields: JSONFields) {
      _value = fields["id"]
    }

    func build() -> Result<Value.Built?, BuildFailure> { construct({ $0 }, $value.optional) }
  }

  struct Shape33: ShapeBuilder {
    typealias Value = Bool
    @Field var value: Value?

    init(fields: JSONFields) {
      _value = fields["isNew"]
    }

    func build() -> Result<Value.Built?, BuildFailure> { construct({ $0 }, $value.optional) }
  }

  struct Shape34: ShapeBuilder {
    typealias Value = Bool
    @Field var value: Value?

    init(fields: JSONFields) {
      _value = fields["isNew"]
    }

    func build() -> Result<Value.Built?, BuildFailure> { construct({ $0 }, $value.optional) }
  }

  struct Shape35: ShapeBuilder {
    typealias Value = String
    @Field var value: Value?

    init(fields: JSONFields) {
      _value = fields[anyOf: "title", "name"]
    }

    func build() -> Result<Value.Built?, BuildFailure> { construct({ $0 }, $value.optional) }
  }

  struct Shape36: ShapeBuilder {
    typealias Value = String
    @Field var value: Value?

    init(fields: JSONFields) {
      _value = fields["title", adding: .keysInAnyCase]
    }

    func build() -> Result<Value.Built?, BuildFailure> { construct({ $0 }, $value.optional) }
  }

  struct Shape37: ShapeBuilder {
    typealias Value = Open<Stock>
    @Field var value: Value?

    init(fields: JSONFields) {
      _value = fields["stock"]
    }

    func build() -> Result<Value.Built?, BuildFailure> { construct({ $0 }, $value.optional) }
  }

  struct Shape38: ShapeBuilder {
    typealias Value = [Int]
    @Field var value: Value?

    init(fields: JSONFields) {
      _value = fields["ids"]
    }

    func build() -> Result<Value.Built?, BuildFailure> { construct({ $0 }, $value.optional) }
  }

  struct Shape39: ShapeBuilder {
    typealias Value = Int
    @Field var value: Value?

    init(fields: JSONFields) {
      _value = fields["score", adding: .emptyStringAsNull]
    }

    func build() -> Result<Value.Built?, BuildFailure> { construct({ $0 }, $value.optional) }
  }

  struct Shape40: ShapeBuilder {
    typealias Value = Date
    @Field var value: Value?

    init(fields: JSONFields) {
      _value = fields["edited", adding: .falseAsNull]
    }

    func build() -> Result<Value.Built?, BuildFailure> { construct({ $0 }, $value.optional) }
  }

  struct Shape41: ShapeBuilder {
    typealias Value = UserBuilder
    @Field var value: Value?

    init(fields: JSONFields) {
      _value = fields["user", adding: .emptyArraysAsNull]
    }

    func build() -> Result<Value.Built?, BuildFailure> { construct({ $0 }, $value.optional) }
  }

  struct Shape42: ShapeBuilder {
    typealias Value = [String]
    @Field var value: Value?

    init(fields: JSONFields) {
      _value = fields["tags", adding: .arraysFromSingleValues]
    }

    func build() -> Result<Value.Built?, BuildFailure> { construct({ $0 }, $value.optional) }
  }

  struct Shape43: ShapeBuilder {
    typealias Value = UserBuilder
    @Field var value: Value?

    init(fields: JSONFields) {
      _value = fields["user", adding: .singleValuesFromArrays]
    }

    func build() -> Result<Value.Built?, BuildFailure> { construct({ $0 }, $value.optional) }
  }

  struct Shape44: ShapeBuilder {
    typealias Value = [String]
    @Field var value: Value?

    init(fields: JSONFields) {
      _value = fields["sizes", adding: .numberedObjectsAsArrays]
    }

    func build() -> Result<Value.Built?, BuildFailure> { construct({ $0 }, $value.optional) }
  }

  struct Shape45: ShapeBuilder {
    typealias Value = UserBuilder
    @Field var value: Value?

    init(fields: JSONFields) {
      _value = fields["user", adding: .embeddedJSON]
    }

    func build() -> Result<Value.Built?, BuildFailure> { construct({ $0 }, $value.optional) }
  }

  static let all: [Shape] = [
    Shape(json: ##"{"at": 1700000000}"##, finding: nil) { json, print in try Shape1.read(json, print) },
    Shape(json: ##"{"at": "Tue, 14 Nov 2023 22:13:20 GMT"}"##, finding: nil) { json, print in try Shape2.read(json, print) },
    Shape(json: ##"{"day": "14.11.2023"}"##, finding: nil) { json, print in try Shape3.read(json, print) },
    Shape(json: ##"{"day": 20231114}"##, finding: nil) { json, print in try Shape4.read(json, print) },
    Shape(json: ##"{"at": "2023-11-14T23:13:20"}"##, finding: nil) { json, print in try Shape5.read(json, print) },
    Shape(json: ##"{"at": 1700000000}"##, finding: nil) { json, print in try Shape6.read(json, print) },
    Shape(json: ##"{"at": "20231114"}"##, finding: nil) { json, print in try Shape6.read(json, print) },
    Shape(json: ##"{"times": [1700000000, 1700000060]}"##, finding: nil) { json, print in try Shape7.read(json, print) },
    Shape(json: ##"{"byDay": {"20231114": 5}}"##, finding: nil) { json, print in try Shape8.read(json, print) },
    Shape(json: ##"{"length": "PT4M13S"}"##, finding: nil) { json, print in try Shape9.read(json, print) },
    Shape(json: ##"{"length": "01:02:03"}"##, finding: nil) { json, print in try Shape10.read(json, print) },
    Shape(json: ##"{"delay": 1500}"##, finding: nil) { json, print in try Shape11.read(json, print) },
    Shape(json: ##"{"price": "12.50"}"##, finding: nil) { json, print in try Shape12.read(json, print) },
    Shape(json: ##"{"price": "1.234,50"}"##, finding: nil) { json, print in try Shape13.read(json, print) },
    Shape(json: ##"{"ratio": "NaN"}"##, finding: nil) { json, print in try Shape14.read(json, print) },
    Shape(json: ##"{"icon": "_-8"}"##, finding: nil) { json, print in try Shape15.read(json, print) },
    Shape(json: ##"{"color": "ff8800"}"##, finding: nil) { json, print in try Shape16.read(json, print) },
    Shape(json: ##"{"rating": "N/A"}"##, finding: nil) { json, print in try Shape17.read(json, print) },
    Shape(json: ##"{"rating": -1}"##, finding: nil) { json, print in try Shape17.read(json, print) },
    Shape(json: ##"{"edited": false}"##, finding: nil) { json, print in try Shape18.read(json, print) },
    Shape(json: ##"{"edited": 1700000000}"##, finding: nil) { json, print in try Shape18.read(json, print) },
    Shape(json: ##"{"born": "0000-00-00"}"##, finding: nil) { json, print in try Shape19.read(json, print) },
    Shape(json: ##"{"tags": "new"}"##, finding: nil) { json, print in try Shape20.read(json, print) },
    Shape(json: ##"{"tags": ["new"]}"##, finding: nil) { json, print in try Shape20.read(json, print) },
    Shape(json: ##"{"user": "{\"name\": \"Ann\"}"}"##, finding: nil) { json, print in try Shape21.read(json, print) },
    Shape(json: ##"{"meta": [{"key": "size", "value": "L"}]}"##, finding: nil) { json, print in try Shape22.read(json, print) },
    Shape(json: ##"{"data": {"user": {"name": "Ann"}}}"##, finding: nil) { json, print in try Shape23.read(json, print) },
    Shape(json: ##"{"customer": "cus_1"}"##, finding: nil) { json, print in try Shape24.read(json, print) },
    Shape(json: ##"{"customer": {"name": "Ann"}}"##, finding: nil) { json, print in try Shape24.read(json, print) },
    Shape(json: ##"{"stock": true}"##, finding: nil) { json, print in try Shape25.read(json, print) },
    Shape(json: ##"{"stock": "parent"}"##, finding: nil) { json, print in try Shape25.read(json, print) },
    Shape(json: ##"{"input": "hello"}"##, finding: nil) { json, print in try Shape26.read(json, print) },
    Shape(json: ##"{"input": ["hello", "you"]}"##, finding: nil) { json, print in try Shape26.read(json, print) },
    Shape(json: ##"{"edited": false}"##, finding: nil) { json, print in try Shape27.read(json, print) },
    Shape(json: ##"{"edited": 1700000000}"##, finding: nil) { json, print in try Shape27.read(json, print) },
    Shape(json: ##"{"prices": [[1700000000, "12.50"], [1700000060, "12.75"]]}"##, finding: nil) { json, print in try Shape28.read(json, print) },
    Shape(json: ##"{"event": {"type": "ping"}}"##, finding: nil) { json, print in try Shape29.read(json, print) },
    Shape(json: ##"{"extra": [1, {"any": "thing"}]}"##, finding: nil) { json, print in try Shape30.read(json, print) },
    Shape(json: ##"{"id": "7"}"##, finding: ##"id: read string "7" as Int"##) { json, print in try Shape31.read(json, print) },
    Shape(json: ##"{"id": 7}"##, finding: ##"id: read number 7 as String"##) { json, print in try Shape32.read(json, print) },
    Shape(json: ##"{"isNew": 1}"##, finding: ##"isNew: read number 1 as Bool"##) { json, print in try Shape33.read(json, print) },
    Shape(json: ##"{"isNew": "yes"}"##, finding: ##"isNew: read string "yes" as Bool"##) { json, print in try Shape34.read(json, print) },
    Shape(json: ##"{"name": "Visor"}"##, finding: ##"name: read from name instead of title"##) { json, print in try Shape35.read(json, print) },
    Shape(json: ##"{"Title": "Visor"}"##, finding: ##"Title: read from Title instead of title"##) { json, print in try Shape36.read(json, print) },
    Shape(json: ##"{"stock": "lent"}"##, finding: ##"stock: expected Stock, found string "lent", which is not one of its cases"##) { json, print in try Shape37.read(json, print) },
    Shape(json: ##"{"ids": [1, "x", 3]}"##, finding: ##"ids[1]: expected Int, found string "x""##) { json, print in try Shape38.read(json, print) },
    Shape(json: ##"{"score": ""}"##, finding: ##"score: read string "" as null"##) { json, print in try Shape39.read(json, print) },
    Shape(json: ##"{"edited": false}"##, finding: ##"edited: read boolean false as null"##) { json, print in try Shape40.read(json, print) },
    Shape(json: ##"{"user": []}"##, finding: ##"user: read array [] as null"##) { json, print in try Shape41.read(json, print) },
    Shape(json: ##"{"tags": "new"}"##, finding: ##"tags: read string "new" as array"##) { json, print in try Shape42.read(json, print) },
    Shape(json: ##"{"user": [{"name": "Ann"}]}"##, finding: ##"user: read array [{"name": "Ann"}] as object"##) { json, print in try Shape43.read(json, print) },
    Shape(json: ##"{"sizes": {"1": "S", "3": "L"}}"##, finding: ##"sizes: read object {"1": "S", "3": "L"} as array"##) { json, print in try Shape44.read(json, print) },
    Shape(json: ##"{"user": "{\"name\": \"Ann\"}"}"##, finding: ##"user: read string "{\"name\": \"Ann\"}" as object"##) { json, print in try Shape45.read(json, print) },
    Shape(json: ##"[{"name": "Ann"}]"##, finding: nil) { json, print in print(try [UserBuilder].build(json: json).get()) },
    Shape(json: ##"{"data": {"name": "Ann"}}"##, finding: nil) { json, print in print(try UserBuilder.build(json: json, at: "data", orWhole: true).get()) },
    Shape(json: ##"{"name": "Ann"}"##, finding: nil) { json, print in print(try UserBuilder.build(json: json, at: "data", orWhole: true).get()) },
    Shape(json: ##"{"page": {"names": ["Ann", "Mo"]}}"##, finding: nil) { json, print in print(try JSONRoot<[String]>(json: json, at: "page", "names").build().get()) },
    Shape(json: ##"{"name": "Ann"}"##, finding: nil) { json, print in print(try UserBuilder.build(dictionary: ["name": "Ann"]).get()) },
    Shape(json: ##"{"name": "Ann",}"##, finding: nil) { json, print in print(try UserBuilder.build(json: json, coercion: [.lenient, .looseSyntax]).get()) },
  ]
}
