const { HANGS_MS } = require('../config/jest/level.cjs')

/** All journeys in one run, so that their files share its workers: `mini`, `webkit` and `chromium` (npm run build comes first). */
module.exports = {
  testTimeout: HANGS_MS,
  testSequencer: '<rootDir>/../config/jest/longest-first.cjs',
  projects: ['weapp', 'webkit', 'h5'].map((folder) => require(`./${folder}/jest.config.cjs`))
}
