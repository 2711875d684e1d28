import { consoleRedeemEndpoints } from '@contract/console/redeem/endpoints'
import { consoleRedeemSchemas } from '@contract/console/redeem/schema'
import type { Kit } from '../http/kit'
import { chinaMidnight } from '../lib/china-time'
import { iso } from '../lib/iso'
import { membersByPhone } from '../modules/member'
import { performAct, redeemedSince, staffSessionEnd, type Actor } from '../modules/staff'
import {
  lendTo,
  lookUp,
  numberOf,
  redeemReported,
  undoRedeem,
  usableOf,
  type Places,
  type Taking
} from '../modules/wallet'
import type { BindConsole, ConsoleContext } from './bind'
import { admit, loungesFor } from './lounges'
import { placesOf, takeAsAct, takeScan } from './take'

/** Vouchers in shops, tickets at gates. */
export function bindRedeem({ db, limit, settings }: Kit, bind: BindConsole): void {
  const { signing } = settings.secrets

  const take = (taking: Taking, actor: Actor) => takeAsAct({ db, signing }, taking, actor)

  const look = async ({ code }: { readonly code: string }, { staff, now }: ConsoleContext<TakingCall>) => ({
    item: await lookUp(db, code, placesOf(staff), now)
  })

  bind(consoleRedeemEndpoints, consoleRedeemSchemas, {
    lookUp: look,
    lookUpByAddress: look,

    redeem: ({ code, reason = null }, { actor, now }) =>
      takeScan({ db, signing }, { code, scan: actor.requestKey ?? '', reason, at: now }, actor),

    undoRedeem: ({ kind, id, reason }, { actor, now }) =>
      performAct(db, actor, { act: 'undoRedeem', about: { kind, id }, reason }, async (tx) => ({
        before: { state: 'used' },
        after: { state: 'issued', ...(await undoRedeem(tx, { kind, id }, placesOf(actor.staff), now)) }
      })),

    async redeemedToday(_input, { staff, now }) {
      const rows = await redeemedSince(staff.id, chinaMidnight(now), db)
      return { items: rows.map(({ at, ...row }) => ({ ...row, at: iso(at) })) }
    },

    async redeemKeys(wanted, { staff, tokenHash, now }) {
      const places = placesWanted(placesOf(staff), wanted)
      const endsAt = tokenHash === null ? null : await staffSessionEnd(tokenHash, db)
      const lent = places === null ? null : await lendTo({ db, signing }, places, now)
      return { at: now.getTime(), endsAt: (endsAt ?? now).getTime(), lent }
    },

    async reportRedeemed({ checks }, { actor, now }) {
      const items = await redeemReported(checks, now, (taking) => takeScan({ db, signing }, taking, actor))
      return { items }
    },

    async settleReported({ code, at, verdict, reason }, { actor, staff, now }) {
      const seen = await lookUp(db, code, placesOf(staff), now)
      const about = seen && { kind: seen.kind, id: seen.id }
      const told = { name: seen?.name ?? '', verdict, takenAt: new Date(at).toISOString() }
      return performAct(db, actor, { act: 'settleReported', about, reason }, () =>
        Promise.resolve({ after: told })
      )
    },

    async lookUpByPhone({ phone }, { actor, staff, now }) {
      await limit(`console-phone-look:${staff.id}`, 10, 600_000, TOO_MANY)
      await limit(`console-phone-day:${staff.id}`, 60, 86_400_000, TOO_MANY)
      const [member] = (await membersByPhone(db, phone)).items
      const about = member ? { kind: 'member', id: member.memberId } : null
      const items = member ? await usableOf(db, member.memberId, placesOf(staff), now) : []
      await performAct(db, actor, { act: 'lookUpByPhone', about }, () =>
        Promise.resolve({ after: { found: items.length } })
      )
      return { items: items.map(({ item, tail }) => ({ ...item, tail })) }
    },

    async redeemFound({ kind, id, reason }, { actor, staff, now }) {
      const code = await numberOf(db, { kind, id }, placesOf(staff), now)
      return take({ code, scan: actor.requestKey ?? '', reason, at: now }, actor)
    },

    lounges: async (_input, { staff }) => ({ items: await loungesFor(db, staff) }),
    enterLounge: (entry, { actor }) => admit({ db, signing }, entry, actor)
  })
}

type TakingCall = (typeof consoleRedeemEndpoints)['lookUp' | 'lookUpByAddress']

const TOO_MANY = '按手机号查询太频繁，请稍后再试，或请对方出示券码'

/** Places as they may be lent: one's own, or the one that is named; null for nobody's and for another's. */
function placesWanted(
  { storeIds, sightIds }: Places,
  { storeId, sightId }: { readonly storeId?: string | undefined; readonly sightId?: string | undefined }
) {
  if (sightId !== undefined)
    return (sightIds?.includes(sightId) ?? true) ? { storeIds: [], sightIds: [sightId] } : null
  if (storeId !== undefined)
    return (storeIds?.includes(storeId) ?? true) ? { storeIds: [storeId], sightIds: [] } : null
  return storeIds === null || sightIds === null ? null : { storeIds, sightIds }
}
