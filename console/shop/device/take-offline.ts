/** Takes a code without a network, with the keys of the day. */
import { judge, type Judgement, type Verdict } from '@contract/wallet/judge'
import { readLiveCode } from '@contract/wallet/live-code'
import { plainCode } from '@contract/typed/code'
import { change, deviceNow, serverNow } from './device'
import type { Stored } from './database'
import { isInTime, takenNumbers, type TakenRow } from './rows'

/** `ended`: the session is over; `none`: this device has no keys. */
export type OfflineVerdict = Verdict | 'ended' | 'none'

type Judged = Pick<Judgement, 'held'> & { readonly verdict: OfflineVerdict }

function judged(code: string, { held, taken }: Stored, now: number): Judged {
  if (!held?.lent) return { verdict: 'none', held: null }
  if (!isInTime(held, now)) return { verdict: 'ended', held: null }
  const found = judge(code, held.lent, takenNumbers(taken, held), now)
  const isOurs = found.verdict === 'unknown' && wasTaken(code, taken)
  return isOurs ? { verdict: 'used', held: null } : found
}

/** Keys that were lent since are no longer of what was taken. */
const wasTaken = (code: string, taken: readonly TakenRow[]): boolean => {
  const number = readLiveCode(code)?.number
  return taken.some((row) => row.number === number && row.told === 'passed')
}

/** What would become of a code now. */
export const judgeOffline = (code: string): Judged => judged(code, deviceNow(), serverNow())

/**
 * Takes it, once on this device. Only what is stored has been taken. `scan` identifies it when it is sent.
 * @throws where it cannot be stored
 */
export async function takeOffline(code: string, scan: string): Promise<OfflineVerdict> {
  const now = serverNow()
  let verdict: OfflineVerdict = 'none'
  await change((stored) => {
    const found = judged(code, stored, now)
    verdict = found.verdict
    if (found.verdict !== 'passed' || !found.held || !stored.held) return {}
    const { id: staffId, name: staffName } = stored.held.staff
    const { number, name } = found.held
    const row = { scan, code: plainCode(code), number, name, at: now, staffId, staffName }
    return { put: [{ ...row, told: null, isSettled: false }] }
  })
  return verdict
}
