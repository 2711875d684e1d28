const journeys = require('../../config/jest/journeys.cjs')

/** The release build in WebKit, the engine of Safari and of WeChat on an iPhone (npm run build comes first). */
module.exports = {
  ...journeys('webkit', 'webkit', 'h5'),
  setupFilesAfterEnv: ['<rootDir>/config/jest/second-try.cjs']
}
