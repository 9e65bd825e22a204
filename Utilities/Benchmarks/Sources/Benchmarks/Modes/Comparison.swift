/// All candidates on all workloads: what is run where nothing else is asked for.
struct Comparison: Report {
  var workloads: [WorkloadReport] = []

  var text: String { workloads.map(\.text).joined(separator: "\n") }

  /// Measures, and writes each table as soon as it is there.
  static func run(_ options: Options) throws {
    var comparison = Comparison()
    for workload in try options.chosenWorkloads() {
      let report = measure(workload, options)
      if !options.isJSON { print(report.text) }
      comparison.workloads.append(report)
    }
    if options.isJSON { try Output.write(comparison, isJSON: true) }
  }

  private static func measure(_ workload: Workload, _ options: Options) -> WorkloadReport {
    let names = workload.candidates.filter(options.candidates.contains)
    let input = Input(workload.document())
    let measurements = Interleaved(plan: options.plan).measure(names) {
      try workload.candidate($0, input)
    }
    return WorkloadReport(workload, bytes: input.data.count, measurements)
  }
}
