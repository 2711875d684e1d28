const { TEST_LEVEL } = process.env

/**
 * Test files that a run leaves out: `npm test` those that are entirely deep, `*.deep.test.ts`. `npm run
 * test:deep`, and jest run by hand, leave out none.
 */
const leftOut = () => (TEST_LEVEL === 'quick' ? ['\\.deep\\.test\\.'] : [])

/**
 * The only time limit of a test, ms: it ends tests that hang. A busy machine slows tests down and must not
 * fail them, so it is far above the longest test, and no test has its own limit.
 */
const HANGS_MS = TEST_LEVEL === 'deep' ? 3_600_000 : 900_000

/**
 * What gives each test a second try in `npm test`, where thousands run beside browsers and builds on two cores. The
 * long series of `npm run test:deep` look for what is rare: only browsers have one there.
 */
const secondTry = () => (TEST_LEVEL === 'quick' ? ['<rootDir>/config/jest/second-try.cjs'] : [])

module.exports = { HANGS_MS, leftOut, secondTry }
