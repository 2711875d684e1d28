const { HANGS_MS } = require('../config/jest/level.cjs')

/** What is of a whole run, not of one of its projects. */
const RUN = {
  testTimeout: HANGS_MS,
  testSequencer: '<rootDir>/../config/jest/longest-first.cjs'
}
const withoutRun = (config) => Object.fromEntries(Object.entries(config).filter(([name]) => !(name in RUN)))

/** All journeys in one run, so that their files share its workers: `mini`, `webkit` and `chromium` (npm run build comes first). */
module.exports = {
  ...RUN,
  projects: ['weapp', 'webkit', 'h5'].map((folder) => withoutRun(require(`./${folder}/jest.config.cjs`)))
}
