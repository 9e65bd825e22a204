// Made by Utilities/scripts/generate-construct. Change that, and run it again.

/// `construct` for each number of arguments.
///
/// The compiler does not unroll parameter packs, see `Construct.swift`.
///
/// `@_alwaysEmitIntoClient`: a client contains only those that it calls, and the library none; for
/// the speed see `Utilities/Benchmarks/EXPERIMENTS.md`. `@inline(never)`: if they are inlined, the
/// compiler copies each field. `@_documentation`: thirty-two similar pages would hide the one in
/// `Construct.swift`.
extension ConstructionBuilder {
  /// Builds a model from 1 argument, or fails with every problem.
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(never)
  public func construct<A: ConstructorArgument>(
    _ initializer: (consuming A.Built) throws -> Model, _ a: A
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
    let a = a.resolve(into: &problems)
    guard let a else { return failure(problems) }
    do { return .success(try initializer(a)) } catch {
      return failure(rejectedBy: error)
    }
  }

  /// Builds a model from 2 arguments, or fails with every problem.
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(never)
  public func construct<A: ConstructorArgument, B: ConstructorArgument>(
    _ initializer: (consuming A.Built, consuming B.Built) throws -> Model, _ a: A, _ b: B
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
    let a = a.resolve(into: &problems)
    let b = b.resolve(into: &problems)
    guard let a, let b else { return failure(problems) }
    do { return .success(try initializer(a, b)) } catch {
      return failure(rejectedBy: error)
    }
  }

  /// Builds a model from 3 arguments, or fails with every problem.
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(never)
  public func construct<A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument>(
    _ initializer: (consuming A.Built, consuming B.Built, consuming C.Built) throws -> Model,
    _ a: A, _ b: B, _ c: C
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
    let a = a.resolve(into: &problems)
    let b = b.resolve(into: &problems)
    let c = c.resolve(into: &problems)
    guard let a, let b, let c else { return failure(problems) }
    do { return .success(try initializer(a, b, c)) } catch {
      return failure(rejectedBy: error)
    }
  }

  /// Builds a model from 4 arguments, or fails with every problem.
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(never)
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument
  >(
    _ initializer: (consuming A.Built, consuming B.Built, consuming C.Built, consuming D.Built)
      throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
    let a = a.resolve(into: &problems)
    let b = b.resolve(into: &problems)
    let c = c.resolve(into: &problems)
    let d = d.resolve(into: &problems)
    guard let a, let b, let c, let d else { return failure(problems) }
    do { return .success(try initializer(a, b, c, d)) } catch {
      return failure(rejectedBy: error)
    }
  }

