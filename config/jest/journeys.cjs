const path = require('node:path')
const { HANGS_MS } = require('./level.cjs')

const [base] = require('../../jest.config.cjs').projects.filter((project) => project.displayName === 'tools')

/**
 * The shared configuration of the journeys: each kind has a folder in e2e/ with its tests and a `support/`
 * folder that sets up and tears down.
 * @param displayName the name `npm test` uses for the kind
 * @param folder its folder in e2e/
 * @param setUp the folder whose set-up it uses; its own by default
 * @param more other folders whose tests belong to it
 */
module.exports = (displayName, folder, setUp = folder, more = []) => ({
  ...base,
  displayName,
  rootDir: path.resolve(__dirname, '../..'),
  testMatch: [folder, ...more].map((one) => `<rootDir>/e2e/${one}/**/*.test.ts`),
  testTimeout: HANGS_MS,
  globalSetup: `<rootDir>/e2e/${setUp}/support/global-setup.ts`,
  globalTeardown: `<rootDir>/e2e/${setUp}/support/global-teardown.ts`
})
