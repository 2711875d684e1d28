/** What a shop is lent for a day, and what it reports afterwards. */
import type { Held, Lent } from '@contract/wallet/judge'
import { dayKey } from '@contract/wallet/live-code'
import type { Queryable } from '../../db/client'
import { liveKeysOf, type LiveKind } from '../../domain/live-key'
import { dayInChina } from '../../lib/china-time'
import type { Secret } from '../../lib/secret'
import { brandsWithVouchers, liveVouchersAt, liveVouchersOf, namesOfStores } from '../privilege'
import { liveTicketsAt, namesOfSights, sightsWithTickets, type TicketAtGate } from '../ticket'
import { numberIn, type RedeemVerdict, type Taking } from './redeem'

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

/** What one device is lent at most: what ends soonest comes first, and anything else is taken with a network. */
const MAX_VOUCHERS = 5000

/** Keys of one day; twice while the secret changes, as a phone may show codes by either. */
function keysOf(signing: Secret, day: string) {
  const held = (kind: LiveKind, number: string, name: string, who: string): Held[] =>
    liveKeysOf(kind, number, signing).map((key) => ({ number, name, who, key: dayKey(key, day) }))
  return {
    ofVoucher: ({ code, name }: { readonly code: string; readonly name: string }) =>
      held('voucher', code, name, ''),
    ofTicket: ({ serial, kindName, visitorName, maskedNumber }: TicketAtGate) =>
      held('ticket', serial, kindName, `${visitorName} ${maskedNumber}`)
  }
}

/** Today's keys for a shop of the demo; null if nothing can be used there. */
export async function lend(provided: CheckerDependencies, shop: string, now: Date): Promise<Lent | null> {
  const { db, signing } = provided
  const existing = (await shopsOf(provided, now)).find(({ id }) => id === shop)
  if (!existing) return null
  const day = dayInChina(now)
  const { ofTicket, ofVoucher } = keysOf(signing, day)
  const id = shop.slice(shop.indexOf(':') + 1)
  const items = shop.startsWith('sight:')
    ? (await liveTicketsAt(id, day, db)).flatMap(ofTicket)
    : (await liveVouchersAt(id, now, db)).flatMap(ofVoucher)
  return { shop, name: existing.name, day, items }
}

/** Today's keys of what these stores and sights would take, and of nothing else. Null without any place. */
export async function lendTo(
  { db, signing }: CheckerDependencies,
  { storeIds, sightIds }: { readonly storeIds: readonly string[]; readonly sightIds: readonly string[] },
  now: Date
): Promise<Lent | null> {
  if (storeIds.length + sightIds.length === 0) return null
  const day = dayInChina(now)
  const { ofTicket, ofVoucher } = keysOf(signing, day)
  const vouchers = storeIds.length > 0 ? await liveVouchersOf(storeIds, now, MAX_VOUCHERS, db) : []
  const tickets = await Promise.all(sightIds.map((id) => liveTicketsAt(id, day, db)))
  const names = [...(await namesOfStores(storeIds, db)), ...(await namesOfSights(sightIds, db))]
  const items = [...vouchers.flatMap(ofVoucher), ...tickets.flat().flatMap(ofTicket)]
  const name = names.length > 2 ? `${names[0]} 等 ${names.length} 处` : names.join('、')
  return { shop: 'own', name, day, items }
}

/** A code that a shop has accepted. */
interface Told {
  readonly scan: string
  readonly code: string
  /** When, ms since 1970. */
  readonly at: number
}

/**
 * Uses what a shop has accepted, each once, as of the time of acceptance. Sequentially: they may refer to the same ticket. `take` does it;
 * what is no code that was shown, it is not asked about.
 */
export async function redeemReported(
  checks: readonly Told[],
  now: Date,
  take: (taking: Taking) => Promise<{ readonly verdict: RedeemVerdict }>
): Promise<{ readonly scan: string; readonly verdict: RedeemVerdict }[]> {
  const answers: { scan: string; verdict: RedeemVerdict }[] = []
  for (const { scan, code, at } of checks) {
    const when = new Date(Math.min(at, now.getTime()))
    const isLate = now.getTime() - when.getTime() > TOLD_WITHIN_MS
    const verdict = isLate
      ? 'old'
      : numberIn(code).isLive
        ? (await take({ code, scan, reason: null, at: when })).verdict
        : 'forged'
    answers.push({ scan, verdict })
  }
  return answers
}
