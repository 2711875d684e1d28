import { consoleRedeemEndpoints } from '@contract/console/redeem/endpoints'
import { consoleRedeemSchemas } from '@contract/console/redeem/schema'
import type { Kit } from '../http/kit'
import { chinaMidnight } from '../lib/china-time'
import { iso } from '../lib/iso'
import { brandOfStore } from '../modules/privilege'
import { performAct, redeemedSince, type Actor, type StaffMember } from '../modules/staff'
import { lend, lookUp, redeem, TOLD_WITHIN_MS, undoRedeem, type Places, type Taken } from '../modules/wallet'
import type { BindConsole } from './bind'

/** Vouchers in shops, tickets at gates. */
export function bindRedeem({ db, settings }: Kit, bind: BindConsole): void {
  const { signing } = settings.secrets

  /** What was not taken is no act. */
  async function take(
    taking: {
      readonly code: string
      readonly scan: string
      readonly reason: string | null
      readonly at: Date
    },
    actor: Actor
  ) {
    const places = placesOf(actor.staff)
    const seen = await lookUp(db, taking.code, places, actor.now)
    const about = seen && { kind: seen.kind, id: seen.id }
    try {
      let answer: Taken | undefined
      const act = { act: 'redeem', about, reason: taking.reason }
      const { actId } = await performAct(db, actor, act, async (tx) => {
        answer = await redeem({ db: tx, signing }, taking, places, actor.now)
        if (answer.verdict !== 'passed') throw new NotTaken(answer)
        return { after: { name: answer.item?.name ?? '' } }
      })
      // a repeat of a call that took it is told what it is now
      return { verdict: 'passed' as const, actId, item: answer?.item ?? seen }
    } catch (problem) {
      if (problem instanceof NotTaken) return { ...problem.answer, actId: null }
      throw problem
    }
  }

  bind(consoleRedeemEndpoints, consoleRedeemSchemas, {
    lookUp: async ({ code }, { staff, now }) => ({ item: await lookUp(db, code, placesOf(staff), now) }),

    redeem: ({ code, reason = null }, { actor, now }) =>
      take({ code, scan: actor.requestKey ?? '', reason, at: now }, actor),

    undoRedeem: ({ kind, id, reason }, { actor, now }) =>
      performAct(db, actor, { act: 'undoRedeem', about: { kind, id }, reason }, async (tx) => ({
        before: { state: 'used' },
        after: { state: 'issued', ...(await undoRedeem(tx, { kind, id }, placesOf(actor.staff), now)) }
      })),

    async redeemedToday(_input, { staff, now }) {
      const rows = await redeemedSince(staff.id, chinaMidnight(now), db)
      return { items: rows.map(({ at, ...row }) => ({ ...row, at: iso(at) })) }
    },

    async redeemKeys({ storeId, sightId }, { staff, now }) {
      const shop = await shopOf(placesOf(staff), { storeId, sightId })
      return { at: now.getTime(), lent: shop === null ? null : await lend({ db, signing }, shop, now) }
    },

    async reportRedeemed({ checks }, { actor, now }) {
      const items: { scan: string; verdict: Taken['verdict'] }[] = []
      // one after the other: they may be of the same ticket
      for (const { scan, code, at } of checks) {
        const when = new Date(Math.min(at, now.getTime()))
        const isLate = now.getTime() - when.getTime() > TOLD_WITHIN_MS
        const once = { ...actor, requestKey: `scan:${scan}` }
        const { verdict } = isLate
          ? { verdict: 'old' as const }
          : await take({ code, scan, reason: null, at: when }, once)
        items.push({ scan, verdict })
      }
      return { items }
    }
  })

  /** The shop whose keys are lent: the first of one's own if none is named; null for another's. */
  async function shopOf(
    { storeIds, sightIds }: Places,
    wanted: { readonly storeId: string | undefined; readonly sightId: string | undefined }
  ): Promise<string | null> {
    const sightId = wanted.sightId ?? (wanted.storeId === undefined ? sightIds?.[0] : undefined)
    if (sightId !== undefined) return (sightIds?.includes(sightId) ?? true) ? `sight:${sightId}` : null
    const storeId = wanted.storeId ?? storeIds?.[0]
    if (storeId === undefined || storeIds?.includes(storeId) === false) return null
    const brandId = await brandOfStore(storeId, db)
    return brandId === null ? null : `brand:${brandId}`
  }
}

/** A shop has its stores and no sight, a gate its sights and no store, everybody else all. */
function placesOf({ role, storeIds, sightIds }: Pick<StaffMember, 'role' | 'storeIds' | 'sightIds'>): Places {
  if (role === 'shop') return { storeIds, sightIds: [] }
  if (role === 'gate') return { storeIds: [], sightIds }
  return { storeIds: null, sightIds: null }
}

/** Rolls back the act of something that was not taken. */
class NotTaken extends Error {
  constructor(readonly answer: Taken) {
    super(answer.verdict)
    this.name = 'NotTaken'
  }
}
