const [base] = require('../../jest.config.cjs').projects.filter((project) => project.displayName === 'tools')

/** The release build in WebKit, the engine of Safari and of WeChat on an iPhone (npm run build comes first). */
module.exports = {
  ...base,
  displayName: 'webkit',
  rootDir: '../..',
  testMatch: ['<rootDir>/e2e/webkit/**/*.test.ts'],
  testTimeout: 180_000,
  setupFilesAfterEnv: ['<rootDir>/e2e/h5/support/second-try.ts'],
  globalSetup: '<rootDir>/e2e/h5/support/global-setup.ts',
  globalTeardown: '<rootDir>/e2e/h5/support/global-teardown.ts'
}
