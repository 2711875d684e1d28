const [base] = require('../../jest.config.cjs').projects.filter((project) => project.displayName === 'tools')

/** Journeys in Chromium against the release build and the real server (npm run build comes first). */
module.exports = {
  ...base,
  displayName: 'chromium',
  rootDir: '../..',
  testMatch: ['<rootDir>/e2e/h5/**/*.test.ts'],
  testTimeout: 90_000,
  testSequencer: '<rootDir>/config/jest/longest-first.cjs',
  setupFilesAfterEnv: ['<rootDir>/e2e/h5/support/second-try.ts'],
  globalSetup: '<rootDir>/e2e/h5/support/global-setup.ts',
  globalTeardown: '<rootDir>/e2e/h5/support/global-teardown.ts'
}
