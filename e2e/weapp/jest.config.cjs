const [base] = require('../../jest.config.cjs').projects.filter((project) => project.displayName === 'tools')

/** The compiled mini-program in the mini host, against the real server (npm run build comes first). */
module.exports = {
  ...base,
  displayName: 'mini',
  rootDir: '../..',
  testMatch: ['<rootDir>/e2e/weapp/**/*.test.ts'],
  testTimeout: 90_000,
  testSequencer: '<rootDir>/config/jest/longest-first.cjs',
  globalSetup: '<rootDir>/e2e/weapp/support/global-setup.ts',
  globalTeardown: '<rootDir>/e2e/weapp/support/global-teardown.ts'
}
