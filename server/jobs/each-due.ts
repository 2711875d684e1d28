/**
 * Carries out what is due, one after the other, `most` at once. Each is claimed, and its try counted, right before it is tried: a
 * process that dies has put off the one that it was at, and nothing else.
 * @param claim takes the next one that is due for this process, and puts its next try off; none = nothing is due
 * @param work false ends the round: whoever was asked does not answer, and the rest stays due. It throws nothing that others wait for
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
