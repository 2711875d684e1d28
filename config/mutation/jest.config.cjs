const path = require('node:path')
const { projects } = require('../../jest.config.cjs')
const { AREAS } = require('./areas.cjs')

const { project, tests } = AREAS[process.env.MUTATION_AREA]
const config = projects.find(({ displayName }) => displayName === project)

/** A project as it is, with the tests of one area alone, and without a database. */
module.exports = {
  ...config,
  globalSetup: undefined,
  globalTeardown: undefined,
  rootDir: path.join(__dirname, '../..'),
  // the worker's own realm is not one that Stryker can look into
  testEnvironment: config.testEnvironment === 'jsdom' ? 'jsdom' : 'node',
  testMatch: tests.map((test) => `<rootDir>/__tests__/${test}.test.ts`),
  setupFilesAfterEnv: []
}
