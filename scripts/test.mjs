/**
 * `npm test`: every rule, page and story once. Installs what is missing, then runs each check below and ends with one line over all
 * of them. `npm run test:deep` runs the same checks in depth: long walks, many seeds, every channel, every way to break.
 * `npm test -- types unit` runs only the checks so named; `npm test -- changed` what the last changes touch.
 */
import './lib/current-node.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { say } from './lib/say.mjs'

const DEEP = '--deep'
const options = process.argv.slice(2)
/** Read by the tests: __tests__/support/level.ts, config/jest/level.cjs. */
process.env.TEST_LEVEL = options.includes(DEEP) ? 'deep' : 'quick'

ensureInstalled()
// only now: the checks import packages
const { CHECKS } = await import('./lib/checks.mjs')
const { changedChecks } = await import('./lib/changed-checks.mjs')
const { CORES } = await import('./lib/jest.mjs')
const { runSideBySide } = await import('./lib/schedule.mjs')

const asked = options.filter((name) => name !== DEEP)
const unknown = asked.filter((name) => name !== 'changed' && !CHECKS.some((check) => check.name === name))
if (unknown.length > 0) {
  console.error(
    `No such check: ${unknown.join(', ')}. There are: ${CHECKS.map((check) => check.name).join(', ')}, and changed`
  )
  process.exit(1)
}
const all = asked.includes('changed') ? changedChecks(CHECKS) : CHECKS
const chosen = all.filter(({ name }) => asked.every((other) => other === 'changed') || asked.includes(name))

/** How many of the slowest test files are told at the end. */
const SLOWEST = 10
const seconds = (from) => Math.round((Date.now() - from) / 1000)

const began = Date.now()
const total = { passed: 0, failed: 0, skipped: 0 }
const lines = []
const files = []
const starts = new Map()
await runSideBySide(chosen, CORES, {
  started: (check) => {
    starts.set(check, Date.now())
    say(`\n── ${check.name}: ${check.what}`)
  },
  ended: (check, result) => {
    if (result.output) say(`\n── ${check.name} says:\n${result.output.trimEnd()}`)
    for (const key of Object.keys(total)) total[key] += result[key] ?? 0
    files.push(...(result.files ?? []))
    lines.push(
      `${result.failed ? '✗' : '✓'} ${check.name.padEnd(12)} ${result.passed} passed, ${result.failed} failed  (${seconds(starts.get(check))} s)`
    )
  }
})

const slowest = files.sort((one, other) => other.seconds - one.seconds).slice(0, SLOWEST)
if (slowest.length > 0) {
  say('\nThe slowest test files:')
  for (const file of slowest) say(`${file.seconds.toFixed(0).padStart(5)} s  ${file.name}`)
}
say(`\n${lines.join('\n')}\n`)
say(
  `${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}  (${seconds(began)} s)`
)
process.exit(total.failed > 0 ? 1 : 0)
