/** Points of two accounts of one member become those of one: in each channel by itself. */
import type { EndOfDay } from '@contract/time'
import type { Tx } from '../../db/client'
import { takeOutEnded } from './book'
import {
  addEntry,
  holdAccount,
  lastEntry,
  listAccounts,
  openAccount,
  sumsByEnd,
  type Account
} from './repository'

/**
 * Moves all points of `loser` to `survivor`: every lot that has not ended whole and with its end, and what was used of them as one sum. So what
 * comes back of an older order counts as it did. Each part is two entries under one source, one that leaves and one that joins.
 * Safe to repeat: it moves what has come since.
 */
export async function joinPoints(tx: Tx, loser: string, survivor: string, at: Date): Promise<void> {
  for (const { channel, byDefault } of await listAccounts(loser, tx)) {
    const from = { memberId: loser, channel }
    const to = { memberId: survivor, channel }
    await openAccount(to, byDefault, tx)
    // by id, as everybody who holds two
    for (const account of [from, to].sort((a, b) => (a.memberId < b.memberId ? -1 : 1))) {
      await holdAccount(account, tx)
      await takeOutEnded(tx, account, at)
    }
    await moveAll(tx, from, to, at)
  }
}

async function moveAll(tx: Tx, from: Account, to: Account, at: Date): Promise<void> {
  const before = await lastEntry(from, tx)
  if (!before || before.kind === 'leave') return
  const parts = partsOf(await sumsByEnd(from, tx), at)
  const source = (n: number) => `merge:${from.memberId}:${from.channel}:${before.seq}:${n}`
  // what was used leaves first and joins last: no balance is below 0 on the way that is not at its end
  for (const [n, { points }] of [...parts].reverse().entries())
    await entered(
      addEntry(
        { ...from, kind: 'leave', points: -points, source: source(parts.length - n), orderNo: null, at },
        tx
      )
    )
  for (const [n, { points, endsAt }] of parts.entries())
    await entered(
      addEntry(
        { ...to, kind: 'join', points, source: source(n + 1), orderNo: null, ...(endsAt && { endsAt }), at },
        tx
      )
    )
}

/** Half of a move would be worse than none. */
async function entered(adding: Promise<boolean>): Promise<void> {
  if (!(await adding)) throw new Error('Points that leave one account have to join the other')
}

interface Part {
  readonly points: number
  readonly endsAt: EndOfDay<Date> | null
}

/** Lots that are good still, and below 0 what was used of them; lots that have ended and what took them out cancel out. */
export function partsOf(sums: readonly Part[], at: Date): Part[] {
  const good = sums.filter(({ endsAt }) => endsAt !== null && endsAt > at)
  const rest = sums.filter((part) => !good.includes(part)).reduce((sum, { points }) => sum + points, 0)
  return [...good, { points: rest, endsAt: null }].filter(({ points }) => points !== 0)
}
