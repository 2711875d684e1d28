import { consoleAfterSaleEndpoints } from '@contract/console/after-sales/endpoints'
import { consoleAfterSaleSchemas } from '@contract/console/after-sales/schema'
import type { Kit } from '../http/kit'
import { decideAfterSale, operatorAfterSales, type Decision } from '../modules/aftersale'
import { performAct, type Actor } from '../modules/staff'
import type { BindConsole } from './bind'

/** Requests of refunds and returns. */
export function bindAfterSales({ db }: Kit, bind: BindConsole): void {
  const decide = async (id: string, act: string, decision: Decision, actor: Actor) => {
    const reason = decision.to === 'refuse' ? decision.reason : null
    const { actId, after } = await performAct(
      db,
      actor,
      { act, about: { kind: 'afterSale', id }, reason },
      (tx) => decideAfterSale(tx, id, decision, actor.now)
    )
    return { actId, ...after }
  }
  bind(consoleAfterSaleEndpoints, consoleAfterSaleSchemas, {
    afterSales: (input, { now }) => operatorAfterSales(db, input, now),
    approveAfterSale: ({ afterSaleId }, { actor }) =>
      decide(afterSaleId, 'approveAfterSale', { to: 'approve' }, actor),
    refuseAfterSale: ({ afterSaleId, reason }, { actor }) =>
      decide(afterSaleId, 'refuseAfterSale', { to: 'refuse', reason }, actor),
    receiveAfterSale: ({ afterSaleId }, { actor }) =>
      decide(afterSaleId, 'receiveAfterSale', { to: 'receive' }, actor)
  })
}
