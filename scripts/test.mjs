/**
 * `npm test`: every rule, page and story once. Installs what is missing, then runs each check below and ends
 * with a one-line summary. `npm run test:deep` runs the same checks in depth: long walks, many seeds, every
 * channel, every failure. `npm test -- types unit` runs only the named checks; `npm test -- changed` what the
 * last changes touch; `npm test -- chromium --files=maze` only test files whose path contains that.
 */
import './lib/current-node.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { say } from './lib/say.mjs'

const DEEP = '--deep'
const FILES = '--files='
const options = process.argv.slice(2)
/** Read by the tests: __tests__/support/level.ts, config/jest/level.cjs. */
process.env.TEST_LEVEL = options.includes(DEEP) ? 'deep' : 'quick'

ensureInstalled()
// imported late, because the checks import packages
const { useRunFolder } = await import('./lib/run-folder.mjs')
useRunFolder()
const { CHECKS, needsBuild, stepsOf } = await import('./lib/checks.mjs')
const { changedSteps } = await import('./lib/changed-checks.mjs')
const { default: pLimit } = await import('p-limit')

const asked = options.filter((name) => name !== DEEP && !name.startsWith(FILES))
const files = options.filter((name) => name.startsWith(FILES)).map((name) => name.slice(FILES.length))
const known = CHECKS.map(({ name }) => name)
const unknown = asked.filter((name) => name !== 'changed' && !known.includes(name))
if (unknown.length > 0) {
  console.error(`No such check: ${unknown.join(', ')}. There are: ${known.join(', ')}, and changed`)
  process.exit(1)
}
const named = asked.filter((name) => name !== 'changed')
const ofLevel = CHECKS.filter(({ isDeep }) => !isDeep || options.includes(DEEP)).map(({ name }) => name)
const names = named.length > 0 ? named : ofLevel
const steps = asked.includes('changed')
  ? changedSteps(names)
  : stepsOf(names, { tests: { args: files }, journeys: { args: files } })

/** Steps run in parallel: most tools use one core, and once all cores are busy the machine shares them. */
const AT_ONCE = 2
/** How many of the slowest test files are listed at the end. */
const SLOWEST = 10
const seconds = (from) => Math.round((Date.now() - from) / 1000)

const began = Date.now()
const results = new Map()
const times = new Map()

async function run({ checks, run: runStep }) {
  const start = Date.now()
  for (const { name, what } of checks) say(`\n── ${name}: ${what}`)
  const broken = ({ message }) =>
    checks.map(() => ({ passed: 0, failed: 1, skipped: 0, output: `${message}\n` }))
  const found = await runStep().catch(broken)
  for (const [place, check] of checks.entries()) {
    results.set(check, found[place])
    times.set(check, seconds(start))
    const { output = '' } = found[place]
    if (output) say(`\n── ${check.name} says:\n${output.trimEnd()}`)
  }
}

const limit = pLimit(AT_ONCE)
const tools = steps
  .filter((step) => !needsBuild(step))
  .map((step) => ({ step, done: limit(() => run(step)) }))
const build = tools.find(({ step }) => step.checks.some(({ name }) => name === 'build'))
await Promise.all([
  ...tools.map(({ done }) => done),
  ...steps.filter(needsBuild).map((step) => limit(() => Promise.resolve(build?.done).then(() => run(step))))
])

const all = [...results.values()]
const slowest = all.flatMap((result) => result.files ?? []).sort((one, other) => other.seconds - one.seconds)
if (slowest.length > 0) {
  say('\nThe slowest test files:')
  for (const file of slowest.slice(0, SLOWEST)) say(`${file.seconds.toFixed(0).padStart(5)} s  ${file.name}`)
}
const late = all.flatMap((result) => result.files ?? []).filter((file) => file.late.length > 0)
if (late.length > 0) {
  say('\nPassed at the second try only; each is a fault of the test or of the product, to be looked into:')
  for (const { name, late: titles } of late) for (const title of titles) say(`  ${name} ● ${title}`)
}
// once more at the end, because the log of a whole run is often cut
const failedFiles = all.flatMap((result) => result.files ?? []).filter(({ failed }) => failed > 0)
if (failedFiles.length > 0) {
  say('\nFailed tests:')
  for (const { name, titles } of failedFiles)
    for (const title of titles.length > 0 ? titles : ['the file did not run']) say(`  ${name} ● ${title}`)
}
const lines = [...results].map(
  ([check, { passed, failed }]) =>
    `${failed ? '✗' : '✓'} ${check.name.padEnd(12)} ${passed} passed, ${failed} failed  (${times.get(check)} s)`
)
say(`\n${lines.join('\n')}\n`)
const total = (what) => all.reduce((sum, result) => sum + result[what], 0)
say(
  `${total('passed')} passed, ${total('failed')} failed${total('skipped') ? `, ${total('skipped')} skipped` : ''}  (${seconds(began)} s)`
)
process.exit(total('failed') > 0 ? 1 : 0)
