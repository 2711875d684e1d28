/** What a shop is lent for a day, and what it reports afterwards. */
import type { Held, Lent } from '@contract/wallet/judge'
import { dayKey, readLiveCode } from '@contract/wallet/live-code'
import type { Queryable } from '../../db/client'
import { liveKeysOf, type LiveKind } from '../../domain/live-key'
import { dayInChina } from '../../lib/china-time'
import { brandsWithVouchers, liveVouchersAt, redeemVoucher } from '../privilege'
import { liveTicketsAt, passGate, sightsWithTickets } from '../ticket'
import type { Secret } from '../../lib/secret'

/** Dependencies of shops without a network. */
interface CheckerDependencies {
  readonly db: Queryable
  readonly signing: Secret
}

/** How long after acceptance a shop's report is trusted. */
export const TOLD_WITHIN_MS = 24 * 3_600_000

/** Shops where something can be used today: sights and brands. */
export async function shopsOf({ db }: CheckerDependencies, now: Date) {
  const sights = await sightsWithTickets(dayInChina(now), db)
  const brands = await brandsWithVouchers(now, db)
  return [
    ...sights.map(({ id, name }) => ({ id: `sight:${id}`, name })),
    ...brands.map(({ id, name }) => ({ id: `brand:${id}`, name }))
  ]
}

/** Today's keys for a shop; null if nothing can be used there. */
export async function lend(provided: CheckerDependencies, shop: string, now: Date): Promise<Lent | null> {
  const { db, signing } = provided
  const existing = (await shopsOf(provided, now)).find(({ id }) => id === shop)
  if (!existing) return null
  const day = dayInChina(now)
  // twice while the secret changes: a phone may show codes by either
  const held = (kind: LiveKind, number: string, name: string, who: string): Held[] =>
    liveKeysOf(kind, number, signing).map((key) => ({ number, name, who, key: dayKey(key, day) }))
  const id = shop.slice(shop.indexOf(':') + 1)
  const items = shop.startsWith('sight:')
    ? (await liveTicketsAt(id, day, db)).flatMap(({ serial, kindName, visitorName, maskedNumber }) =>
        held('ticket', serial, kindName, `${visitorName} ${maskedNumber}`)
      )
    : (await liveVouchersAt(id, now, db)).flatMap(({ code, name }) => held('voucher', code, name, ''))
  return { shop, name: existing.name, day, items }
}

/** A code that a shop has accepted. */
interface Told {
  readonly scan: string
  readonly code: string
  /** When, ms since 1970. */
  readonly at: number
}

/**
 * Uses what a shop has accepted, each once, as of the time of acceptance. Sequentially: they may refer to the same
 * ticket.
 */
export async function redeemReportedTickets(
  provided: CheckerDependencies,
  checks: readonly Told[],
  now: Date
) {
  const answers: { scan: string; verdict: string }[] = []
  for (const { scan, code, at } of checks)
    answers.push({ scan, verdict: await takeNow(provided, { scan, code, at }, now) })
  return answers
}

function takeNow(provided: CheckerDependencies, { scan, code, at }: Told, now: Date): Promise<string> {
  const when = new Date(Math.min(at, now.getTime()))
  if (now.getTime() - when.getTime() > TOLD_WITHIN_MS) return Promise.resolve('old')
  const isTicket = readLiveCode(code)?.number.length === 12
  const answer = isTicket
    ? passGate(provided, { code, scan, day: dayInChina(when) }, when)
    : redeemVoucher(provided, code, when)
  return answer.then(({ verdict }) => verdict)
}
