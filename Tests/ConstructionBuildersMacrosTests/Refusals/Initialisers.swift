import ConstructionBuildersMacros

@Buildable
struct Numbered {
  let id: Int

  // error 3: '@Buildable' finds no initialiser of 'Numbered' that it can use, such as init(id:
  //   Int) (from macro 'Buildable')
  init(number: Int) { id = number }
}

@Buildable
struct Checked {
  let id: Int

  // error 15: 'check' cannot be async: a builder does not wait (from macro 'Buildable')
  static func check(_ checked: Checked) async throws {}
}

@Buildable
struct Hidden {
  let id: Int

  // error 3: '@Buildable' finds no initialiser of 'Hidden' that it can use, such as init(id: Int)
  //   (from macro 'Buildable')
  init?(id: Int) { self.id = id }
}

@Buildable
struct Changing {
  let id: Int

  // error 3: '@Buildable' finds no initialiser of 'Changing' that it can use, such as init(id:
  //   Int) (from macro 'Buildable')
  init(id: inout Int) { self.id = id }
}

@Buildable
struct Constant {
  let id: Int

  // error 3: '@Buildable' finds no initialiser of 'Constant' that takes a property, such as init(id:
  //   Int) (from macro 'Buildable')
  init() { id = 1 }
}

@Buildable
struct Either {
  let id: Int
  let name: String

  // note 3: this is the other initialiser
  init(id: Int) {
    self.id = id
    name = ""
  }

  // error 3: '@Buildable' cannot choose between init(id:) and init(name:), which take as many
  //   properties; move one of them into an extension (from macro 'Buildable')
  init(name: String) {
    id = 0
    self.name = name
  }
}

@Buildable
struct CheckedByInstance {
  let id: Int

  // error 8: '@Buildable' does not call this 'check', which is an instance method; it calls
  //   'static func check(_ model: CheckedByInstance) throws' (from macro 'Buildable')
  func check() throws {}
}

@Buildable
struct CheckedWithResult {
  let id: Int

  // error 15: '@Buildable' does not call this 'check', which returns a value; it calls 'static
  //   func check(_ model: CheckedWithResult) throws' (from macro 'Buildable')
  static func check(_ model: Self) -> Bool { true }
}

extension Alike: Buildable {}

@Buildable
struct Alike {
  let id: Int
}
