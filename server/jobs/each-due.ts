/**
 * Processes due items one after the other, at most `max`. Each is claimed, and its try counted, right before it is processed: a
 * process that dies has postponed only its current item.
 * @param claim takes the next item due for this process, and postpones its next try; empty = nothing is due
 * @param work false ends the round: the other system does not respond, and the rest stays due. It never throws for a failed item
 */
export async function eachDue<Item>(
  claim: () => Promise<readonly Item[]>,
  max: number,
  work: (item: Item) => Promise<boolean | void>
): Promise<void> {
  for (let count = 0; count < max; count++) {
    const [item] = await claim()
    if (item === undefined || (await work(item)) === false) return
  }
}
