import { consoleReferralEndpoints } from '@contract/console/referrals/endpoints'
import { consoleReferralSchemas } from '@contract/console/referrals/schema'
import type { Kit } from '../http/kit'
import {
  operatorCampaigns,
  operatorCommissions,
  operatorPayable,
  operatorPayouts,
  settleSome
} from '../modules/distribution'
import { performAct } from '../modules/staff'
import type { BindConsole } from './bind'
import { payFile, payOne } from './pay-commissions'

/** Commissions of members who brought friends: read, settled, and noted as paid. */
export function bindReferrals({ db }: Kit, bind: BindConsole): void {
  bind(consoleReferralEndpoints, consoleReferralSchemas, {
    referralCampaigns: (_input, { now }) => operatorCampaigns(db, now),
    commissions: (input) => operatorCommissions(db, input),
    payableCommissions: (input) => operatorPayable(db, input),
    commissionPayouts: (input) => operatorPayouts(db, input),

    async settleCommissions(_input, { actor, now }) {
      const act = { act: 'settleCommissions', about: null }
      const { actId, after } = await performAct(db, actor, act, async (tx) => ({
        after: await settleSome(tx, now)
      }))
      return { actId, ...after }
    },

    async payCommission({ channelCode, ...payout }, { actor }) {
      return { actId: await payOne(db, { ...payout, channel: channelCode }, actor) }
    },

    payCommissions: ({ mark, rows }, { actor }) => payFile(db, rows, mark, actor)
  })
}
