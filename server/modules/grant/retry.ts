import type { GrantLine } from '@contract/types'
import { withTransaction, type Tx } from '../../db/client'
import { notFound } from '../../core/business-error'
import { deliverRecharges, issueOne } from '../privilege'
import type { GrantDependencies } from './dependencies'
import { fillLine, lockLine, privilegeOf, decrementProductStock } from './line-repository'
import { noneLeft } from './refusals'
import { countRetry } from './tries'
import { grantIn } from './view'

const unknown = () => notFound('领取记录不存在')

/** Retries what a grant could not hand over at once. */
export function retryService(dependencies: GrantDependencies) {
  const { db, limit, recharge } = dependencies
  return {
    /**
     * Existing items are not given twice, however often and from wherever it is requested.
     * @throws BusinessError 404, 429, 901
     */
    async again(memberId: string, lineId: string, now: Date): Promise<GrantLine> {
      await countRetry(limit, memberId)
      const { activityId, send } = await withTransaction(db, (tx) => fill(tx, memberId, lineId, now))
      await deliverRecharges(recharge, send, now)
      const grant = await grantIn(memberId, activityId, now, db)
      const line = grant?.lines.find((one) => one.lineId === lineId)
      if (!line) throw unknown()
      return line
    }
  }
}

/** @returns the recharge to be sent, or resumed */
async function fill(
  tx: Tx,
  memberId: string,
  lineId: string,
  now: Date
): Promise<{ activityId: string; send: string[] }> {
  const line = await lockLine(memberId, lineId, tx)
  if (!line) throw unknown()
  const { activityId, kind, itemId, receiveId, recordState, stockTaken } = line
  if (kind === 'card' || (receiveId !== null && recordState !== 'failed'))
    return { activityId, send: receiveId !== null && recordState === 'processing' ? [receiveId] : [] }
  const privilegeId = await (stockTaken ? privilegeOf(itemId, tx) : decrementProductStock(itemId, tx))
  if (privilegeId === undefined) throw noneLeft()
  const issued = await issueOne(tx, { memberId, privilegeId, now })
  await fillLine(lineId, { receiveId: issued.receiveId }, tx)
  return { activityId, send: issued.needsDelivery ? [issued.receiveId] : [] }
}
