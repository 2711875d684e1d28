/**
 * `npm test`: everything. Installs what is missing, then runs each check below and ends with one line over all of them.
 * `npm test -- types unit` runs only the checks so named.
 */
import { ensureInstalled } from './lib/install.mjs'
import { say } from './lib/say.mjs'

ensureInstalled()
// only now: the checks import packages
const { CHECKS } = await import('./lib/checks.mjs')
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !CHECKS.some((check) => check.name === name))
if (unknown.length > 0) {
  console.error(
    `No such check: ${unknown.join(', ')}. There are: ${CHECKS.map((check) => check.name).join(', ')}`
  )
  process.exit(1)
}

const total = { passed: 0, failed: 0, skipped: 0 }
const lines = []
for (const check of CHECKS) {
  if (asked.length > 0 && !asked.includes(check.name)) continue
  say(`\n── ${check.name}: ${check.what}`)
  const started = Date.now()
  const result = await check.run().catch((error) => {
    console.error(error.message)
    return { passed: 0, failed: 1, skipped: 0 }
  })
  for (const key of Object.keys(total)) total[key] += result[key] ?? 0
  const seconds = Math.round((Date.now() - started) / 1000)
  lines.push(
    `${result.failed ? '✗' : '✓'} ${check.name.padEnd(12)} ${result.passed} passed, ${result.failed} failed  (${seconds} s)`
  )
}

say(`\n${lines.join('\n')}\n`)
say(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`)
process.exit(total.failed > 0 ? 1 : 0)
