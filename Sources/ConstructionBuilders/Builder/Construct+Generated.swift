// Made by scripts/generate-construct. Change that, and run it again.

/// `construct` for each number of arguments: the compiler does not unroll packs (see `Construct.swift`).
///
/// `@inlinable`: without it, building Marvel takes 4.9 times as long. `@inline(never)`: where they are inlined, the
/// compiler copies each field, and Marvel takes 1.02 times as long. `@_documentation`: thirty-two pages that say the
/// same hide the one in `Construct.swift` that says more.
extension ConstructionBuilder {
  /// Builds a model from 1 argument, or fails with every problem that they have.
  @_documentation(visibility: internal)
  @inlinable @inline(never)
  public func construct<A: ConstructorArgument>(
    _ initializer: (consuming A.Resolved) throws -> Model, _ a: A
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
    let a = a.resolve(&problems)
    guard let a else { return failure(problems) }
    do { return .success(try initializer(a)) } catch {
      return failure(rejectedBy: error)
    }
  }

  /// Builds a model from 2 arguments, or fails with every problem that they have.
  @_documentation(visibility: internal)
  @inlinable @inline(never)
  public func construct<A: ConstructorArgument, B: ConstructorArgument>(
    _ initializer: (consuming A.Resolved, consuming B.Resolved) throws -> Model, _ a: A, _ b: B
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
    let a = a.resolve(&problems)
    let b = b.resolve(&problems)
    guard let a, let b else { return failure(problems) }
    do { return .success(try initializer(a, b)) } catch {
      return failure(rejectedBy: error)
    }
  }

  /// Builds a model from 3 arguments, or fails with every problem that they have.
  @_documentation(visibility: internal)
  @inlinable @inline(never)
  public func construct<A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument>(
    _ initializer: (consuming A.Resolved, consuming B.Resolved, consuming C.Resolved) throws ->
      Model, _ a: A, _ b: B, _ c: C
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
    let a = a.resolve(&problems)
    let b = b.resolve(&problems)
    let c = c.resolve(&problems)
    guard let a, let b, let c else { return failure(problems) }
    do { return .success(try initializer(a, b, c)) } catch {
      return failure(rejectedBy: error)
    }
  }

