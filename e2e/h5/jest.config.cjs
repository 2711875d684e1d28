const journeys = require('../../config/jest/journeys.cjs')

/** Journeys in Chromium against the release build and the real server (npm run build comes first). */
module.exports = {
  ...journeys('chromium', 'h5'),
  testSequencer: '<rootDir>/config/jest/longest-first.cjs',
  setupFilesAfterEnv: ['<rootDir>/e2e/h5/support/second-try.ts']
}
