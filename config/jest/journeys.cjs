const path = require('node:path')
const { HANGS_MS } = require('./level.cjs')

const [base] = require('../../jest.config.cjs').projects.filter((project) => project.displayName === 'tools')

/**
 * What the kinds of journeys share: each has a folder of e2e/, where its tests lie and `support/` sets up and clears away.
 * @param displayName how `npm test` calls the kind
 * @param folder its folder in e2e/
 * @param setUp the folder whose set-up it uses; its own where it is not said
 */
module.exports = (displayName, folder, setUp = folder) => ({
  ...base,
  displayName,
  rootDir: path.resolve(__dirname, '../..'),
  testMatch: [`<rootDir>/e2e/${folder}/**/*.test.ts`],
  testTimeout: HANGS_MS,
  globalSetup: `<rootDir>/e2e/${setUp}/support/global-setup.ts`,
  globalTeardown: `<rootDir>/e2e/${setUp}/support/global-teardown.ts`
})
