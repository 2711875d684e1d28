/** What came of work that had only so long. */
export type InTime<T> = { readonly value: T } | 'late'

/** Waits for the work, `ms` at most; it goes on behind that. @throws what the work throws in time */
export async function inTime<T>(work: Promise<T>, ms: number): Promise<InTime<T>> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), Math.max(0, ms))
  })
  // nobody may be left to hear of it
  work.catch(() => undefined)
  try {
    return await Promise.race([work.then((value) => ({ value })), late])
  } finally {
    clearTimeout(timer)
  }
}
