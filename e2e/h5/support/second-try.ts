import { jest } from '@jest/globals'

// A browser on a busy machine is late now and then; what fails twice is broken. The first failure stays in the output.
jest.retryTimes(1, { logErrorsBeforeRetry: true })
