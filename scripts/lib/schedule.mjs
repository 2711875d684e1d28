/**
 * Runs checks beside each other, in the order in which they stand, as long as there are cores. A check takes one core; one
 * that says `cores: 'all'` takes all, and may tell by `run({ needs })` that it needs fewer from now on. The next begins where
 * a core is free, also one for all cores: what it sets up, and the last files of the one before, leave cores idle otherwise.
 * `started(check)` and `ended(check, result)` tell what happens.
 */
export async function runSideBySide(checks, cores, { started, ended }) {
  const waiting = [...checks]
  /** What runs, and the cores that it needs. */
  const needs = new Map()
  const running = new Map()
  let wake = () => undefined

  const free = () => cores - [...needs.values()].reduce((sum, count) => sum + count, 0)

  function begin(check) {
    started(check)
    needs.set(check, check.cores === 'all' ? cores : 1)
    const tell = (count) => {
      if (!running.has(check)) return
      needs.set(check, Math.min(cores, count))
      wake()
    }
    const done = (async () => check.run({ needs: tell }))().catch((error) => ({
      passed: 0,
      failed: 1,
      skipped: 0,
      output: `${error.message}\n`
    }))
    running.set(
      check,
      done.then((result) => [check, result])
    )
  }

  while (waiting.length > 0 || running.size > 0) {
    while (waiting.length > 0 && free() > 0) begin(waiting.shift())
    const woken = new Promise((resolve) => {
      wake = () => resolve(null)
    })
    const end = await Promise.race([...running.values(), woken])
    if (!end) continue
    const [check, result] = end
    running.delete(check)
    needs.delete(check)
    ended(check, result)
  }
}
