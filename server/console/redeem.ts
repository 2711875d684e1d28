import { consoleRedeemEndpoints } from '@contract/console/redeem/endpoints'
import { consoleRedeemSchemas } from '@contract/console/redeem/schema'
import type { Kit } from '../http/kit'
import { chinaMidnight } from '../lib/china-time'
import { iso } from '../lib/iso'
import { brandOfStore } from '../modules/privilege'
import { performAct, redeemedSince, type Actor } from '../modules/staff'
import {
  lend,
  lookUp,
  TOLD_WITHIN_MS,
  undoRedeem,
  type Places,
  type Taken,
  type Taking
} from '../modules/wallet'
import type { BindConsole } from './bind'
import { placesOf, takeAsAct } from './take'

/** Vouchers in shops, tickets at gates. */
export function bindRedeem({ db, settings }: Kit, bind: BindConsole): void {
  const { signing } = settings.secrets

  const take = (taking: Taking, actor: Actor) => takeAsAct({ db, signing }, taking, actor)

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
