const journeys = require('../../config/jest/journeys.cjs')

/** The compiled mini-program in the mini host, against the real server (npm run build comes first). */
module.exports = {
  ...journeys('mini', 'weapp'),
  testSequencer: '<rootDir>/config/jest/longest-first.cjs'
}
