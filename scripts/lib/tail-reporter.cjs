/** A reporter of jest: tells the program that started it how many test files are left, with each that ends. */
module.exports = class TailReporter {
  onTestFileResult(
    _test,
    _result,
    { numTotalTestSuites, numPassedTestSuites, numFailedTestSuites, ...more }
  ) {
    const ended = numPassedTestSuites + numFailedTestSuites + more.numPendingTestSuites
    process.send?.({ left: numTotalTestSuites - ended })
  }
}
