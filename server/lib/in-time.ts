/** The result of work with a time limit. */
export type InTime<T> = { readonly value: T } | 'late'

/** Waits for the work, `ms` at most; it continues in the background. @throws what the work throws in time */
export async function inTime<T>(work: Promise<T>, ms: number): Promise<InTime<T>> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), Math.max(0, ms))
  })
  // possibly no caller is waiting any longer
  work.catch(() => undefined)
  try {
    return await Promise.race([work.then((value) => ({ value })), late])
  } finally {
    clearTimeout(timer)
  }
}
