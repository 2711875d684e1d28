/** Does the work for each, a few at once: one machine is all they have. Gives what came of it, in the order of the items. */
export async function fewAtOnce<T, R>(
  items: readonly T[],
  few: number,
  work: (item: T) => Promise<R>
): Promise<R[]> {
  const results: R[] = []
  let next = 0
  const worker = async () => {
    while (next < items.length) {
      const index = next++
      results[index] = await work(items[index] as T)
    }
  }
  await Promise.all(Array.from({ length: few }, worker))
  return results
}
