/** Source marks in an answer. Pure. */

/** Longer than any mark: text that begins like one but exceeds this is not a mark. */
const MAX_MARK_LENGTH = 6
/** A mark as engines write it: [1], 【1】, [^1^]. */
const MARK = /[[【]\^?(\d{1,2})\^?[\]】]/g
const BEGINNING = /[[【]\^?\d{0,2}\^?$/

/**
 * Takes an answer in pieces and returns it without marks of unknown sources; known ones are normalised to [1]. A
 * possible beginning of a mark is held back until it is complete.
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

/** The marks in a text, as numbers. */
export const marksIn = (text: string): ReadonlySet<number> =>
  new Set([...text.matchAll(MARK)].map(([, no]) => Number(no)))