  /// Builds a model from 5 arguments, or fails with every problem.
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(never)
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument
  >(
    _ initializer: (
      consuming A.Built, consuming B.Built, consuming C.Built, consuming D.Built, consuming E.Built
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
    let a = a.resolve(into: &problems)
    let b = b.resolve(into: &problems)
    let c = c.resolve(into: &problems)
    let d = d.resolve(into: &problems)
    let e = e.resolve(into: &problems)
    guard let a, let b, let c, let d, let e else { return failure(problems) }
    do { return .success(try initializer(a, b, c, d, e)) } catch {
      return failure(rejectedBy: error)
    }
  }

  /// Builds a model from 6 arguments, or fails with every problem.
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(never)
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument
  >(
    _ initializer: (
      consuming A.Built, consuming B.Built, consuming C.Built, consuming D.Built, consuming E.Built,
      consuming F.Built
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
    let a = a.resolve(into: &problems)
    let b = b.resolve(into: &problems)
    let c = c.resolve(into: &problems)
    let d = d.resolve(into: &problems)
    let e = e.resolve(into: &problems)
    let f = f.resolve(into: &problems)
    guard let a, let b, let c, let d, let e, let f else { return failure(problems) }
    do { return .success(try initializer(a, b, c, d, e, f)) } catch {
      return failure(rejectedBy: error)
    }
  }

  /// Builds a model from 7 arguments, or fails with every problem.
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(never)
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument
  >(
    _ initializer: (
      consuming A.Built, consuming B.Built, consuming C.Built, consuming D.Built, consuming E.Built,
      consuming F.Built, consuming G.Built
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
    let a = a.resolve(into: &problems)
    let b = b.resolve(into: &problems)
    let c = c.resolve(into: &problems)
    let d = d.resolve(into: &problems)
    let e = e.resolve(into: &problems)
    let f = f.resolve(into: &problems)
    let g = g.resolve(into: &problems)
    guard let a, let b, let c, let d, let e, let f, let g else { return failure(problems) }
    do { return .success(try initializer(a, b, c, d, e, f, g)) } catch {
      return failure(rejectedBy: error)
    }
  }

  /// Builds a model from 8 arguments, or fails with every problem.
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(never)
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument, H: ConstructorArgument
  >(
    _ initializer: (
      consuming A.Built, consuming B.Built, consuming C.Built, consuming D.Built, consuming E.Built,
      consuming F.Built, consuming G.Built, consuming H.Built
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
    let a = a.resolve(into: &problems)
    let b = b.resolve(into: &problems)
    let c = c.resolve(into: &problems)
    let d = d.resolve(into: &problems)
    let e = e.resolve(into: &problems)
    let f = f.resolve(into: &problems)
    let g = g.resolve(into: &problems)
    let h = h.resolve(into: &problems)
    guard let a, let b, let c, let d, let e, let f, let g, let h else { return failure(problems) }
    do { return .success(try initializer(a, b, c, d, e, f, g, h)) } catch {
      return failure(rejectedBy: error)
    }
  }

  /// Builds a model from 9 arguments, or fails with every problem.
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(never)
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument, H: ConstructorArgument,
    I: ConstructorArgument
  >(
    _ initializer: (
      consuming A.Built, consuming B.Built, consuming C.Built, consuming D.Built, consuming E.Built,
      consuming F.Built, consuming G.Built, consuming H.Built, consuming I.Built
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
    let a = a.resolve(into: &problems)
    let b = b.resolve(into: &problems)
    let c = c.resolve(into: &problems)
    let d = d.resolve(into: &problems)
    let e = e.resolve(into: &problems)
    let f = f.resolve(into: &problems)
    let g = g.resolve(into: &problems)
    let h = h.resolve(into: &problems)
    let i = i.resolve(into: &problems)
    guard let a, let b, let c, let d, let e, let f, let g, let h, let i else {
      return failure(problems)
    }
    do { return .success(try initializer(a, b, c, d, e, f, g, h, i)) } catch {
      return failure(rejectedBy: error)
    }
  }

  /// Builds a model from 10 arguments, or fails with every problem.
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(never)
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument, H: ConstructorArgument,
    I: ConstructorArgument, J: ConstructorArgument
  >(
    _ initializer: (
      consuming A.Built, consuming B.Built, consuming C.Built, consuming D.Built, consuming E.Built,
      consuming F.Built, consuming G.Built, consuming H.Built, consuming I.Built, consuming J.Built
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    _ j: J
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
    let a = a.resolve(into: &problems)
    let b = b.resolve(into: &problems)
    let c = c.resolve(into: &problems)
    let d = d.resolve(into: &problems)
    let e = e.resolve(into: &problems)
    let f = f.resolve(into: &problems)
    let g = g.resolve(into: &problems)
    let h = h.resolve(into: &problems)
    let i = i.resolve(into: &problems)
    let j = j.resolve(into: &problems)
    guard let a, let b, let c, let d, let e, let f, let g, let h, let i, let j else {
      return failure(problems)
    }
    do { return .success(try initializer(a, b, c, d, e, f, g, h, i, j)) } catch {
      return failure(rejectedBy: error)
    }
  }

  /// Builds a model from 11 arguments, or fails with every problem.
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(never)
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument, H: ConstructorArgument,
    I: ConstructorArgument, J: ConstructorArgument, K: ConstructorArgument
  >(
    _ initializer: (
      consuming A.Built, consuming B.Built, consuming C.Built, consuming D.Built, consuming E.Built,
      consuming F.Built, consuming G.Built, consuming H.Built, consuming I.Built, consuming J.Built,
      consuming K.Built
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    _ j: J, _ k: K
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
    let a = a.resolve(into: &problems)
    let b = b.resolve(into: &problems)
    let c = c.resolve(into: &problems)
    let d = d.resolve(into: &problems)
    let e = e.resolve(into: &problems)
    let f = f.resolve(into: &problems)
    let g = g.resolve(into: &problems)
    let h = h.resolve(into: &problems)
    let i = i.resolve(into: &problems)
    let j = j.resolve(into: &problems)
    let k = k.resolve(into: &problems)
    guard let a, let b, let c, let d, let e, let f, let g, let h, let i, let j, let k else {
      return failure(problems)
    }
    do { return .success(try initializer(a, b, c, d, e, f, g, h, i, j, k)) } catch {
      return failure(rejectedBy: error)
    }
  }

  /// Builds a model from 12 arguments, or fails with every problem.
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(never)
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument, H: ConstructorArgument,
    I: ConstructorArgument, J: ConstructorArgument, K: ConstructorArgument, L: ConstructorArgument
  >(
    _ initializer: (
      consuming A.Built, consuming B.Built, consuming C.Built, consuming D.Built, consuming E.Built,
      consuming F.Built, consuming G.Built, consuming H.Built, consuming I.Built, consuming J.Built,
      consuming K.Built, consuming L.Built
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    _ j: J, _ k: K, _ l: L
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
    let a = a.resolve(into: &problems)
    let b = b.resolve(into: &problems)
    let c = c.resolve(into: &problems)
    let d = d.resolve(into: &problems)
    let e = e.resolve(into: &problems)
    let f = f.resolve(into: &problems)
    let g = g.resolve(into: &problems)
    let h = h.resolve(into: &problems)
    let i = i.resolve(into: &problems)
    let j = j.resolve(into: &problems)
    let k = k.resolve(into: &problems)
    let l = l.resolve(into: &problems)
    guard let a, let b, let c, let d, let e, let f, let g, let h, let i, let j, let k, let l else {
      return failure(problems)
    }
    do { return .success(try initializer(a, b, c, d, e, f, g, h, i, j, k, l)) } catch {
      return failure(rejectedBy: error)
    }
  }

  /// Builds a model from 13 arguments, or fails with every problem.
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(never)
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument, H: ConstructorArgument,
    I: ConstructorArgument, J: ConstructorArgument, K: ConstructorArgument, L: ConstructorArgument,
    M: ConstructorArgument
  >(
    _ initializer: (
      consuming A.Built, consuming B.Built, consuming C.Built, consuming D.Built, consuming E.Built,
      consuming F.Built, consuming G.Built, consuming H.Built, consuming I.Built, consuming J.Built,
      consuming K.Built, consuming L.Built, consuming M.Built
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    _ j: J, _ k: K, _ l: L, _ m: M
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
    let a = a.resolve(into: &problems)
    let b = b.resolve(into: &problems)
    let c = c.resolve(into: &problems)
    let d = d.resolve(into: &problems)
    let e = e.resolve(into: &problems)
    let f = f.resolve(into: &problems)
    let g = g.resolve(into: &problems)
    let h = h.resolve(into: &problems)
    let i = i.resolve(into: &problems)
    let j = j.resolve(into: &problems)
    let k = k.resolve(into: &problems)
    let l = l.resolve(into: &problems)
    let m = m.resolve(into: &problems)
    guard let a, let b, let c, let d, let e, let f, let g, let h, let i, let j, let k, let l, let m
    else { return failure(problems) }
    do { return .success(try initializer(a, b, c, d, e, f, g, h, i, j, k, l, m)) } catch {
      return failure(rejectedBy: error)
    }
  }

  /// Builds a model from 14 arguments, or fails with every problem.
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(never)
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument, H: ConstructorArgument,
    I: ConstructorArgument, J: ConstructorArgument, K: ConstructorArgument, L: ConstructorArgument,
    M: ConstructorArgument, N: ConstructorArgument
  >(
    _ initializer: (
      consuming A.Built, consuming B.Built, consuming C.Built, consuming D.Built, consuming E.Built,
      consuming F.Built, consuming G.Built, consuming H.Built, consuming I.Built, consuming J.Built,
      consuming K.Built, consuming L.Built, consuming M.Built, consuming N.Built
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    _ j: J, _ k: K, _ l: L, _ m: M, _ n: N
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
    let a = a.resolve(into: &problems)
    let b = b.resolve(into: &problems)
    let c = c.resolve(into: &problems)
    let d = d.resolve(into: &problems)
    let e = e.resolve(into: &problems)
    let f = f.resolve(into: &problems)
    let g = g.resolve(into: &problems)
    let h = h.resolve(into: &problems)
    let i = i.resolve(into: &problems)
    let j = j.resolve(into: &problems)
    let k = k.resolve(into: &problems)
    let l = l.resolve(into: &problems)
    let m = m.resolve(into: &problems)
    let n = n.resolve(into: &problems)
    guard let a, let b, let c, let d, let e, let f, let g, let h, let i, let j, let k, let l, let m,
      let n
    else { return failure(problems) }
    do { return .success(try initializer(a, b, c, d, e, f, g, h, i, j, k, l, m, n)) } catch {
      return failure(rejectedBy: error)
    }
  }

  /// Builds a model from 15 arguments, or fails with every problem.
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(never)
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument, H: ConstructorArgument,
    I: ConstructorArgument, J: ConstructorArgument, K: ConstructorArgument, L: ConstructorArgument,
    M: ConstructorArgument, N: ConstructorArgument, O: ConstructorArgument
  >(
    _ initializer: (
      consuming A.Built, consuming B.Built, consuming C.Built, consuming D.Built, consuming E.Built,
      consuming F.Built, consuming G.Built, consuming H.Built, consuming I.Built, consuming J.Built,
      consuming K.Built, consuming L.Built, consuming M.Built, consuming N.Built, consuming O.Built
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    _ j: J, _ k: K, _ l: L, _ m: M, _ n: N, _ o: O
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
    let a = a.resolve(into: &problems)
    let b = b.resolve(into: &problems)
    let c = c.resolve(into: &problems)
    let d = d.resolve(into: &problems)
    let e = e.resolve(into: &problems)
    let f = f.resolve(into: &problems)
    let g = g.resolve(into: &problems)
    let h = h.resolve(into: &problems)
    let i = i.resolve(into: &problems)
    let j = j.resolve(into: &problems)
    let k = k.resolve(into: &problems)
    let l = l.resolve(into: &problems)
    let m = m.resolve(into: &problems)
    let n = n.resolve(into: &problems)
    let o = o.resolve(into: &problems)
    guard let a, let b, let c, let d, let e, let f, let g, let h, let i, let j, let k, let l, let m,
      let n, let o
    else { return failure(problems) }
    do { return .success(try initializer(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o)) } catch {
      return failure(rejectedBy: error)
    }
  }

  /// Builds a model from 16 arguments, or fails with every problem.
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(never)
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument, H: ConstructorArgument,
    I: ConstructorArgument, J: ConstructorArgument, K: ConstructorArgument, L: ConstructorArgument,
    M: ConstructorArgument, N: ConstructorArgument, O: ConstructorArgument, P: ConstructorArgument
  >(
    _ initializer: (
      consuming A.Built, consuming B.Built, consuming C.Built, consuming D.Built, consuming E.Built,
      consuming F.Built, consuming G.Built, consuming H.Built, consuming I.Built, consuming J.Built,
      consuming K.Built, consuming L.Built, consuming M.Built, consuming N.Built, consuming O.Built,
      consuming P.Built
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    _ j: J, _ k: K, _ l: L, _ m: M, _ n: N, _ o: O, _ p: P
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
    let a = a.resolve(into: &problems)
    let b = b.resolve(into: &problems)
    let c = c.resolve(into: &problems)
    let d = d.resolve(into: &problems)
    let e = e.resolve(into: &problems)
    let f = f.resolve(into: &problems)
    let g = g.resolve(into: &problems)
    let h = h.resolve(into: &problems)
    let i = i.resolve(into: &problems)
    let j = j.resolve(into: &problems)
    let k = k.resolve(into: &problems)
    let l = l.resolve(into: &problems)
    let m = m.resolve(into: &problems)
    let n = n.resolve(into: &problems)
    let o = o.resolve(into: &problems)
    let p = p.resolve(into: &problems)
    guard let a, let b, let c, let d, let e, let f, let g, let h, let i, let j, let k, let l, let m,
      let n, let o, let p
    else { return failure(problems) }
    do { return .success(try initializer(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p)) } catch {
      return failure(rejectedBy: error)
    }
  }

  /// Builds a model from 17 arguments, or fails with every problem.
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(never)
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument, H: ConstructorArgument,
    I: ConstructorArgument, J: ConstructorArgument, K: ConstructorArgument, L: ConstructorArgument,
    M: ConstructorArgument, N: ConstructorArgument, O: ConstructorArgument, P: ConstructorArgument,
    Q: ConstructorArgument
  >(
    _ initializer: (
      consuming A.Built, consuming B.Built, consuming C.Built, consuming D.Built, consuming E.Built,
      consuming F.Built, consuming G.Built, consuming H.Built, consuming I.Built, consuming J.Built,
      consuming K.Built, consuming L.Built, consuming M.Built, consuming N.Built, consuming O.Built,
      consuming P.Built, consuming Q.Built
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    _ j: J, _ k: K, _ l: L, _ m: M, _ n: N, _ o: O, _ p: P, _ q: Q
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
    let a = a.resolve(into: &problems)
    let b = b.resolve(into: &problems)
    let c = c.resolve(into: &problems)
    let d = d.resolve(into: &problems)
    let e = e.resolve(into: &problems)
    let f = f.resolve(into: &problems)
    let g = g.resolve(into: &problems)
    let h = h.resolve(into: &problems)
    let i = i.resolve(into: &problems)
    let j = j.resolve(into: &problems)
    let k = k.resolve(into: &problems)
    let l = l.resolve(into: &problems)
    let m = m.resolve(into: &problems)
    let n = n.resolve(into: &problems)
    let o = o.resolve(into: &problems)
    let p = p.resolve(into: &problems)
    let q = q.resolve(into: &problems)
    guard let a, let b, let c, let d, let e, let f, let g, let h, let i, let j, let k, let l, let m,
      let n, let o, let p, let q
    else { return failure(problems) }
    do { return .success(try initializer(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q)) } catch
    {
      return failure(rejectedBy: error)
    }
  }

  /// Builds a model from 18 arguments, or fails with every problem.
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(never)
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument, H: ConstructorArgument,
    I: ConstructorArgument, J: ConstructorArgument, K: ConstructorArgument, L: ConstructorArgument,
    M: ConstructorArgument, N: ConstructorArgument, O: ConstructorArgument, P: ConstructorArgument,
    Q: ConstructorArgument, R: ConstructorArgument
  >(
    _ initializer: (
      consuming A.Built, consuming B.Built, consuming C.Built, consuming D.Built, consuming E.Built,
      consuming F.Built, consuming G.Built, consuming H.Built, consuming I.Built, consuming J.Built,
      consuming K.Built, consuming L.Built, consuming M.Built, consuming N.Built, consuming O.Built,
      consuming P.Built, consuming Q.Built, consuming R.Built
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    _ j: J, _ k: K, _ l: L, _ m: M, _ n: N, _ o: O, _ p: P, _ q: Q, _ r: R
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
    let a = a.resolve(into: &problems)
    let b = b.resolve(into: &problems)
    let c = c.resolve(into: &problems)
    let d = d.resolve(into: &problems)
    let e = e.resolve(into: &problems)
    let f = f.resolve(into: &problems)
    let g = g.resolve(into: &problems)
    let h = h.resolve(into: &problems)
    let i = i.resolve(into: &problems)
    let j = j.resolve(into: &problems)
    let k = k.resolve(into: &problems)
    let l = l.resolve(into: &problems)
    let m = m.resolve(into: &problems)
    let n = n.resolve(into: &problems)
    let o = o.resolve(into: &problems)
    let p = p.resolve(into: &problems)
    let q = q.resolve(into: &problems)
    let r = r.resolve(into: &problems)
    guard let a, let b, let c, let d, let e, let f, let g, let h, let i, let j, let k, let l, let m,
      let n, let o, let p, let q, let r
    else { return failure(problems) }
    do {
      return .success(try initializer(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r))
    } catch {
      return failure(rejectedBy: error)
    }
  }

  /// Builds a model from 19 arguments, or fails with every problem.
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(never)
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument, H: ConstructorArgument,
    I: ConstructorArgument, J: ConstructorArgument, K: ConstructorArgument, L: ConstructorArgument,
    M: ConstructorArgument, N: ConstructorArgument, O: ConstructorArgument, P: ConstructorArgument,
    Q: ConstructorArgument, R: ConstructorArgument, S: ConstructorArgument
  >(
    _ initializer: (
      consuming A.Built, consuming B.Built, consuming C.Built, consuming D.Built, consuming E.Built,
      consuming F.Built, consuming G.Built, consuming H.Built, consuming I.Built, consuming J.Built,
      consuming K.Built, consuming L.Built, consuming M.Built, consuming N.Built, consuming O.Built,
      consuming P.Built, consuming Q.Built, consuming R.Built, consuming S.Built
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    _ j: J, _ k: K, _ l: L, _ m: M, _ n: N, _ o: O, _ p: P, _ q: Q, _ r: R, _ s: S
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
    let a = a.resolve(into: &problems)
    let b = b.resolve(into: &problems)
    let c = c.resolve(into: &problems)
    let d = d.resolve(into: &problems)
    let e = e.resolve(into: &problems)
    let f = f.resolve(into: &problems)
    let g = g.resolve(into: &problems)
    let h = h.resolve(into: &problems)
    let i = i.resolve(into: &problems)
    let j = j.resolve(into: &problems)
    let k = k.resolve(into: &problems)
    let l = l.resolve(into: &problems)
    let m = m.resolve(into: &problems)
    let n = n.resolve(into: &problems)
    let o = o.resolve(into: &problems)
    let p = p.resolve(into: &problems)
    let q = q.resolve(into: &problems)
    let r = r.resolve(into: &problems)
    let s = s.resolve(into: &problems)
    guard let a, let b, let c, let d, let e, let f, let g, let h, let i, let j, let k, let l, let m,
      let n, let o, let p, let q, let r, let s
    else { return failure(problems) }
    do {
      return .success(try initializer(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s))
    } catch {
      return failure(rejectedBy: error)
    }
  }

  /// Builds a model from 20 arguments, or fails with every problem.
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(never)
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument, H: ConstructorArgument,
    I: ConstructorArgument, J: ConstructorArgument, K: ConstructorArgument, L: ConstructorArgument,
    M: ConstructorArgument, N: ConstructorArgument, O: ConstructorArgument, P: ConstructorArgument,
    Q: ConstructorArgument, R: ConstructorArgument, S: ConstructorArgument, T: ConstructorArgument
  >(
    _ initializer: (
      consuming A.Built, consuming B.Built, consuming C.Built, consuming D.Built, consuming E.Built,
      consuming F.Built, consuming G.Built, consuming H.Built, consuming I.Built, consuming J.Built,
      consuming K.Built, consuming L.Built, consuming M.Built, consuming N.Built, consuming O.Built,
      consuming P.Built, consuming Q.Built, consuming R.Built, consuming S.Built, consuming T.Built
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    _ j: J, _ k: K, _ l: L, _ m: M, _ n: N, _ o: O, _ p: P, _ q: Q, _ r: R, _ s: S, _ t: T
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
    let a = a.resolve(into: &problems)
    let b = b.resolve(into: &problems)
    let c = c.resolve(into: &problems)
    let d = d.resolve(into: &problems)
    let e = e.resolve(into: &problems)
    let f = f.resolve(into: &problems)
    let g = g.resolve(into: &problems)
    let h = h.resolve(into: &problems)
    let i = i.resolve(into: &problems)
    let j = j.resolve(into: &problems)
    let k = k.resolve(into: &problems)
    let l = l.resolve(into: &problems)
    let m = m.resolve(into: &problems)
    let n = n.resolve(into: &problems)
    let o = o.resolve(into: &problems)
    let p = p.resolve(into: &problems)
    let q = q.resolve(into: &problems)
    let r = r.resolve(into: &problems)
    let s = s.resolve(into: &problems)
    let t = t.resolve(into: &problems)
    guard let a, let b, let c, let d, let e, let f, let g, let h, let i, let j, let k, let l, let m,
      let n, let o, let p, let q, let r, let s, let t
    else { return failure(problems) }
    do {
      return .success(try initializer(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t))
    } catch {
      return failure(rejectedBy: error)
    }
  }

  /// Builds a model from 21 arguments, or fails with every problem.
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(never)
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument, H: ConstructorArgument,
    I: ConstructorArgument, J: ConstructorArgument, K: ConstructorArgument, L: ConstructorArgument,
    M: ConstructorArgument, N: ConstructorArgument, O: ConstructorArgument, P: ConstructorArgument,
    Q: ConstructorArgument, R: ConstructorArgument, S: ConstructorArgument, T: ConstructorArgument,
    U: ConstructorArgument
  >(
    _ initializer: (
      consuming A.Built, consuming B.Built, consuming C.Built, consuming D.Built, consuming E.Built,
      consuming F.Built, consuming G.Built, consuming H.Built, consuming I.Built, consuming J.Built,
      consuming K.Built, consuming L.Built, consuming M.Built, consuming N.Built, consuming O.Built,
      consuming P.Built, consuming Q.Built, consuming R.Built, consuming S.Built, consuming T.Built,
      consuming U.Built
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    _ j: J, _ k: K, _ l: L, _ m: M, _ n: N, _ o: O, _ p: P, _ q: Q, _ r: R, _ s: S, _ t: T, _ u: U
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
    let a = a.resolve(into: &problems)
    let b = b.resolve(into: &problems)
    let c = c.resolve(into: &problems)
    let d = d.resolve(into: &problems)
    let e = e.resolve(into: &problems)
    let f = f.resolve(into: &problems)
    let g = g.resolve(into: &problems)
    let h = h.resolve(into: &problems)
    let i = i.resolve(into: &problems)
    let j = j.resolve(into: &problems)
    let k = k.resolve(into: &problems)
    let l = l.resolve(into: &problems)
    let m = m.resolve(into: &problems)
    let n = n.resolve(into: &problems)
    let o = o.resolve(into: &problems)
    let p = p.resolve(into: &problems)
    let q = q.resolve(into: &problems)
    let r = r.resolve(into: &problems)
    let s = s.resolve(into: &problems)
    let t = t.resolve(into: &problems)
    let u = u.resolve(into: &problems)
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

  /// Builds a model from 22 arguments, or fails with every problem.
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(never)
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument, H: ConstructorArgument,
    I: ConstructorArgument, J: ConstructorArgument, K: ConstructorArgument, L: ConstructorArgument,
    M: ConstructorArgument, N: ConstructorArgument, O: ConstructorArgument, P: ConstructorArgument,
    Q: ConstructorArgument, R: ConstructorArgument, S: ConstructorArgument, T: ConstructorArgument,
    U: ConstructorArgument, V: ConstructorArgument
  >(
    _ initializer: (
      consuming A.Built, consuming B.Built, consuming C.Built, consuming D.Built, consuming E.Built,
      consuming F.Built, consuming G.Built, consuming H.Built, consuming I.Built, consuming J.Built,
      consuming K.Built, consuming L.Built, consuming M.Built, consuming N.Built, consuming O.Built,
      consuming P.Built, consuming Q.Built, consuming R.Built, consuming S.Built, consuming T.Built,
      consuming U.Built, consuming V.Built
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    _ j: J, _ k: K, _ l: L, _ m: M, _ n: N, _ o: O, _ p: P, _ q: Q, _ r: R, _ s: S, _ t: T, _ u: U,
    _ v: V
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
    let a = a.resolve(into: &problems)
    let b = b.resolve(into: &problems)
    let c = c.resolve(into: &problems)
    let d = d.resolve(into: &problems)
    let e = e.resolve(into: &problems)
    let f = f.resolve(into: &problems)
    let g = g.resolve(into: &problems)
    let h = h.resolve(into: &problems)
    let i = i.resolve(into: &problems)
    let j = j.resolve(into: &problems)
    let k = k.resolve(into: &problems)
    let l = l.resolve(into: &problems)
    let m = m.resolve(into: &problems)
    let n = n.resolve(into: &problems)
    let o = o.resolve(into: &problems)
    let p = p.resolve(into: &problems)
    let q = q.resolve(into: &problems)
    let r = r.resolve(into: &problems)
    let s = s.resolve(into: &problems)
    let t = t.resolve(into: &problems)
    let u = u.resolve(into: &problems)
    let v = v.resolve(into: &problems)
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

  /// Builds a model from 23 arguments, or fails with every problem.
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(never)
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument, H: ConstructorArgument,
    I: ConstructorArgument, J: ConstructorArgument, K: ConstructorArgument, L: ConstructorArgument,
    M: ConstructorArgument, N: ConstructorArgument, O: ConstructorArgument, P: ConstructorArgument,
    Q: ConstructorArgument, R: ConstructorArgument, S: ConstructorArgument, T: ConstructorArgument,
    U: ConstructorArgument, V: ConstructorArgument, W: ConstructorArgument
  >(
    _ initializer: (
      consuming A.Built, consuming B.Built, consuming C.Built, consuming D.Built, consuming E.Built,
      consuming F.Built, consuming G.Built, consuming H.Built, consuming I.Built, consuming J.Built,
      consuming K.Built, consuming L.Built, consuming M.Built, consuming N.Built, consuming O.Built,
      consuming P.Built, consuming Q.Built, consuming R.Built, consuming S.Built, consuming T.Built,
      consuming U.Built, consuming V.Built, consuming W.Built
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    _ j: J, _ k: K, _ l: L, _ m: M, _ n: N, _ o: O, _ p: P, _ q: Q, _ r: R, _ s: S, _ t: T, _ u: U,
    _ v: V, _ w: W
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
    let a = a.resolve(into: &problems)
    let b = b.resolve(into: &problems)
    let c = c.resolve(into: &problems)
    let d = d.resolve(into: &problems)
    let e = e.resolve(into: &problems)
    let f = f.resolve(into: &problems)
    let g = g.resolve(into: &problems)
    let h = h.resolve(into: &problems)
    let i = i.resolve(into: &problems)
    let j = j.resolve(into: &problems)
    let k = k.resolve(into: &problems)
    let l = l.resolve(into: &problems)
    let m = m.resolve(into: &problems)
    let n = n.resolve(into: &problems)
    let o = o.resolve(into: &problems)
    let p = p.resolve(into: &problems)
    let q = q.resolve(into: &problems)
    let r = r.resolve(into: &problems)
    let s = s.resolve(into: &problems)
    let t = t.resolve(into: &problems)
    let u = u.resolve(into: &problems)
    let v = v.resolve(into: &problems)
    let w = w.resolve(into: &problems)
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

  /// Builds a model from 24 arguments, or fails with every problem.
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(never)
  public func construct<
    A: ConstructorArgument, B: ConstructorArgument, C: ConstructorArgument, D: ConstructorArgument,
    E: ConstructorArgument, F: ConstructorArgument, G: ConstructorArgument, H: ConstructorArgument,
    I: ConstructorArgument, J: ConstructorArgument, K: ConstructorArgument, L: ConstructorArgument,
    M: ConstructorArgument, N: ConstructorArgument, O: ConstructorArgument, P: ConstructorArgument,
    Q: ConstructorArgument, R: ConstructorArgument, S: ConstructorArgument, T: ConstructorArgument,
    U: ConstructorArgument, V: ConstructorArgument, W: ConstructorArgument, X: ConstructorArgument
  >(
    _ initializer: (
      consuming A.Built, consuming B.Built, consuming C.Built, consuming D.Built, consuming E.Built,
      consuming F.Built, consuming G.Built, consuming H.Built, consuming I.Built, consuming J.Built,
      consuming K.Built, consuming L.Built, consuming M.Built, consuming N.Built, consuming O.Built,
      consuming P.Built, consuming Q.Built, consuming R.Built, consuming S.Built, consuming T.Built,
      consuming U.Built, consuming V.Built, consuming W.Built, consuming X.Built
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    _ j: J, _ k: K, _ l: L, _ m: M, _ n: N, _ o: O, _ p: P, _ q: Q, _ r: R, _ s: S, _ t: T, _ u: U,
    _ v: V, _ w: W, _ x: X
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
    let a = a.resolve(into: &problems)
    let b = b.resolve(into: &problems)
    let c = c.resolve(into: &problems)
    let d = d.resolve(into: &problems)
    let e = e.resolve(into: &problems)
    let f = f.resolve(into: &problems)
    let g = g.resolve(into: &problems)
    let h = h.resolve(into: &problems)
    let i = i.resolve(into: &problems)
    let j = j.resolve(into: &problems)
    let k = k.resolve(into: &problems)
    let l = l.resolve(into: &problems)
    let m = m.resolve(into: &problems)
    let n = n.resolve(into: &problems)
    let o = o.resolve(into: &problems)
    let p = p.resolve(into: &problems)
    let q = q.resolve(into: &problems)
    let r = r.resolve(into: &problems)
    let s = s.resolve(into: &problems)
    let t = t.resolve(into: &problems)
    let u = u.resolve(into: &problems)
    let v = v.resolve(into: &problems)
    let w = w.resolve(into: &problems)
    let x = x.resolve(into: &problems)
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

  /// Builds a model from 25 arguments, or fails with every problem.
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(never)
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
      consuming A.Built, consuming B.Built, consuming C.Built, consuming D.Built, consuming E.Built,
      consuming F.Built, consuming G.Built, consuming H.Built, consuming I.Built, consuming J.Built,
      consuming K.Built, consuming L.Built, consuming M.Built, consuming N.Built, consuming O.Built,
      consuming P.Built, consuming Q.Built, consuming R.Built, consuming S.Built, consuming T.Built,
      consuming U.Built, consuming V.Built, consuming W.Built, consuming X.Built, consuming Y.Built
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    _ j: J, _ k: K, _ l: L, _ m: M, _ n: N, _ o: O, _ p: P, _ q: Q, _ r: R, _ s: S, _ t: T, _ u: U,
    _ v: V, _ w: W, _ x: X, _ y: Y
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
    let a = a.resolve(into: &problems)
    let b = b.resolve(into: &problems)
    let c = c.resolve(into: &problems)
    let d = d.resolve(into: &problems)
    let e = e.resolve(into: &problems)
    let f = f.resolve(into: &problems)
    let g = g.resolve(into: &problems)
    let h = h.resolve(into: &problems)
    let i = i.resolve(into: &problems)
    let j = j.resolve(into: &problems)
    let k = k.resolve(into: &problems)
    let l = l.resolve(into: &problems)
    let m = m.resolve(into: &problems)
    let n = n.resolve(into: &problems)
    let o = o.resolve(into: &problems)
    let p = p.resolve(into: &problems)
    let q = q.resolve(into: &problems)
    let r = r.resolve(into: &problems)
    let s = s.resolve(into: &problems)
    let t = t.resolve(into: &problems)
    let u = u.resolve(into: &problems)
    let v = v.resolve(into: &problems)
    let w = w.resolve(into: &problems)
    let x = x.resolve(into: &problems)
    let y = y.resolve(into: &problems)
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

  /// Builds a model from 26 arguments, or fails with every problem.
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(never)
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
      consuming A.Built, consuming B.Built, consuming C.Built, consuming D.Built, consuming E.Built,
      consuming F.Built, consuming G.Built, consuming H.Built, consuming I.Built, consuming J.Built,
      consuming K.Built, consuming L.Built, consuming M.Built, consuming N.Built, consuming O.Built,
      consuming P.Built, consuming Q.Built, consuming R.Built, consuming S.Built, consuming T.Built,
      consuming U.Built, consuming V.Built, consuming W.Built, consuming X.Built, consuming Y.Built,
      consuming Z.Built
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    _ j: J, _ k: K, _ l: L, _ m: M, _ n: N, _ o: O, _ p: P, _ q: Q, _ r: R, _ s: S, _ t: T, _ u: U,
    _ v: V, _ w: W, _ x: X, _ y: Y, _ z: Z
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
    let a = a.resolve(into: &problems)
    let b = b.resolve(into: &problems)
    let c = c.resolve(into: &problems)
    let d = d.resolve(into: &problems)
    let e = e.resolve(into: &problems)
    let f = f.resolve(into: &problems)
    let g = g.resolve(into: &problems)
    let h = h.resolve(into: &problems)
    let i = i.resolve(into: &problems)
    let j = j.resolve(into: &problems)
    let k = k.resolve(into: &problems)
    let l = l.resolve(into: &problems)
    let m = m.resolve(into: &problems)
    let n = n.resolve(into: &problems)
    let o = o.resolve(into: &problems)
    let p = p.resolve(into: &problems)
    let q = q.resolve(into: &problems)
    let r = r.resolve(into: &problems)
    let s = s.resolve(into: &problems)
    let t = t.resolve(into: &problems)
    let u = u.resolve(into: &problems)
    let v = v.resolve(into: &problems)
    let w = w.resolve(into: &problems)
    let x = x.resolve(into: &problems)
    let y = y.resolve(into: &problems)
    let z = z.resolve(into: &problems)
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

  /// Builds a model from 27 arguments, or fails with every problem.
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(never)
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
      consuming A.Built, consuming B.Built, consuming C.Built, consuming D.Built, consuming E.Built,
      consuming F.Built, consuming G.Built, consuming H.Built, consuming I.Built, consuming J.Built,
      consuming K.Built, consuming L.Built, consuming M.Built, consuming N.Built, consuming O.Built,
      consuming P.Built, consuming Q.Built, consuming R.Built, consuming S.Built, consuming T.Built,
      consuming U.Built, consuming V.Built, consuming W.Built, consuming X.Built, consuming Y.Built,
      consuming Z.Built, consuming AA.Built
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    _ j: J, _ k: K, _ l: L, _ m: M, _ n: N, _ o: O, _ p: P, _ q: Q, _ r: R, _ s: S, _ t: T, _ u: U,
    _ v: V, _ w: W, _ x: X, _ y: Y, _ z: Z, _ aa: AA
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
    let a = a.resolve(into: &problems)
    let b = b.resolve(into: &problems)
    let c = c.resolve(into: &problems)
    let d = d.resolve(into: &problems)
    let e = e.resolve(into: &problems)
    let f = f.resolve(into: &problems)
    let g = g.resolve(into: &problems)
    let h = h.resolve(into: &problems)
    let i = i.resolve(into: &problems)
    let j = j.resolve(into: &problems)
    let k = k.resolve(into: &problems)
    let l = l.resolve(into: &problems)
    let m = m.resolve(into: &problems)
    let n = n.resolve(into: &problems)
    let o = o.resolve(into: &problems)
    let p = p.resolve(into: &problems)
    let q = q.resolve(into: &problems)
    let r = r.resolve(into: &problems)
    let s = s.resolve(into: &problems)
    let t = t.resolve(into: &problems)
    let u = u.resolve(into: &problems)
    let v = v.resolve(into: &problems)
    let w = w.resolve(into: &problems)
    let x = x.resolve(into: &problems)
    let y = y.resolve(into: &problems)
    let z = z.resolve(into: &problems)
    let aa = aa.resolve(into: &problems)
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

  /// Builds a model from 28 arguments, or fails with every problem.
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(never)
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
      consuming A.Built, consuming B.Built, consuming C.Built, consuming D.Built, consuming E.Built,
      consuming F.Built, consuming G.Built, consuming H.Built, consuming I.Built, consuming J.Built,
      consuming K.Built, consuming L.Built, consuming M.Built, consuming N.Built, consuming O.Built,
      consuming P.Built, consuming Q.Built, consuming R.Built, consuming S.Built, consuming T.Built,
      consuming U.Built, consuming V.Built, consuming W.Built, consuming X.Built, consuming Y.Built,
      consuming Z.Built, consuming AA.Built, consuming BB.Built
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    _ j: J, _ k: K, _ l: L, _ m: M, _ n: N, _ o: O, _ p: P, _ q: Q, _ r: R, _ s: S, _ t: T, _ u: U,
    _ v: V, _ w: W, _ x: X, _ y: Y, _ z: Z, _ aa: AA, _ bb: BB
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
    let a = a.resolve(into: &problems)
    let b = b.resolve(into: &problems)
    let c = c.resolve(into: &problems)
    let d = d.resolve(into: &problems)
    let e = e.resolve(into: &problems)
    let f = f.resolve(into: &problems)
    let g = g.resolve(into: &problems)
    let h = h.resolve(into: &problems)
    let i = i.resolve(into: &problems)
    let j = j.resolve(into: &problems)
    let k = k.resolve(into: &problems)
    let l = l.resolve(into: &problems)
    let m = m.resolve(into: &problems)
    let n = n.resolve(into: &problems)
    let o = o.resolve(into: &problems)
    let p = p.resolve(into: &problems)
    let q = q.resolve(into: &problems)
    let r = r.resolve(into: &problems)
    let s = s.resolve(into: &problems)
    let t = t.resolve(into: &problems)
    let u = u.resolve(into: &problems)
    let v = v.resolve(into: &problems)
    let w = w.resolve(into: &problems)
    let x = x.resolve(into: &problems)
    let y = y.resolve(into: &problems)
    let z = z.resolve(into: &problems)
    let aa = aa.resolve(into: &problems)
    let bb = bb.resolve(into: &problems)
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

  /// Builds a model from 29 arguments, or fails with every problem.
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(never)
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
      consuming A.Built, consuming B.Built, consuming C.Built, consuming D.Built, consuming E.Built,
      consuming F.Built, consuming G.Built, consuming H.Built, consuming I.Built, consuming J.Built,
      consuming K.Built, consuming L.Built, consuming M.Built, consuming N.Built, consuming O.Built,
      consuming P.Built, consuming Q.Built, consuming R.Built, consuming S.Built, consuming T.Built,
      consuming U.Built, consuming V.Built, consuming W.Built, consuming X.Built, consuming Y.Built,
      consuming Z.Built, consuming AA.Built, consuming BB.Built, consuming CC.Built
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    _ j: J, _ k: K, _ l: L, _ m: M, _ n: N, _ o: O, _ p: P, _ q: Q, _ r: R, _ s: S, _ t: T, _ u: U,
    _ v: V, _ w: W, _ x: X, _ y: Y, _ z: Z, _ aa: AA, _ bb: BB, _ cc: CC
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
    let a = a.resolve(into: &problems)
    let b = b.resolve(into: &problems)
    let c = c.resolve(into: &problems)
    let d = d.resolve(into: &problems)
    let e = e.resolve(into: &problems)
    let f = f.resolve(into: &problems)
    let g = g.resolve(into: &problems)
    let h = h.resolve(into: &problems)
    let i = i.resolve(into: &problems)
    let j = j.resolve(into: &problems)
    let k = k.resolve(into: &problems)
    let l = l.resolve(into: &problems)
    let m = m.resolve(into: &problems)
    let n = n.resolve(into: &problems)
    let o = o.resolve(into: &problems)
    let p = p.resolve(into: &problems)
    let q = q.resolve(into: &problems)
    let r = r.resolve(into: &problems)
    let s = s.resolve(into: &problems)
    let t = t.resolve(into: &problems)
    let u = u.resolve(into: &problems)
    let v = v.resolve(into: &problems)
    let w = w.resolve(into: &problems)
    let x = x.resolve(into: &problems)
    let y = y.resolve(into: &problems)
    let z = z.resolve(into: &problems)
    let aa = aa.resolve(into: &problems)
    let bb = bb.resolve(into: &problems)
    let cc = cc.resolve(into: &problems)
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

  /// Builds a model from 30 arguments, or fails with every problem.
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(never)
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
      consuming A.Built, consuming B.Built, consuming C.Built, consuming D.Built, consuming E.Built,
      consuming F.Built, consuming G.Built, consuming H.Built, consuming I.Built, consuming J.Built,
      consuming K.Built, consuming L.Built, consuming M.Built, consuming N.Built, consuming O.Built,
      consuming P.Built, consuming Q.Built, consuming R.Built, consuming S.Built, consuming T.Built,
      consuming U.Built, consuming V.Built, consuming W.Built, consuming X.Built, consuming Y.Built,
      consuming Z.Built, consuming AA.Built, consuming BB.Built, consuming CC.Built,
      consuming DD.Built
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    _ j: J, _ k: K, _ l: L, _ m: M, _ n: N, _ o: O, _ p: P, _ q: Q, _ r: R, _ s: S, _ t: T, _ u: U,
    _ v: V, _ w: W, _ x: X, _ y: Y, _ z: Z, _ aa: AA, _ bb: BB, _ cc: CC, _ dd: DD
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
    let a = a.resolve(into: &problems)
    let b = b.resolve(into: &problems)
    let c = c.resolve(into: &problems)
    let d = d.resolve(into: &problems)
    let e = e.resolve(into: &problems)
    let f = f.resolve(into: &problems)
    let g = g.resolve(into: &problems)
    let h = h.resolve(into: &problems)
    let i = i.resolve(into: &problems)
    let j = j.resolve(into: &problems)
    let k = k.resolve(into: &problems)
    let l = l.resolve(into: &problems)
    let m = m.resolve(into: &problems)
    let n = n.resolve(into: &problems)
    let o = o.resolve(into: &problems)
    let p = p.resolve(into: &problems)
    let q = q.resolve(into: &problems)
    let r = r.resolve(into: &problems)
    let s = s.resolve(into: &problems)
    let t = t.resolve(into: &problems)
    let u = u.resolve(into: &problems)
    let v = v.resolve(into: &problems)
    let w = w.resolve(into: &problems)
    let x = x.resolve(into: &problems)
    let y = y.resolve(into: &problems)
    let z = z.resolve(into: &problems)
    let aa = aa.resolve(into: &problems)
    let bb = bb.resolve(into: &problems)
    let cc = cc.resolve(into: &problems)
    let dd = dd.resolve(into: &problems)
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

  /// Builds a model from 31 arguments, or fails with every problem.
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(never)
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
      consuming A.Built, consuming B.Built, consuming C.Built, consuming D.Built, consuming E.Built,
      consuming F.Built, consuming G.Built, consuming H.Built, consuming I.Built, consuming J.Built,
      consuming K.Built, consuming L.Built, consuming M.Built, consuming N.Built, consuming O.Built,
      consuming P.Built, consuming Q.Built, consuming R.Built, consuming S.Built, consuming T.Built,
      consuming U.Built, consuming V.Built, consuming W.Built, consuming X.Built, consuming Y.Built,
      consuming Z.Built, consuming AA.Built, consuming BB.Built, consuming CC.Built,
      consuming DD.Built, consuming EE.Built
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    _ j: J, _ k: K, _ l: L, _ m: M, _ n: N, _ o: O, _ p: P, _ q: Q, _ r: R, _ s: S, _ t: T, _ u: U,
    _ v: V, _ w: W, _ x: X, _ y: Y, _ z: Z, _ aa: AA, _ bb: BB, _ cc: CC, _ dd: DD, _ ee: EE
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
    let a = a.resolve(into: &problems)
    let b = b.resolve(into: &problems)
    let c = c.resolve(into: &problems)
    let d = d.resolve(into: &problems)
    let e = e.resolve(into: &problems)
    let f = f.resolve(into: &problems)
    let g = g.resolve(into: &problems)
    let h = h.resolve(into: &problems)
    let i = i.resolve(into: &problems)
    let j = j.resolve(into: &problems)
    let k = k.resolve(into: &problems)
    let l = l.resolve(into: &problems)
    let m = m.resolve(into: &problems)
    let n = n.resolve(into: &problems)
    let o = o.resolve(into: &problems)
    let p = p.resolve(into: &problems)
    let q = q.resolve(into: &problems)
    let r = r.resolve(into: &problems)
    let s = s.resolve(into: &problems)
    let t = t.resolve(into: &problems)
    let u = u.resolve(into: &problems)
    let v = v.resolve(into: &problems)
    let w = w.resolve(into: &problems)
    let x = x.resolve(into: &problems)
    let y = y.resolve(into: &problems)
    let z = z.resolve(into: &problems)
    let aa = aa.resolve(into: &problems)
    let bb = bb.resolve(into: &problems)
    let cc = cc.resolve(into: &problems)
    let dd = dd.resolve(into: &problems)
    let ee = ee.resolve(into: &problems)
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

  /// Builds a model from 32 arguments, or fails with every problem.
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(never)
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
      consuming A.Built, consuming B.Built, consuming C.Built, consuming D.Built, consuming E.Built,
      consuming F.Built, consuming G.Built, consuming H.Built, consuming I.Built, consuming J.Built,
      consuming K.Built, consuming L.Built, consuming M.Built, consuming N.Built, consuming O.Built,
      consuming P.Built, consuming Q.Built, consuming R.Built, consuming S.Built, consuming T.Built,
      consuming U.Built, consuming V.Built, consuming W.Built, consuming X.Built, consuming Y.Built,
      consuming Z.Built, consuming AA.Built, consuming BB.Built, consuming CC.Built,
      consuming DD.Built, consuming EE.Built, consuming FF.Built
    ) throws -> Model, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I,
    _ j: J, _ k: K, _ l: L, _ m: M, _ n: N, _ o: O, _ p: P, _ q: Q, _ r: R, _ s: S, _ t: T, _ u: U,
    _ v: V, _ w: W, _ x: X, _ y: Y, _ z: Z, _ aa: AA, _ bb: BB, _ cc: CC, _ dd: DD, _ ee: EE,
    _ ff: FF
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
    let a = a.resolve(into: &problems)
    let b = b.resolve(into: &problems)
    let c = c.resolve(into: &problems)
    let d = d.resolve(into: &problems)
    let e = e.resolve(into: &problems)
    let f = f.resolve(into: &problems)
    let g = g.resolve(into: &problems)
    let h = h.resolve(into: &problems)
    let i = i.resolve(into: &problems)
    let j = j.resolve(into: &problems)
    let k = k.resolve(into: &problems)
    let l = l.resolve(into: &problems)
    let m = m.resolve(into: &problems)
    let n = n.resolve(into: &problems)
    let o = o.resolve(into: &problems)
    let p = p.resolve(into: &problems)
    let q = q.resolve(into: &problems)
    let r = r.resolve(into: &problems)
    let s = s.resolve(into: &problems)
    let t = t.resolve(into: &problems)
    let u = u.resolve(into: &problems)
    let v = v.resolve(into: &problems)
    let w = w.resolve(into: &problems)
    let x = x.resolve(into: &problems)
    let y = y.resolve(into: &problems)
    let z = z.resolve(into: &problems)
    let aa = aa.resolve(into: &problems)
    let bb = bb.resolve(into: &problems)
    let cc = cc.resolve(into: &problems)
    let dd = dd.resolve(into: &problems)
    let ee = ee.resolve(into: &problems)
    let ff = ff.resolve(into: &problems)
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
