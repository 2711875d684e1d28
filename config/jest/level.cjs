const { TEST_LEVEL } = process.env

/**
 * Test files that a run leaves out: `npm test` those that are deep as a whole, `*.deep.test.ts`. `npm run test:deep`, and jest that
 * is run by hand, leave out none.
 */
const leftOut = () => (TEST_LEVEL === 'quick' ? ['\\.deep\\.test\\.'] : [])

/**
 * The only limit of a test's time, ms: it ends what hangs. A busy machine makes tests slower and must not fail them, so that it is
 * far above what the longest takes, and no test has a limit of its own.
 */
const HANGS_MS = TEST_LEVEL === 'deep' ? 3_600_000 : 900_000

module.exports = { HANGS_MS, leftOut }