  /// Builds a model from 4 arguments, or fails with every problem that they have.
  @_documentation(visibility: internal)
  @inlinable @inline(never)
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument
  >(
    _ initializer: (
      consuming A.Resolved, consuming B.Resolved, consuming C.Resolved, consuming D.Resolved
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
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
  @_documentation(visibility: internal)
  @inlinable @inline(never)
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument
  >(
    _ initializer: (
      consuming A.Resolved, consuming B.Resolved, consuming C.Resolved, consuming D.Resolved,
      consuming E.Resolved
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
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
  @_documentation(visibility: internal)
  @inlinable @inline(never)
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument
  >(
    _ initializer: (
      consuming A.Resolved, consuming B.Resolved, consuming C.Resolved, consuming D.Resolved,
      consuming E.Resolved, consuming F.Resolved
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
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
  @_documentation(visibility: internal)
  @inlinable @inline(never)
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument
  >(
    _ initializer: (
      consuming A.Resolved, consuming B.Resolved, consuming C.Resolved, consuming D.Resolved,
      consuming E.Resolved, consuming F.Resolved, consuming G.Resolved
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
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
  @_documentation(visibility: internal)
  @inlinable @inline(never)
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument, H: ConstructorArgument
  >(
    _ initializer: (
      consuming A.Resolved, consuming B.Resolved, consuming C.Resolved, consuming D.Resolved,
      consuming E.Resolved, consuming F.Resolved, consuming G.Resolved, consuming H.Resolved
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
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
  @_documentation(visibility: internal)
  @inlinable @inline(never)
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument, H: ConstructorArgument,
    I: ConstructorArgument
  >(
    _ initializer: (
      consuming A.Resolved, consuming B.Resolved, consuming C.Resolved, consuming D.Resolved,
      consuming E.Resolved, consuming F.Resolved, consuming G.Resolved, consuming H.Resolved,
      consuming I.Resolved
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
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
  @_documentation(visibility: internal)
  @inlinable @inline(never)
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument, H: ConstructorArgument,
    I: ConstructorArgument, J: ConstructorArgument
  >(
    _ initializer: (
      consuming A.Resolved, consuming B.Resolved, consuming C.Resolved, consuming D.Resolved,
      consuming E.Resolved, consuming F.Resolved, consuming G.Resolved, consuming H.Resolved,
      consuming I.Resolved, consuming J.Resolved
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    _ j: J
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
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
  @_documentation(visibility: internal)
  @inlinable @inline(never)
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument, H: ConstructorArgument,
    I: ConstructorArgument, J: ConstructorArgument, K: ConstructorArgument
  >(
    _ initializer: (
      consuming A.Resolved, consuming B.Resolved, consuming C.Resolved, consuming D.Resolved,
      consuming E.Resolved, consuming F.Resolved, consuming G.Resolved, consuming H.Resolved,
      consuming I.Resolved, consuming J.Resolved, consuming K.Resolved
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    _ j: J, _ k: K
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
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
  @_documentation(visibility: internal)
  @inlinable @inline(never)
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument, H: ConstructorArgument,
    I: ConstructorArgument, J: ConstructorArgument, K: ConstructorArgument, L: ConstructorArgument
  >(
    _ initializer: (
      consuming A.Resolved, consuming B.Resolved, consuming C.Resolved, consuming D.Resolved,
      consuming E.Resolved, consuming F.Resolved, consuming G.Resolved, consuming H.Resolved,
      consuming I.Resolved, consuming J.Resolved, consuming K.Resolved, consuming L.Resolved
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    _ j: J, _ k: K, _ l: L
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
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
  @_documentation(visibility: internal)
  @inlinable @inline(never)
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument, H: ConstructorArgument,
    I: ConstructorArgument, J: ConstructorArgument, K: ConstructorArgument, L: ConstructorArgument,
    M: ConstructorArgument
  >(
    _ initializer: (
      consuming A.Resolved, consuming B.Resolved, consuming C.Resolved, consuming D.Resolved,
      consuming E.Resolved, consuming F.Resolved, consuming G.Resolved, consuming H.Resolved,
      consuming I.Resolved, consuming J.Resolved, consuming K.Resolved, consuming L.Resolved,
      consuming M.Resolved
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    _ j: J, _ k: K, _ l: L, _ m: M
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
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
  @_documentation(visibility: internal)
  @inlinable @inline(never)
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument, H: ConstructorArgument,
    I: ConstructorArgument, J: ConstructorArgument, K: ConstructorArgument, L: ConstructorArgument,
    M: ConstructorArgument, N: ConstructorArgument
  >(
    _ initializer: (
      consuming A.Resolved, consuming B.Resolved, consuming C.Resolved, consuming D.Resolved,
      consuming E.Resolved, consuming F.Resolved, consuming G.Resolved, consuming H.Resolved,
      consuming I.Resolved, consuming J.Resolved, consuming K.Resolved, consuming L.Resolved,
      consuming M.Resolved, consuming N.Resolved
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    _ j: J, _ k: K, _ l: L, _ m: M, _ n: N
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
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
  @_documentation(visibility: internal)
  @inlinable @inline(never)
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument, H: ConstructorArgument,
    I: ConstructorArgument, J: ConstructorArgument, K: ConstructorArgument, L: ConstructorArgument,
    M: ConstructorArgument, N: ConstructorArgument, O: ConstructorArgument
  >(
    _ initializer: (
      consuming A.Resolved, consuming B.Resolved, consuming C.Resolved, consuming D.Resolved,
      consuming E.Resolved, consuming F.Resolved, consuming G.Resolved, consuming H.Resolved,
      consuming I.Resolved, consuming J.Resolved, consuming K.Resolved, consuming L.Resolved,
      consuming M.Resolved, consuming N.Resolved, consuming O.Resolved
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    _ j: J, _ k: K, _ l: L, _ m: M, _ n: N, _ o: O
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
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
  @_documentation(visibility: internal)
  @inlinable @inline(never)
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument, H: ConstructorArgument,
    I: ConstructorArgument, J: ConstructorArgument, K: ConstructorArgument, L: ConstructorArgument,
    M: ConstructorArgument, N: ConstructorArgument, O: ConstructorArgument, P: ConstructorArgument
  >(
    _ initializer: (
      consuming A.Resolved, consuming B.Resolved, consuming C.Resolved, consuming D.Resolved,
      consuming E.Resolved, consuming F.Resolved, consuming G.Resolved, consuming H.Resolved,
      consuming I.Resolved, consuming J.Resolved, consuming K.Resolved, consuming L.Resolved,
      consuming M.Resolved, consuming N.Resolved, consuming O.Resolved, consuming P.Resolved
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    _ j: J, _ k: K, _ l: L, _ m: M, _ n: N, _ o: O, _ p: P
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
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

  /// Builds a model from 17 arguments, or fails with every problem that they have.
  @_documentation(visibility: internal)
  @inlinable @inline(never)
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument, H: ConstructorArgument,
    I: ConstructorArgument, J: ConstructorArgument, K: ConstructorArgument, L: ConstructorArgument,
    M: ConstructorArgument, N: ConstructorArgument, O: ConstructorArgument, P: ConstructorArgument,
    Q: ConstructorArgument
  >(
    _ initializer: (
      consuming A.Resolved, consuming B.Resolved, consuming C.Resolved, consuming D.Resolved,
      consuming E.Resolved, consuming F.Resolved, consuming G.Resolved, consuming H.Resolved,
      consuming I.Resolved, consuming J.Resolved, consuming K.Resolved, consuming L.Resolved,
      consuming M.Resolved, consuming N.Resolved, consuming O.Resolved, consuming P.Resolved,
      consuming Q.Resolved
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    _ j: J, _ k: K, _ l: L, _ m: M, _ n: N, _ o: O, _ p: P, _ q: Q
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
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
    let q = q.resolve(&problems)
    guard let a, let b, let c, let d, let e, let f, let g, let h, let i, let j, let k, let l, let m,
      let n, let o, let p, let q
    else { return failure(problems) }
    do { return .success(try initializer(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q)) } catch
    {
      return failure(rejectedBy: error)
    }
  }

  /// Builds a model from 18 arguments, or fails with every problem that they have.
  @_documentation(visibility: internal)
  @inlinable @inline(never)
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument, H: ConstructorArgument,
    I: ConstructorArgument, J: ConstructorArgument, K: ConstructorArgument, L: ConstructorArgument,
    M: ConstructorArgument, N: ConstructorArgument, O: ConstructorArgument, P: ConstructorArgument,
    Q: ConstructorArgument, R: ConstructorArgument
  >(
    _ initializer: (
      consuming A.Resolved, consuming B.Resolved, consuming C.Resolved, consuming D.Resolved,
      consuming E.Resolved, consuming F.Resolved, consuming G.Resolved, consuming H.Resolved,
      consuming I.Resolved, consuming J.Resolved, consuming K.Resolved, consuming L.Resolved,
      consuming M.Resolved, consuming N.Resolved, consuming O.Resolved, consuming P.Resolved,
      consuming Q.Resolved, consuming R.Resolved
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    _ j: J, _ k: K, _ l: L, _ m: M, _ n: N, _ o: O, _ p: P, _ q: Q, _ r: R
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
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
    let q = q.resolve(&problems)
    let r = r.resolve(&problems)
    guard let a, let b, let c, let d, let e, let f, let g, let h, let i, let j, let k, let l, let m,
      let n, let o, let p, let q, let r
    else { return failure(problems) }
    do {
      return .success(try initializer(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r))
    } catch {
      return failure(rejectedBy: error)
    }
  }

  /// Builds a model from 19 arguments, or fails with every problem that they have.
  @_documentation(visibility: internal)
  @inlinable @inline(never)
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument, H: ConstructorArgument,
    I: ConstructorArgument, J: ConstructorArgument, K: ConstructorArgument, L: ConstructorArgument,
    M: ConstructorArgument, N: ConstructorArgument, O: ConstructorArgument, P: ConstructorArgument,
    Q: ConstructorArgument, R: ConstructorArgument, S: ConstructorArgument
  >(
    _ initializer: (
      consuming A.Resolved, consuming B.Resolved, consuming C.Resolved, consuming D.Resolved,
      consuming E.Resolved, consuming F.Resolved, consuming G.Resolved, consuming H.Resolved,
      consuming I.Resolved, consuming J.Resolved, consuming K.Resolved, consuming L.Resolved,
      consuming M.Resolved, consuming N.Resolved, consuming O.Resolved, consuming P.Resolved,
      consuming Q.Resolved, consuming R.Resolved, consuming S.Resolved
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    _ j: J, _ k: K, _ l: L, _ m: M, _ n: N, _ o: O, _ p: P, _ q: Q, _ r: R, _ s: S
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
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
    let q = q.resolve(&problems)
    let r = r.resolve(&problems)
    let s = s.resolve(&problems)
    guard let a, let b, let c, let d, let e, let f, let g, let h, let i, let j, let k, let l, let m,
      let n, let o, let p, let q, let r, let s
    else { return failure(problems) }
    do {
      return .success(try initializer(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s))
    } catch {
      return failure(rejectedBy: error)
    }
  }

  /// Builds a model from 20 arguments, or fails with every problem that they have.
  @_documentation(visibility: internal)
  @inlinable @inline(never)
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument, H: ConstructorArgument,
    I: ConstructorArgument, J: ConstructorArgument, K: ConstructorArgument, L: ConstructorArgument,
    M: ConstructorArgument, N: ConstructorArgument, O: ConstructorArgument, P: ConstructorArgument,
    Q: ConstructorArgument, R: ConstructorArgument, S: ConstructorArgument, T: ConstructorArgument
  >(
    _ initializer: (
      consuming A.Resolved, consuming B.Resolved, consuming C.Resolved, consuming D.Resolved,
      consuming E.Resolved, consuming F.Resolved, consuming G.Resolved, consuming H.Resolved,
      consuming I.Resolved, consuming J.Resolved, consuming K.Resolved, consuming L.Resolved,
      consuming M.Resolved, consuming N.Resolved, consuming O.Resolved, consuming P.Resolved,
      consuming Q.Resolved, consuming R.Resolved, consuming S.Resolved, consuming T.Resolved
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    _ j: J, _ k: K, _ l: L, _ m: M, _ n: N, _ o: O, _ p: P, _ q: Q, _ r: R, _ s: S, _ t: T
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
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
    let q = q.resolve(&problems)
    let r = r.resolve(&problems)
    let s = s.resolve(&problems)
    let t = t.resolve(&problems)
    guard let a, let b, let c, let d, let e, let f, let g, let h, let i, let j, let k, let l, let m,
      let n, let o, let p, let q, let r, let s, let t
    else { return failure(problems) }
    do {
      return .success(try initializer(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t))
    } catch {
      return failure(rejectedBy: error)
    }
  }

  /// Builds a model from 21 arguments, or fails with every problem that they have.
  @_documentation(visibility: internal)
  @inlinable @inline(never)
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument, H: ConstructorArgument,
    I: ConstructorArgument, J: ConstructorArgument, K: ConstructorArgument, L: ConstructorArgument,
    M: ConstructorArgument, N: ConstructorArgument, O: ConstructorArgument, P: ConstructorArgument,
    Q: ConstructorArgument, R: ConstructorArgument, S: ConstructorArgument, T: ConstructorArgument,
    U: ConstructorArgument
  >(
    _ initializer: (
      consuming A.Resolved, consuming B.Resolved, consuming C.Resolved, consuming D.Resolved,
      consuming E.Resolved, consuming F.Resolved, consuming G.Resolved, consuming H.Resolved,
      consuming I.Resolved, consuming J.Resolved, consuming K.Resolved, consuming L.Resolved,
      consuming M.Resolved, consuming N.Resolved, consuming O.Resolved, consuming P.Resolved,
      consuming Q.Resolved, consuming R.Resolved, consuming S.Resolved, consuming T.Resolved,
      consuming U.Resolved
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    _ j: J, _ k: K, _ l: L, _ m: M, _ n: N, _ o: O, _ p: P, _ q: Q, _ r: R, _ s: S, _ t: T, _ u: U
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
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
    let q = q.resolve(&problems)
    let r = r.resolve(&problems)
    let s = s.resolve(&problems)
    let t = t.resolve(&problems)
    let u = u.resolve(&problems)
    guard let a, let b, let c, let d, let e, let f, let g, let h, let i, let j, let k, let l, let m,
      let n, let o, let p, let q, let r, let s, let t, let u
    else { return failure(problems) }
    do {
      return .success(
        try initializer(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u))
    } catch {
      return failure(rejectedBy: error)
    }
  }

  /// Builds a model from 22 arguments, or fails with every problem that they have.
  @_documentation(visibility: internal)
  @inlinable @inline(never)
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument, H: ConstructorArgument,
    I: ConstructorArgument, J: ConstructorArgument, K: ConstructorArgument, L: ConstructorArgument,
    M: ConstructorArgument, N: ConstructorArgument, O: ConstructorArgument, P: ConstructorArgument,
    Q: ConstructorArgument, R: ConstructorArgument, S: ConstructorArgument, T: ConstructorArgument,
    U: ConstructorArgument, V: ConstructorArgument
  >(
    _ initializer: (
      consuming A.Resolved, consuming B.Resolved, consuming C.Resolved, consuming D.Resolved,
      consuming E.Resolved, consuming F.Resolved, consuming G.Resolved, consuming H.Resolved,
      consuming I.Resolved, consuming J.Resolved, consuming K.Resolved, consuming L.Resolved,
      consuming M.Resolved, consuming N.Resolved, consuming O.Resolved, consuming P.Resolved,
      consuming Q.Resolved, consuming R.Resolved, consuming S.Resolved, consuming T.Resolved,
      consuming U.Resolved, consuming V.Resolved
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    _ j: J, _ k: K, _ l: L, _ m: M, _ n: N, _ o: O, _ p: P, _ q: Q, _ r: R, _ s: S, _ t: T, _ u: U,
    _ v: V
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
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
    let q = q.resolve(&problems)
    let r = r.resolve(&problems)
    let s = s.resolve(&problems)
    let t = t.resolve(&problems)
    let u = u.resolve(&problems)
    let v = v.resolve(&problems)
    guard let a, let b, let c, let d, let e, let f, let g, let h, let i, let j, let k, let l, let m,
      let n, let o, let p, let q, let r, let s, let t, let u, let v
    else { return failure(problems) }
    do {
      return .success(
        try initializer(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v))
    } catch {
      return failure(rejectedBy: error)
    }
  }

  /// Builds a model from 23 arguments, or fails with every problem that they have.
  @_documentation(visibility: internal)
  @inlinable @inline(never)
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument, H: ConstructorArgument,
    I: ConstructorArgument, J: ConstructorArgument, K: ConstructorArgument, L: ConstructorArgument,
    M: ConstructorArgument, N: ConstructorArgument, O: ConstructorArgument, P: ConstructorArgument,
    Q: ConstructorArgument, R: ConstructorArgument, S: ConstructorArgument, T: ConstructorArgument,
    U: ConstructorArgument, V: ConstructorArgument, W: ConstructorArgument
  >(
    _ initializer: (
      consuming A.Resolved, consuming B.Resolved, consuming C.Resolved, consuming D.Resolved,
      consuming E.Resolved, consuming F.Resolved, consuming G.Resolved, consuming H.Resolved,
      consuming I.Resolved, consuming J.Resolved, consuming K.Resolved, consuming L.Resolved,
      consuming M.Resolved, consuming N.Resolved, consuming O.Resolved, consuming P.Resolved,
      consuming Q.Resolved, consuming R.Resolved, consuming S.Resolved, consuming T.Resolved,
      consuming U.Resolved, consuming V.Resolved, consuming W.Resolved
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    _ j: J, _ k: K, _ l: L, _ m: M, _ n: N, _ o: O, _ p: P, _ q: Q, _ r: R, _ s: S, _ t: T, _ u: U,
    _ v: V, _ w: W
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
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
    let q = q.resolve(&problems)
    let r = r.resolve(&problems)
    let s = s.resolve(&problems)
    let t = t.resolve(&problems)
    let u = u.resolve(&problems)
    let v = v.resolve(&problems)
    let w = w.resolve(&problems)
    guard let a, let b, let c, let d, let e, let f, let g, let h, let i, let j, let k, let l, let m,
      let n, let o, let p, let q, let r, let s, let t, let u, let v, let w
    else { return failure(problems) }
    do {
      return .success(
        try initializer(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w))
    } catch {
      return failure(rejectedBy: error)
    }
  }

  /// Builds a model from 24 arguments, or fails with every problem that they have.
  @_documentation(visibility: internal)
  @inlinable @inline(never)
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument, H: ConstructorArgument,
    I: ConstructorArgument, J: ConstructorArgument, K: ConstructorArgument, L: ConstructorArgument,
    M: ConstructorArgument, N: ConstructorArgument, O: ConstructorArgument, P: ConstructorArgument,
    Q: ConstructorArgument, R: ConstructorArgument, S: ConstructorArgument, T: ConstructorArgument,
    U: ConstructorArgument, V: ConstructorArgument, W: ConstructorArgument, X: ConstructorArgument
  >(
    _ initializer: (
      consuming A.Resolved, consuming B.Resolved, consuming C.Resolved, consuming D.Resolved,
      consuming E.Resolved, consuming F.Resolved, consuming G.Resolved, consuming H.Resolved,
      consuming I.Resolved, consuming J.Resolved, consuming K.Resolved, consuming L.Resolved,
      consuming M.Resolved, consuming N.Resolved, consuming O.Resolved, consuming P.Resolved,
      consuming Q.Resolved, consuming R.Resolved, consuming S.Resolved, consuming T.Resolved,
      consuming U.Resolved, consuming V.Resolved, consuming W.Resolved, consuming X.Resolved
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    _ j: J, _ k: K, _ l: L, _ m: M, _ n: N, _ o: O, _ p: P, _ q: Q, _ r: R, _ s: S, _ t: T, _ u: U,
    _ v: V, _ w: W, _ x: X
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
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
    let q = q.resolve(&problems)
    let r = r.resolve(&problems)
    let s = s.resolve(&problems)
    let t = t.resolve(&problems)
    let u = u.resolve(&problems)
    let v = v.resolve(&problems)
    let w = w.resolve(&problems)
    let x = x.resolve(&problems)
    guard let a, let b, let c, let d, let e, let f, let g, let h, let i, let j, let k, let l, let m,
      let n, let o, let p, let q, let r, let s, let t, let u, let v, let w, let x
    else { return failure(problems) }
    do {
      return .success(
        try initializer(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x))
    } catch {
      return failure(rejectedBy: error)
    }
  }

  /// Builds a model from 25 arguments, or fails with every problem that they have.
  @_documentation(visibility: internal)
  @inlinable @inline(never)
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument, H: ConstructorArgument,
    I: ConstructorArgument, J: ConstructorArgument, K: ConstructorArgument, L: ConstructorArgument,
    M: ConstructorArgument, N: ConstructorArgument, O: ConstructorArgument, P: ConstructorArgument,
    Q: ConstructorArgument, R: ConstructorArgument, S: ConstructorArgument, T: ConstructorArgument,
    U: ConstructorArgument, V: ConstructorArgument, W: ConstructorArgument, X: ConstructorArgument,
    Y: ConstructorArgument
  >(
    _ initializer: (
      consuming A.Resolved, consuming B.Resolved, consuming C.Resolved, consuming D.Resolved,
      consuming E.Resolved, consuming F.Resolved, consuming G.Resolved, consuming H.Resolved,
      consuming I.Resolved, consuming J.Resolved, consuming K.Resolved, consuming L.Resolved,
      consuming M.Resolved, consuming N.Resolved, consuming O.Resolved, consuming P.Resolved,
      consuming Q.Resolved, consuming R.Resolved, consuming S.Resolved, consuming T.Resolved,
      consuming U.Resolved, consuming V.Resolved, consuming W.Resolved, consuming X.Resolved,
      consuming Y.Resolved
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    _ j: J, _ k: K, _ l: L, _ m: M, _ n: N, _ o: O, _ p: P, _ q: Q, _ r: R, _ s: S, _ t: T, _ u: U,
    _ v: V, _ w: W, _ x: X, _ y: Y
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
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
    let q = q.resolve(&problems)
    let r = r.resolve(&problems)
    let s = s.resolve(&problems)
    let t = t.resolve(&problems)
    let u = u.resolve(&problems)
    let v = v.resolve(&problems)
    let w = w.resolve(&problems)
    let x = x.resolve(&problems)
    let y = y.resolve(&problems)
    guard let a, let b, let c, let d, let e, let f, let g, let h, let i, let j, let k, let l, let m,
      let n, let o, let p, let q, let r, let s, let t, let u, let v, let w, let x, let y
    else { return failure(problems) }
    do {
      return .success(
        try initializer(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y))
    } catch {
      return failure(rejectedBy: error)
    }
  }

  /// Builds a model from 26 arguments, or fails with every problem that they have.
  @_documentation(visibility: internal)
  @inlinable @inline(never)
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument, H: ConstructorArgument,
    I: ConstructorArgument, J: ConstructorArgument, K: ConstructorArgument, L: ConstructorArgument,
    M: ConstructorArgument, N: ConstructorArgument, O: ConstructorArgument, P: ConstructorArgument,
    Q: ConstructorArgument, R: ConstructorArgument, S: ConstructorArgument, T: ConstructorArgument,
    U: ConstructorArgument, V: ConstructorArgument, W: ConstructorArgument, X: ConstructorArgument,
    Y: ConstructorArgument, Z: ConstructorArgument
  >(
    _ initializer: (
      consuming A.Resolved, consuming B.Resolved, consuming C.Resolved, consuming D.Resolved,
      consuming E.Resolved, consuming F.Resolved, consuming G.Resolved, consuming H.Resolved,
      consuming I.Resolved, consuming J.Resolved, consuming K.Resolved, consuming L.Resolved,
      consuming M.Resolved, consuming N.Resolved, consuming O.Resolved, consuming P.Resolved,
      consuming Q.Resolved, consuming R.Resolved, consuming S.Resolved, consuming T.Resolved,
      consuming U.Resolved, consuming V.Resolved, consuming W.Resolved, consuming X.Resolved,
      consuming Y.Resolved, consuming Z.Resolved
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    _ j: J, _ k: K, _ l: L, _ m: M, _ n: N, _ o: O, _ p: P, _ q: Q, _ r: R, _ s: S, _ t: T, _ u: U,
    _ v: V, _ w: W, _ x: X, _ y: Y, _ z: Z
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
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
    let q = q.resolve(&problems)
    let r = r.resolve(&problems)
    let s = s.resolve(&problems)
    let t = t.resolve(&problems)
    let u = u.resolve(&problems)
    let v = v.resolve(&problems)
    let w = w.resolve(&problems)
    let x = x.resolve(&problems)
    let y = y.resolve(&problems)
    let z = z.resolve(&problems)
    guard let a, let b, let c, let d, let e, let f, let g, let h, let i, let j, let k, let l, let m,
      let n, let o, let p, let q, let r, let s, let t, let u, let v, let w, let x, let y, let z
    else { return failure(problems) }
    do {
      return .success(
        try initializer(
          a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z))
    } catch {
      return failure(rejectedBy: error)
    }
  }

  /// Builds a model from 27 arguments, or fails with every problem that they have.
  @_documentation(visibility: internal)
  @inlinable @inline(never)
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument, H: ConstructorArgument,
    I: ConstructorArgument, J: ConstructorArgument, K: ConstructorArgument, L: ConstructorArgument,
    M: ConstructorArgument, N: ConstructorArgument, O: ConstructorArgument, P: ConstructorArgument,
    Q: ConstructorArgument, R: ConstructorArgument, S: ConstructorArgument, T: ConstructorArgument,
    U: ConstructorArgument, V: ConstructorArgument, W: ConstructorArgument, X: ConstructorArgument,
    Y: ConstructorArgument, Z: ConstructorArgument, AA: ConstructorArgument
  >(
    _ initializer: (
      consuming A.Resolved, consuming B.Resolved, consuming C.Resolved, consuming D.Resolved,
      consuming E.Resolved, consuming F.Resolved, consuming G.Resolved, consuming H.Resolved,
      consuming I.Resolved, consuming J.Resolved, consuming K.Resolved, consuming L.Resolved,
      consuming M.Resolved, consuming N.Resolved, consuming O.Resolved, consuming P.Resolved,
      consuming Q.Resolved, consuming R.Resolved, consuming S.Resolved, consuming T.Resolved,
      consuming U.Resolved, consuming V.Resolved, consuming W.Resolved, consuming X.Resolved,
      consuming Y.Resolved, consuming Z.Resolved, consuming AA.Resolved
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    _ j: J, _ k: K, _ l: L, _ m: M, _ n: N, _ o: O, _ p: P, _ q: Q, _ r: R, _ s: S, _ t: T, _ u: U,
    _ v: V, _ w: W, _ x: X, _ y: Y, _ z: Z, _ aa: AA
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
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
    let q = q.resolve(&problems)
    let r = r.resolve(&problems)
    let s = s.resolve(&problems)
    let t = t.resolve(&problems)
    let u = u.resolve(&problems)
    let v = v.resolve(&problems)
    let w = w.resolve(&problems)
    let x = x.resolve(&problems)
    let y = y.resolve(&problems)
    let z = z.resolve(&problems)
    let aa = aa.resolve(&problems)
    guard let a, let b, let c, let d, let e, let f, let g, let h, let i, let j, let k, let l, let m,
      let n, let o, let p, let q, let r, let s, let t, let u, let v, let w, let x, let y, let z,
      let aa
    else { return failure(problems) }
    do {
      return .success(
        try initializer(
          a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z, aa))
    } catch {
      return failure(rejectedBy: error)
    }
  }

  /// Builds a model from 28 arguments, or fails with every problem that they have.
  @_documentation(visibility: internal)
  @inlinable @inline(never)
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument, H: ConstructorArgument,
    I: ConstructorArgument, J: ConstructorArgument, K: ConstructorArgument, L: ConstructorArgument,
    M: ConstructorArgument, N: ConstructorArgument, O: ConstructorArgument, P: ConstructorArgument,
    Q: ConstructorArgument, R: ConstructorArgument, S: ConstructorArgument, T: ConstructorArgument,
    U: ConstructorArgument, V: ConstructorArgument, W: ConstructorArgument, X: ConstructorArgument,
    Y: ConstructorArgument, Z: ConstructorArgument, AA: ConstructorArgument, BB: ConstructorArgument
  >(
    _ initializer: (
      consuming A.Resolved, consuming B.Resolved, consuming C.Resolved, consuming D.Resolved,
      consuming E.Resolved, consuming F.Resolved, consuming G.Resolved, consuming H.Resolved,
      consuming I.Resolved, consuming J.Resolved, consuming K.Resolved, consuming L.Resolved,
      consuming M.Resolved, consuming N.Resolved, consuming O.Resolved, consuming P.Resolved,
      consuming Q.Resolved, consuming R.Resolved, consuming S.Resolved, consuming T.Resolved,
      consuming U.Resolved, consuming V.Resolved, consuming W.Resolved, consuming X.Resolved,
      consuming Y.Resolved, consuming Z.Resolved, consuming AA.Resolved, consuming BB.Resolved
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    _ j: J, _ k: K, _ l: L, _ m: M, _ n: N, _ o: O, _ p: P, _ q: Q, _ r: R, _ s: S, _ t: T, _ u: U,
    _ v: V, _ w: W, _ x: X, _ y: Y, _ z: Z, _ aa: AA, _ bb: BB
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
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
    let q = q.resolve(&problems)
    let r = r.resolve(&problems)
    let s = s.resolve(&problems)
    let t = t.resolve(&problems)
    let u = u.resolve(&problems)
    let v = v.resolve(&problems)
    let w = w.resolve(&problems)
    let x = x.resolve(&problems)
    let y = y.resolve(&problems)
    let z = z.resolve(&problems)
    let aa = aa.resolve(&problems)
    let bb = bb.resolve(&problems)
    guard let a, let b, let c, let d, let e, let f, let g, let h, let i, let j, let k, let l, let m,
      let n, let o, let p, let q, let r, let s, let t, let u, let v, let w, let x, let y, let z,
      let aa, let bb
    else { return failure(problems) }
    do {
      return .success(
        try initializer(
          a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z, aa, bb))
    } catch {
      return failure(rejectedBy: error)
    }
  }

  /// Builds a model from 29 arguments, or fails with every problem that they have.
  @_documentation(visibility: internal)
  @inlinable @inline(never)
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument, H: ConstructorArgument,
    I: ConstructorArgument, J: ConstructorArgument, K: ConstructorArgument, L: ConstructorArgument,
    M: ConstructorArgument, N: ConstructorArgument, O: ConstructorArgument, P: ConstructorArgument,
    Q: ConstructorArgument, R: ConstructorArgument, S: ConstructorArgument, T: ConstructorArgument,
    U: ConstructorArgument, V: ConstructorArgument, W: ConstructorArgument, X: ConstructorArgument,
    Y: ConstructorArgument, Z: ConstructorArgument, AA: ConstructorArgument,
    BB: ConstructorArgument, CC: ConstructorArgument
  >(
    _ initializer: (
      consuming A.Resolved, consuming B.Resolved, consuming C.Resolved, consuming D.Resolved,
      consuming E.Resolved, consuming F.Resolved, consuming G.Resolved, consuming H.Resolved,
      consuming I.Resolved, consuming J.Resolved, consuming K.Resolved, consuming L.Resolved,
      consuming M.Resolved, consuming N.Resolved, consuming O.Resolved, consuming P.Resolved,
      consuming Q.Resolved, consuming R.Resolved, consuming S.Resolved, consuming T.Resolved,
      consuming U.Resolved, consuming V.Resolved, consuming W.Resolved, consuming X.Resolved,
      consuming Y.Resolved, consuming Z.Resolved, consuming AA.Resolved, consuming BB.Resolved,
      consuming CC.Resolved
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    _ j: J, _ k: K, _ l: L, _ m: M, _ n: N, _ o: O, _ p: P, _ q: Q, _ r: R, _ s: S, _ t: T, _ u: U,
    _ v: V, _ w: W, _ x: X, _ y: Y, _ z: Z, _ aa: AA, _ bb: BB, _ cc: CC
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
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
    let q = q.resolve(&problems)
    let r = r.resolve(&problems)
    let s = s.resolve(&problems)
    let t = t.resolve(&problems)
    let u = u.resolve(&problems)
    let v = v.resolve(&problems)
    let w = w.resolve(&problems)
    let x = x.resolve(&problems)
    let y = y.resolve(&problems)
    let z = z.resolve(&problems)
    let aa = aa.resolve(&problems)
    let bb = bb.resolve(&problems)
    let cc = cc.resolve(&problems)
    guard let a, let b, let c, let d, let e, let f, let g, let h, let i, let j, let k, let l, let m,
      let n, let o, let p, let q, let r, let s, let t, let u, let v, let w, let x, let y, let z,
      let aa, let bb, let cc
    else { return failure(problems) }
    do {
      return .success(
        try initializer(
          a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z, aa, bb, cc))
    } catch {
      return failure(rejectedBy: error)
    }
  }

  /// Builds a model from 30 arguments, or fails with every problem that they have.
  @_documentation(visibility: internal)
  @inlinable @inline(never)
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument, H: ConstructorArgument,
    I: ConstructorArgument, J: ConstructorArgument, K: ConstructorArgument, L: ConstructorArgument,
    M: ConstructorArgument, N: ConstructorArgument, O: ConstructorArgument, P: ConstructorArgument,
    Q: ConstructorArgument, R: ConstructorArgument, S: ConstructorArgument, T: ConstructorArgument,
    U: ConstructorArgument, V: ConstructorArgument, W: ConstructorArgument, X: ConstructorArgument,
    Y: ConstructorArgument, Z: ConstructorArgument, AA: ConstructorArgument,
    BB: ConstructorArgument, CC: ConstructorArgument, DD: ConstructorArgument
  >(
    _ initializer: (
      consuming A.Resolved, consuming B.Resolved, consuming C.Resolved, consuming D.Resolved,
      consuming E.Resolved, consuming F.Resolved, consuming G.Resolved, consuming H.Resolved,
      consuming I.Resolved, consuming J.Resolved, consuming K.Resolved, consuming L.Resolved,
      consuming M.Resolved, consuming N.Resolved, consuming O.Resolved, consuming P.Resolved,
      consuming Q.Resolved, consuming R.Resolved, consuming S.Resolved, consuming T.Resolved,
      consuming U.Resolved, consuming V.Resolved, consuming W.Resolved, consuming X.Resolved,
      consuming Y.Resolved, consuming Z.Resolved, consuming AA.Resolved, consuming BB.Resolved,
      consuming CC.Resolved, consuming DD.Resolved
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    _ j: J, _ k: K, _ l: L, _ m: M, _ n: N, _ o: O, _ p: P, _ q: Q, _ r: R, _ s: S, _ t: T, _ u: U,
    _ v: V, _ w: W, _ x: X, _ y: Y, _ z: Z, _ aa: AA, _ bb: BB, _ cc: CC, _ dd: DD
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
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
    let q = q.resolve(&problems)
    let r = r.resolve(&problems)
    let s = s.resolve(&problems)
    let t = t.resolve(&problems)
    let u = u.resolve(&problems)
    let v = v.resolve(&problems)
    let w = w.resolve(&problems)
    let x = x.resolve(&problems)
    let y = y.resolve(&problems)
    let z = z.resolve(&problems)
    let aa = aa.resolve(&problems)
    let bb = bb.resolve(&problems)
    let cc = cc.resolve(&problems)
    let dd = dd.resolve(&problems)
    guard let a, let b, let c, let d, let e, let f, let g, let h, let i, let j, let k, let l, let m,
      let n, let o, let p, let q, let r, let s, let t, let u, let v, let w, let x, let y, let z,
      let aa, let bb, let cc, let dd
    else { return failure(problems) }
    do {
      return .success(
        try initializer(
          a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z, aa, bb, cc,
          dd))
    } catch {
      return failure(rejectedBy: error)
    }
  }

  /// Builds a model from 31 arguments, or fails with every problem that they have.
  @_documentation(visibility: internal)
  @inlinable @inline(never)
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument, H: ConstructorArgument,
    I: ConstructorArgument, J: ConstructorArgument, K: ConstructorArgument, L: ConstructorArgument,
    M: ConstructorArgument, N: ConstructorArgument, O: ConstructorArgument, P: ConstructorArgument,
    Q: ConstructorArgument, R: ConstructorArgument, S: ConstructorArgument, T: ConstructorArgument,
    U: ConstructorArgument, V: ConstructorArgument, W: ConstructorArgument, X: ConstructorArgument,
    Y: ConstructorArgument, Z: ConstructorArgument, AA: ConstructorArgument,
    BB: ConstructorArgument, CC: ConstructorArgument, DD: ConstructorArgument,
    EE: ConstructorArgument
  >(
    _ initializer: (
      consuming A.Resolved, consuming B.Resolved, consuming C.Resolved, consuming D.Resolved,
      consuming E.Resolved, consuming F.Resolved, consuming G.Resolved, consuming H.Resolved,
      consuming I.Resolved, consuming J.Resolved, consuming K.Resolved, consuming L.Resolved,
      consuming M.Resolved, consuming N.Resolved, consuming O.Resolved, consuming P.Resolved,
      consuming Q.Resolved, consuming R.Resolved, consuming S.Resolved, consuming T.Resolved,
      consuming U.Resolved, consuming V.Resolved, consuming W.Resolved, consuming X.Resolved,
      consuming Y.Resolved, consuming Z.Resolved, consuming AA.Resolved, consuming BB.Resolved,
      consuming CC.Resolved, consuming DD.Resolved, consuming EE.Resolved
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    _ j: J, _ k: K, _ l: L, _ m: M, _ n: N, _ o: O, _ p: P, _ q: Q, _ r: R, _ s: S, _ t: T, _ u: U,
    _ v: V, _ w: W, _ x: X, _ y: Y, _ z: Z, _ aa: AA, _ bb: BB, _ cc: CC, _ dd: DD, _ ee: EE
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
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
    let q = q.resolve(&problems)
    let r = r.resolve(&problems)
    let s = s.resolve(&problems)
    let t = t.resolve(&problems)
    let u = u.resolve(&problems)
    let v = v.resolve(&problems)
    let w = w.resolve(&problems)
    let x = x.resolve(&problems)
    let y = y.resolve(&problems)
    let z = z.resolve(&problems)
    let aa = aa.resolve(&problems)
    let bb = bb.resolve(&problems)
    let cc = cc.resolve(&problems)
    let dd = dd.resolve(&problems)
    let ee = ee.resolve(&problems)
    guard let a, let b, let c, let d, let e, let f, let g, let h, let i, let j, let k, let l, let m,
      let n, let o, let p, let q, let r, let s, let t, let u, let v, let w, let x, let y, let z,
      let aa, let bb, let cc, let dd, let ee
    else { return failure(problems) }
    do {
      return .success(
        try initializer(
          a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z, aa, bb, cc,
          dd, ee))
    } catch {
      return failure(rejectedBy: error)
    }
  }

  /// Builds a model from 32 arguments, or fails with every problem that they have.
  @_documentation(visibility: internal)
  @inlinable @inline(never)
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument, H: ConstructorArgument,
    I: ConstructorArgument, J: ConstructorArgument, K: ConstructorArgument, L: ConstructorArgument,
    M: ConstructorArgument, N: ConstructorArgument, O: ConstructorArgument, P: ConstructorArgument,
    Q: ConstructorArgument, R: ConstructorArgument, S: ConstructorArgument, T: ConstructorArgument,
    U: ConstructorArgument, V: ConstructorArgument, W: ConstructorArgument, X: ConstructorArgument,
    Y: ConstructorArgument, Z: ConstructorArgument, AA: ConstructorArgument,
    BB: ConstructorArgument, CC: ConstructorArgument, DD: ConstructorArgument,
    EE: ConstructorArgument, FF: ConstructorArgument
  >(
    _ initializer: (
      consuming A.Resolved, consuming B.Resolved, consuming C.Resolved, consuming D.Resolved,
      consuming E.Resolved, consuming F.Resolved, consuming G.Resolved, consuming H.Resolved,
      consuming I.Resolved, consuming J.Resolved, consuming K.Resolved, consuming L.Resolved,
      consuming M.Resolved, consuming N.Resolved, consuming O.Resolved, consuming P.Resolved,
      consuming Q.Resolved, consuming R.Resolved, consuming S.Resolved, consuming T.Resolved,
      consuming U.Resolved, consuming V.Resolved, consuming W.Resolved, consuming X.Resolved,
      consuming Y.Resolved, consuming Z.Resolved, consuming AA.Resolved, consuming BB.Resolved,
      consuming CC.Resolved, consuming DD.Resolved, consuming EE.Resolved, consuming FF.Resolved
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    _ j: J, _ k: K, _ l: L, _ m: M, _ n: N, _ o: O, _ p: P, _ q: Q, _ r: R, _ s: S, _ t: T, _ u: U,
    _ v: V, _ w: W, _ x: X, _ y: Y, _ z: Z, _ aa: AA, _ bb: BB, _ cc: CC, _ dd: DD, _ ee: EE,
    _ ff: FF
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
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
    let q = q.resolve(&problems)
    let r = r.resolve(&problems)
    let s = s.resolve(&problems)
    let t = t.resolve(&problems)
    let u = u.resolve(&problems)
    let v = v.resolve(&problems)
    let w = w.resolve(&problems)
    let x = x.resolve(&problems)
    let y = y.resolve(&problems)
    let z = z.resolve(&problems)
    let aa = aa.resolve(&problems)
    let bb = bb.resolve(&problems)
    let cc = cc.resolve(&problems)
    let dd = dd.resolve(&problems)
    let ee = ee.resolve(&problems)
    let ff = ff.resolve(&problems)
    guard let a, let b, let c, let d, let e, let f, let g, let h, let i, let j, let k, let l, let m,
      let n, let o, let p, let q, let r, let s, let t, let u, let v, let w, let x, let y, let z,
      let aa, let bb, let cc, let dd, let ee, let ff
    else { return failure(problems) }
    do {
      return .success(
        try initializer(
          a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z, aa, bb, cc,
          dd, ee, ff))
    } catch {
      return failure(rejectedBy: error)
    }
  }
}
