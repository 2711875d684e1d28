/** How a round goes about its items. */
export interface Lanes<Item> {
  /** Items under way at once, at most. */
  readonly lanes?: number
  /** What belongs together: items of the same key go one after the other, in the order in which they were claimed. */
  readonly keyOf?: (item: Item) => string
  /** Nothing is claimed after this time, ms. */
  readonly ms?: number
}

/** Other systems take some requests at once; a process has connections to the database for so many beside its calls. */
const LANES = 8
/** A round ends well before another process may take the job over. */
const ROUND_MS = 15_000

/**
 * Processes due items, at most `max`, some of them at once. Each is claimed, and its try counted, right before it is processed: a process
 * that dies has postponed only what it was at. A round begins with one item, and more are under way only as answers come: a system that
 * does not respond has postponed one.
 * @param claim takes the next item due for this process, and postpones its next try; empty = nothing is due
 * @param work false ends the round: the other system does not respond, and the rest stays due. It never throws for a failed item
 * @throws what `claim` or `work` throws, once nothing is under way any more
 */
export async function eachDue<Item>(
  claim: () => Promise<readonly Item[]>,
  max: number,
  work: (item: Item) => Promise<boolean | void>,
  { lanes = LANES, keyOf, ms = ROUND_MS }: Lanes<Item> = {}
): Promise<void> {
  const begun = performance.now()
  const underWay = new Set<Promise<void>>()
  const lastOfKey = new Map<string, Promise<void>>()
  let answered = 0
  let goesOn = true
  const problems: unknown[] = []

  async function handle(item: Item, before: Promise<void> | undefined): Promise<void> {
    await before
    try {
      if ((await work(item)) === false) goesOn = false
      else answered++
    } catch (problem) {
      goesOn = false
      problems.push(problem)
    }
  }

  try {
    for (let count = 0; goesOn && count < max; count++) {
      if (count > 0 && performance.now() - begun >= ms) break
      const [item] = await claim()
      if (item === undefined) break
      const key = keyOf?.(item)
      const current = handle(item, key === undefined ? undefined : lastOfKey.get(key)).finally(() =>
        underWay.delete(current)
      )
      underWay.add(current)
      if (key !== undefined) lastOfKey.set(key, current)
      while (underWay.size >= Math.min(lanes, 1 + answered)) await Promise.race(underWay)
    }
  } finally {
    await Promise.all(underWay)
  }
  if (problems.length > 0) throw problems[0]
}
