/** A reporter of jest: tells the program that started it how many test files are left, with each that ends. */
module.exports = class TailReporter {
  onTestFileResult(_test, _result, suites) {
    const ended = suites.numPassedTestSuites + suites.numFailedTestSuites + suites.numPendingTestSuites
    process.send?.({ left: suites.numTotalTestSuites - ended })
  }
}
