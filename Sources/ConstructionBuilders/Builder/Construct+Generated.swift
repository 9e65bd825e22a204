// Made by scripts/generate-construct. Change that, and run it again.

/// `construct` for each number of arguments: the compiler does not unroll packs (see `Construct.swift`).
extension ConstructionBuilder {
  /// Builds a model from 1 argument, or fails with every problem that they have.
  @inlinable
  public func construct<A: ConstructorArgument>(
    _ initializer: (A.Resolved) throws -> Model, _ a: A
  ) -> Result<Model, BuildFailure> {
    var problems: [Finding] = []
    let a = a.resolve(&problems)
    guard let a else { return failure(problems) }
    do { return .success(try initializer(a)) } catch {
      return failure(rejectedBy: error)
    }
  }

  /// Builds a model from 2 arguments, or fails with every problem that they have.
  @inlinable
  public func construct<A: ConstructorArgument, B: ConstructorArgument>(
    _ initializer: (A.Resolved, B.Resolved) throws -> Model, _ a: A, _ b: B
  ) -> Result<Model, BuildFailure> {
    var problems: [Finding] = []
    let a = a.resolve(&problems)
    let b = b.resolve(&problems)
    guard let a, let b else { return failure(problems) }
    do { return .success(try initializer(a, b)) } catch {
      return failure(rejectedBy: error)
    }
  }

  /// Builds a model from 3 arguments, or fails with every problem that they have.
  @inlinable
  public func construct<A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument>(
    _ initializer: (A.Resolved, B.Resolved, C.Resolved) throws -> Model, _ a: A, _ b: B, _ c: C
  ) -> Result<Model, BuildFailure> {
    var problems: [Finding] = []
    let a = a.resolve(&problems)
    let b = b.resolve(&problems)
    let c = c.resolve(&problems)
    guard let a, let b, let c else { return failure(problems) }
    do { return .success(try initializer(a, b, c)) } catch {
      return failure(rejectedBy: error)
    }
  }

  /// Builds a model from 4 arguments, or fails with every problem that they have.
  @inlinable
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument
  >(
    _ initializer: (A.Resolved, B.Resolved, C.Resolved, D.Resolved) throws -> Model, _ a: A, _ b: B,
    _ c: C, _ d: D
  ) -> Result<Model, BuildFailure> {
    var problems: [Finding] = []
    let a = a.resolve(&problems)
    let b = b.resolve(&problems)
    let c = c.resolve(&problems)
    let d = d.resolve(&problems)
    guard let a, let b, let c, let d else { return failure(problems) }
    do { return .success(try initializer(a, b, c, d)) } catch {
      return failure(rejectedBy: error)
    }
  }

  /// Builds a model from 5 arguments, or fails with every problem that they have.
  @inlinable
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument
  >(
    _ initializer: (A.Resolved, B.Resolved, C.Resolved, D.Resolved, E.Resolved) throws -> Model,
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
  ) -> Result<Model, BuildFailure> {
    var problems: [Finding] = []
    let a = a.resolve(&problems)
    let b = b.resolve(&problems)
    let c = c.resolve(&problems)
    let d = d.resolve(&problems)
    let e = e.resolve(&problems)
    guard let a, let b, let c, let d, let e else { return failure(problems) }
    do { return .success(try initializer(a, b, c, d, e)) } catch {
      return failure(rejectedBy: error)
    }
  }

