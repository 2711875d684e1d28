/** Sends what was taken without a network, and fetches the keys of the day. */
import type { Staff } from '@contract/console/types'
import { call } from '../../api/call'
import { isNetwork } from '../../api/refusal'
import { deviceNow, keepKeys, noteReached, noteTold } from './device'
import { waitingOf } from './rows'

/** As many at once as one call takes without its answer coming late. */
const BATCH = 50
const ANSWER_MS = 20_000

/** Calls, and writes down whether the server answered. */
async function reaching<T>(asked: Promise<T>): Promise<T> {
  try {
    const answer = await asked
    noteReached(true)
    return answer
  } catch (error) {
    noteReached(!isNetwork(error))
    throw error
  }
}

let sending: Promise<boolean> | undefined

/** Sends what waits. @returns whether anything was sent @throws Refusal */
export function sendWaiting(staff: Staff): Promise<boolean> {
  sending ??= send(staff).finally(() => (sending = undefined))
  return sending
}

async function send(staff: Staff): Promise<boolean> {
  let isSent = false
  for (;;) {
    const rows = waitingOf(deviceNow().taken, staff.id).slice(0, BATCH)
    if (rows.length === 0) return isSent
    const checks = rows.map(({ scan, code, at }) => ({ scan, code, at: Math.round(at) }))
    const signal = AbortSignal.timeout(ANSWER_MS)
    const { items } = await reaching(call('reportRedeemed', { checks }, { signal }))
    if (items.length === 0) return isSent
    await noteTold(new Map(items.map(({ scan, verdict }) => [scan, verdict])))
    isSent = true
  }
}

/** Asks whether the server is there, and the session. @throws Refusal */
export async function askServer(): Promise<void> {
  await reaching(call('me', {}, { signal: AbortSignal.timeout(ANSWER_MS) }))
}

/** Fetches the keys of the day and stores them. @throws Refusal, or where nothing can be stored */
export async function fetchKeys(staff: Staff): Promise<void> {
  const signal = AbortSignal.timeout(ANSWER_MS)
  await keepKeys(staff, await reaching(call('redeemKeys', {}, { signal })))
}
