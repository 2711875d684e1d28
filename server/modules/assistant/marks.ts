/** Marks of sources in an answer. Pure. */

/** Longer than a mark can be: what began like one is none. */
const MAX_MARK_LENGTH = 6
/** A mark as engines write it: [1], 【1】, [^1^]. */
const MARK = /[[【]\^?(\d{1,2})\^?[\]】]/g
const BEGINNING = /[[【]\^?\d{0,2}\^?$/

/**
 * Takes an answer in pieces and gives it back without marks of what was not retrieved; those of what was stand as [1]. What may be
 * the beginning of a mark is held until it is known.
 */
export function markFilter(isKnown: (no: number) => boolean) {
  let held = ''
  const clean = (text: string) =>
    text.replace(MARK, (_mark, no: string) => (isKnown(Number(no)) ? `[${Number(no)}]` : ''))
  return {
    take(piece: string): string {
      held += piece
      const open = BEGINNING.exec(held)
      const from = open && held.length - open.index < MAX_MARK_LENGTH ? open.index : held.length
      const ready = held.slice(0, from)
      held = held.slice(from)
      return clean(ready)
    },
    rest(): string {
      const rest = clean(held)
      held = ''
      return rest
    }
  }
}

/** The numbers that stand in a text as marks. */
export const marksIn = (text: string): ReadonlySet<number> =>
  new Set([...text.matchAll(MARK)].map(([, no]) => Number(no)))