  /// Builds a model from 6 arguments, or fails with every problem that they have.
  @inlinable
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument
  >(
    _ initializer: (A.Resolved, B.Resolved, C.Resolved, D.Resolved, E.Resolved, F.Resolved) throws
      -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> Result<Model, BuildFailure> {
    var problems: [Finding] = []
    let a = a.resolve(&problems)
    let b = b.resolve(&problems)
    let c = c.resolve(&problems)
    let d = d.resolve(&problems)
    let e = e.resolve(&problems)
    let f = f.resolve(&problems)
    guard let a, let b, let c, let d, let e, let f else { return failure(problems) }
    do { return .success(try initializer(a, b, c, d, e, f)) } catch {
      return failure(rejectedBy: error)
    }
  }

  /// Builds a model from 7 arguments, or fails with every problem that they have.
  @inlinable
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument
  >(
    _ initializer: (
      A.Resolved, B.Resolved, C.Resolved, D.Resolved, E.Resolved, F.Resolved, G.Resolved
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> Result<Model, BuildFailure> {
    var problems: [Finding] = []
    let a = a.resolve(&problems)
    let b = b.resolve(&problems)
    let c = c.resolve(&problems)
    let d = d.resolve(&problems)
    let e = e.resolve(&problems)
    let f = f.resolve(&problems)
    let g = g.resolve(&problems)
    guard let a, let b, let c, let d, let e, let f, let g else { return failure(problems) }
    do { return .success(try initializer(a, b, c, d, e, f, g)) } catch {
      return failure(rejectedBy: error)
    }
  }

  /// Builds a model from 8 arguments, or fails with every problem that they have.
  @inlinable
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument, H: ConstructorArgument
  >(
    _ initializer: (
      A.Resolved, B.Resolved, C.Resolved, D.Resolved, E.Resolved, F.Resolved, G.Resolved, H.Resolved
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> Result<Model, BuildFailure> {
    var problems: [Finding] = []
    let a = a.resolve(&problems)
    let b = b.resolve(&problems)
    let c = c.resolve(&problems)
    let d = d.resolve(&problems)
    let e = e.resolve(&problems)
    let f = f.resolve(&problems)
    let g = g.resolve(&problems)
    let h = h.resolve(&problems)
    guard let a, let b, let c, let d, let e, let f, let g, let h else { return failure(problems) }
    do { return .success(try initializer(a, b, c, d, e, f, g, h)) } catch {
      return failure(rejectedBy: error)
    }
  }

  /// Builds a model from 9 arguments, or fails with every problem that they have.
  @inlinable
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument, H: ConstructorArgument,
    I: ConstructorArgument
  >(
    _ initializer: (
      A.Resolved, B.Resolved, C.Resolved, D.Resolved, E.Resolved, F.Resolved, G.Resolved,
      H.Resolved, I.Resolved
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I
  ) -> Result<Model, BuildFailure> {
    var problems: [Finding] = []
    let a = a.resolve(&problems)
    let b = b.resolve(&problems)
    let c = c.resolve(&problems)
    let d = d.resolve(&problems)
    let e = e.resolve(&problems)
    let f = f.resolve(&problems)
    let g = g.resolve(&problems)
    let h = h.resolve(&problems)
    let i = i.resolve(&problems)
    guard let a, let b, let c, let d, let e, let f, let g, let h, let i else {
      return failure(problems)
    }
    do { return .success(try initializer(a, b, c, d, e, f, g, h, i)) } catch {
      return failure(rejectedBy: error)
    }
  }

  /// Builds a model from 10 arguments, or fails with every problem that they have.
  @inlinable
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument, H: ConstructorArgument,
    I: ConstructorArgument, J: ConstructorArgument
  >(
    _ initializer: (
      A.Resolved, B.Resolved, C.Resolved, D.Resolved, E.Resolved, F.Resolved, G.Resolved,
      H.Resolved, I.Resolved, J.Resolved
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    _ j: J
  ) -> Result<Model, BuildFailure> {
    var problems: [Finding] = []
    let a = a.resolve(&problems)
    let b = b.resolve(&problems)
    let c = c.resolve(&problems)
    let d = d.resolve(&problems)
    let e = e.resolve(&problems)
    let f = f.resolve(&problems)
    let g = g.resolve(&problems)
    let h = h.resolve(&problems)
    let i = i.resolve(&problems)
    let j = j.resolve(&problems)
    guard let a, let b, let c, let d, let e, let f, let g, let h, let i, let j else {
      return failure(problems)
    }
    do { return .success(try initializer(a, b, c, d, e, f, g, h, i, j)) } catch {
      return failure(rejectedBy: error)
    }
  }

  /// Builds a model from 11 arguments, or fails with every problem that they have.
  @inlinable
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument, H: ConstructorArgument,
    I: ConstructorArgument, J: ConstructorArgument, K: ConstructorArgument
  >(
    _ initializer: (
      A.Resolved, B.Resolved, C.Resolved, D.Resolved, E.Resolved, F.Resolved, G.Resolved,
      H.Resolved, I.Resolved, J.Resolved, K.Resolved
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    _ j: J, _ k: K
  ) -> Result<Model, BuildFailure> {
    var problems: [Finding] = []
    let a = a.resolve(&problems)
    let b = b.resolve(&problems)
    let c = c.resolve(&problems)
    let d = d.resolve(&problems)
    let e = e.resolve(&problems)
    let f = f.resolve(&problems)
    let g = g.resolve(&problems)
    let h = h.resolve(&problems)
    let i = i.resolve(&problems)
    let j = j.resolve(&problems)
    let k = k.resolve(&problems)
    guard let a, let b, let c, let d, let e, let f, let g, let h, let i, let j, let k else {
      return failure(problems)
    }
    do { return .success(try initializer(a, b, c, d, e, f, g, h, i, j, k)) } catch {
      return failure(rejectedBy: error)
    }
  }

  /// Builds a model from 12 arguments, or fails with every problem that they have.
  @inlinable
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument, H: ConstructorArgument,
    I: ConstructorArgument, J: ConstructorArgument, K: ConstructorArgument, L: ConstructorArgument
  >(
    _ initializer: (
      A.Resolved, B.Resolved, C.Resolved, D.Resolved, E.Resolved, F.Resolved, G.Resolved,
      H.Resolved, I.Resolved, J.Resolved, K.Resolved, L.Resolved
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    _ j: J, _ k: K, _ l: L
  ) -> Result<Model, BuildFailure> {
    var problems: [Finding] = []
    let a = a.resolve(&problems)
    let b = b.resolve(&problems)
    let c = c.resolve(&problems)
    let d = d.resolve(&problems)
    let e = e.resolve(&problems)
    let f = f.resolve(&problems)
    let g = g.resolve(&problems)
    let h = h.resolve(&problems)
    let i = i.resolve(&problems)
    let j = j.resolve(&problems)
    let k = k.resolve(&problems)
    let l = l.resolve(&problems)
    guard let a, let b, let c, let d, let e, let f, let g, let h, let i, let j, let k, let l else {
      return failure(problems)
    }
    do { return .success(try initializer(a, b, c, d, e, f, g, h, i, j, k, l)) } catch {
      return failure(rejectedBy: error)
    }
  }

  /// Builds a model from 13 arguments, or fails with every problem that they have.
  @inlinable
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument, H: ConstructorArgument,
    I: ConstructorArgument, J: ConstructorArgument, K: ConstructorArgument, L: ConstructorArgument,
    M: ConstructorArgument
  >(
    _ initializer: (
      A.Resolved, B.Resolved, C.Resolved, D.Resolved, E.Resolved, F.Resolved, G.Resolved,
      H.Resolved, I.Resolved, J.Resolved, K.Resolved, L.Resolved, M.Resolved
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    _ j: J, _ k: K, _ l: L, _ m: M
  ) -> Result<Model, BuildFailure> {
    var problems: [Finding] = []
    let a = a.resolve(&problems)
    let b = b.resolve(&problems)
    let c = c.resolve(&problems)
    let d = d.resolve(&problems)
    let e = e.resolve(&problems)
    let f = f.resolve(&problems)
    let g = g.resolve(&problems)
    let h = h.resolve(&problems)
    let i = i.resolve(&problems)
    let j = j.resolve(&problems)
    let k = k.resolve(&problems)
    let l = l.resolve(&problems)
    let m = m.resolve(&problems)
    guard let a, let b, let c, let d, let e, let f, let g, let h, let i, let j, let k, let l, let m
    else { return failure(problems) }
    do { return .success(try initializer(a, b, c, d, e, f, g, h, i, j, k, l, m)) } catch {
      return failure(rejectedBy: error)
    }
  }

  /// Builds a model from 14 arguments, or fails with every problem that they have.
  @inlinable
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument, H: ConstructorArgument,
    I: ConstructorArgument, J: ConstructorArgument, K: ConstructorArgument, L: ConstructorArgument,
    M: ConstructorArgument, N: ConstructorArgument
  >(
    _ initializer: (
      A.Resolved, B.Resolved, C.Resolved, D.Resolved, E.Resolved, F.Resolved, G.Resolved,
      H.Resolved, I.Resolved, J.Resolved, K.Resolved, L.Resolved, M.Resolved, N.Resolved
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    _ j: J, _ k: K, _ l: L, _ m: M, _ n: N
  ) -> Result<Model, BuildFailure> {
    var problems: [Finding] = []
    let a = a.resolve(&problems)
    let b = b.resolve(&problems)
    let c = c.resolve(&problems)
    let d = d.resolve(&problems)
    let e = e.resolve(&problems)
    let f = f.resolve(&problems)
    let g = g.resolve(&problems)
    let h = h.resolve(&problems)
    let i = i.resolve(&problems)
    let j = j.resolve(&problems)
    let k = k.resolve(&problems)
    let l = l.resolve(&problems)
    let m = m.resolve(&problems)
    let n = n.resolve(&problems)
    guard let a, let b, let c, let d, let e, let f, let g, let h, let i, let j, let k, let l, let m,
      let n
    else { return failure(problems) }
    do { return .success(try initializer(a, b, c, d, e, f, g, h, i, j, k, l, m, n)) } catch {
      return failure(rejectedBy: error)
    }
  }

  /// Builds a model from 15 arguments, or fails with every problem that they have.
  @inlinable
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument, H: ConstructorArgument,
    I: ConstructorArgument, J: ConstructorArgument, K: ConstructorArgument, L: ConstructorArgument,
    M: ConstructorArgument, N: ConstructorArgument, O: ConstructorArgument
  >(
    _ initializer: (
      A.Resolved, B.Resolved, C.Resolved, D.Resolved, E.Resolved, F.Resolved, G.Resolved,
      H.Resolved, I.Resolved, J.Resolved, K.Resolved, L.Resolved, M.Resolved, N.Resolved, O.Resolved
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    _ j: J, _ k: K, _ l: L, _ m: M, _ n: N, _ o: O
  ) -> Result<Model, BuildFailure> {
    var problems: [Finding] = []
    let a = a.resolve(&problems)
    let b = b.resolve(&problems)
    let c = c.resolve(&problems)
    let d = d.resolve(&problems)
    let e = e.resolve(&problems)
    let f = f.resolve(&problems)
    let g = g.resolve(&problems)
    let h = h.resolve(&problems)
    let i = i.resolve(&problems)
    let j = j.resolve(&problems)
    let k = k.resolve(&problems)
    let l = l.resolve(&problems)
    let m = m.resolve(&problems)
    let n = n.resolve(&problems)
    let o = o.resolve(&problems)
    guard let a, let b, let c, let d, let e, let f, let g, let h, let i, let j, let k, let l, let m,
      let n, let o
    else { return failure(problems) }
    do { return .success(try initializer(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o)) } catch {
      return failure(rejectedBy: error)
    }
  }

  /// Builds a model from 16 arguments, or fails with every problem that they have.
  @inlinable
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument, H: ConstructorArgument,
    I: ConstructorArgument, J: ConstructorArgument, K: ConstructorArgument, L: ConstructorArgument,
    M: ConstructorArgument, N: ConstructorArgument, O: ConstructorArgument, P: ConstructorArgument
  >(
    _ initializer: (
      A.Resolved, B.Resolved, C.Resolved, D.Resolved, E.Resolved, F.Resolved, G.Resolved,
      H.Resolved, I.Resolved, J.Resolved, K.Resolved, L.Resolved, M.Resolved, N.Resolved,
      O.Resolved, P.Resolved
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    _ j: J, _ k: K, _ l: L, _ m: M, _ n: N, _ o: O, _ p: P
  ) -> Result<Model, BuildFailure> {
    var problems: [Finding] = []
    let a = a.resolve(&problems)
    let b = b.resolve(&problems)
    let c = c.resolve(&problems)
    let d = d.resolve(&problems)
    let e = e.resolve(&problems)
    let f = f.resolve(&problems)
    let g = g.resolve(&problems)
    let h = h.resolve(&problems)
    let i = i.resolve(&problems)
    let j = j.resolve(&problems)
    let k = k.resolve(&problems)
    let l = l.resolve(&problems)
    let m = m.resolve(&problems)
    let n = n.resolve(&problems)
    let o = o.resolve(&problems)
    let p = p.resolve(&problems)
    guard let a, let b, let c, let d, let e, let f, let g, let h, let i, let j, let k, let l, let m,
      let n, let o, let p
    else { return failure(problems) }
    do { return .success(try initializer(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p)) } catch {
      return failure(rejectedBy: error)
    }
  }
}
