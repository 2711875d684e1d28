const globals = require('@jest/globals')

// A busy machine is late now and then; what fails twice is broken. The first failure stays in the output, and a run
// lists at its end what passed at its second try.
globals.jest.retryTimes(1, { logErrorsBeforeRetry: true })
