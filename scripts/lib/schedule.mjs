/**
 * Runs checks beside each other, in the order in which they stand, as long as there are cores: one that says `cores: 'all'`
 * runs alone, any other takes one. `started(check)` and `ended(check, result)` tell what happens.
 */
export async function runSideBySide(checks, cores, { started, ended }) {
  const waiting = [...checks]
  const running = new Map()
  const free = () => cores - [...running.keys()].reduce((sum, check) => sum + needs(check), 0)
  const needs = (check) => (check.cores === 'all' ? cores : 1)
  while (waiting.length > 0 || running.size > 0) {
    while (waiting.length > 0 && needs(waiting[0]) <= free()) {
      const check = waiting.shift()
      started(check)
      running.set(
        check,
        check.run().then(
          (result) => [check, result],
          (error) => [check, { passed: 0, failed: 1, skipped: 0, output: `${error.message}\n` }]
        )
      )
    }
    const [check, result] = await Promise.race(running.values())
    running.delete(check)
    ended(check, result)
  }
}
