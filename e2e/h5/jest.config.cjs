const journeys = require('../../config/jest/journeys.cjs')

/** Journeys in Chromium on H5 and in the console, against the release build and the real server (npm run build comes first). */
module.exports = {
  ...journeys('chromium', 'h5', 'h5', ['console']),
  testSequencer: '<rootDir>/config/jest/longest-first.cjs',
  setupFilesAfterEnv: ['<rootDir>/config/jest/second-try.cjs']
}
