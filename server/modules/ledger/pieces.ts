const HOUR_MS = 3_600_000
/** Orders of so long are checked each round: most of what happens to one happens by then. */
const RECENT_HOURS = 24
/** Orders of so long are checked each day. */
const HOURS = 8 * 24
/** A round is over some time after the moment at which it looked. */
const ROUND_MS = 10 * 60_000

const hourOf = (ms: number) => Math.floor(ms / HOUR_MS)

/** The hours in which orders were made that a round of the check looks at, by their beginnings, oldest first. */
export interface Pieces {
  readonly older: readonly Date[]
  readonly recent: readonly Date[]
}

/**
 * What a round checks: each hour of the last day, and of the seven days before those hours of the day that have come round since the
 * last good round, so that each order of eight days is looked at once a day at least, also after rounds that were missed or failed.
 * @param since when a round last ended well; null = never: all is checked
 */
export function piecesOf(now: Date, since: Date | null): Pieces {
  const last = hourOf(now.getTime())
  const passed = since === null ? RECENT_HOURS : last - hourOf(since.getTime() - ROUND_MS)
  const all = Array.from({ length: HOURS }, (_, place) => HOURS - 1 - place)
  const begun = (back: number) => new Date((last - back) * HOUR_MS)
  return {
    older: all.filter((back) => back >= RECENT_HOURS && back % RECENT_HOURS < passed).map(begun),
    recent: all.filter((back) => back < RECENT_HOURS).map(begun)
  }
}

/** The moment at which a piece ends. */
export const endOf = (piece: Date): Date => new Date(piece.getTime() + HOUR_MS)
