/** What a shop's device stores: today's keys, and what was taken with them. Pure. */
import type { ConsoleData, Staff } from '@contract/console/types'
import type { Lent } from '@contract/wallet/judge'

/** What the server said about something that was taken. */
export type Told = ConsoleData<'redeem'>['verdict']

/** The keys of the day, and for whom and how long they are. */
export interface Held {
  readonly staff: Staff
  /** Null for whoever works nowhere in particular. */
  readonly lent: Lent | null
  /** When they were lent, by the server's clock, ms. */
  readonly at: number
  /** The server's clock minus this device's, ms. */
  readonly offsetMs: number
  /** When the session ends, by the server's clock, ms. */
  readonly endsAt: number
}

/** Something that was taken on this device. */
export interface TakenRow {
  /** Identifies it: sent twice it counts once. */
  readonly scan: string
  readonly code: string
  readonly number: string
  readonly name: string
  /** By the server's clock, ms. */
  readonly at: number
  readonly staffId: string
  readonly staffName: string
  /** The server's verdict; null until it was sent. */
  readonly told: Told | null
  /** What the server refused is done with. */
  readonly isSettled: boolean
}

const DAY_MS = 86_400_000

/**
 * Numbers that may not be taken again here: what waits to be sent, and what the server has taken since the keys were lent. Before that,
 * the keys themselves tell: they are only of what can still be used, also of what was undone.
 */
export const takenNumbers = (rows: readonly TakenRow[], { at }: Pick<Held, 'at'>): ReadonlySet<string> =>
  new Set(rows.filter((row) => row.told === null || row.at > at).map(({ number }) => number))

/** What waits to be sent by somebody. */
export const waitingOf = (rows: readonly TakenRow[], staffId: string): TakenRow[] =>
  rows.filter((row) => row.told === null && row.staffId === staffId)

/** What the server refused afterwards, and nobody has dealt with. */
export const refusedOf = (rows: readonly TakenRow[], staffId: string): TakenRow[] =>
  rows.filter(
    (row) => row.told !== null && row.told !== 'passed' && !row.isSettled && row.staffId === staffId
  )

/** Rows that nobody needs any more after a day. */
export const isOver = ({ told, isSettled, at }: TakenRow, now: number): boolean =>
  (told === 'passed' || isSettled) && now - at > DAY_MS

/** Whether something may still be taken without a network. */
export const isInTime = ({ endsAt }: Pick<Held, 'endsAt'>, now: number): boolean => now < endsAt
