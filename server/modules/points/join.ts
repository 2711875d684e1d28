/** Merges the points of two accounts of one member: in each channel separately. */
import type { EndOfDay } from '@contract/time'
import type { Tx } from '../../db/client'
import { expirePoints } from './book'
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
 * Moves all points of `loser` to `survivor`: every unexpired lot in full and with its end, and what was used of them
 * as one sum. So points returned from an older order count as before. Each part is two entries under one source, one
 * leaving and one joining. Safe to repeat: it moves what has been added since.
 */
export async function joinPoints(tx: Tx, loser: string, survivor: string, at: Date): Promise<void> {
  for (const { channel, byDefault } of await listAccounts(loser, tx)) {
    const from = { memberId: loser, channel }
    const to = { memberId: survivor, channel }
    await openAccount(to, byDefault, tx)
    // by id, as everywhere two are locked
    for (const account of [from, to].sort((a, b) => (a.memberId < b.memberId ? -1 : 1))) {
      await holdAccount(account, tx)
      await expirePoints(tx, account, at)
    }
    await moveAll(tx, from, to, at)
  }
}

async function moveAll(tx: Tx, from: Account, to: Account, at: Date): Promise<void> {
  const before = await lastEntry(from, tx)
  if (!before || before.kind === 'leave') return
  const parts = partsOf(await sumsByEnd(from, tx), at)
  const source = (n: number) => `merge:${from.memberId}:${from.channel}:${before.seq}:${n}`
  // used points leave first and join last: no balance is temporarily below 0 unless it ends there
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

/** Half a move would be worse than none. */
async function entered(adding: Promise<boolean>): Promise<void> {
  if (!(await adding)) throw new Error('Points that leave one account have to join the other')
}

interface Part {
  readonly points: number
  readonly endsAt: EndOfDay<Date> | null
}

/** Unexpired lots, and as a negative amount what was used of them; expired lots and their removal cancel out. */
export function partsOf(sums: readonly Part[], at: Date): Part[] {
  const good = sums.filter(({ endsAt }) => endsAt !== null && endsAt > at)
  const rest = sums.filter((part) => !good.includes(part)).reduce((sum, { points }) => sum + points, 0)
  return [...good, { points: rest, endsAt: null }].filter(({ points }) => points !== 0)
}
