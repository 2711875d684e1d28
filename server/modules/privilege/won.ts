/** Hands over what a lottery privilege gave: points, a coupon, or another privilege. */
import { RESULT } from '@contract/envelope/codes'
import type { Tx } from '../../db/client'
import { BusinessError } from '../../core/business-error'
import { grantCoupon } from '../coupon'
import { creditPoints } from '../points'
import { prizeNamed, type Prize } from './draw'
import { issueOne } from './issue'
import type { NewRecord } from './new-record'
import { countStock, setWon } from './take-repository'

/** Who drew, and where. */
export interface Drawer {
  readonly memberId: string
  readonly channel: string
  /** Where a recharge that is won goes; omitted = the member's own number. */
  readonly account?: string | undefined
  readonly now: Date
}

/**
 * Hands over the prize of a record that was just taken, in the same transaction: if it cannot be, nothing was spent.
 * @returns the record of a recharge that has to be sent after the commit
 * @throws BusinessError 901 if none of it is left
 */
export async function handOverPrize(
  tx: Tx,
  record: NewRecord,
  prizes: readonly Prize[],
  { memberId, channel, account, now }: Drawer
): Promise<string | undefined> {
  const prize = record.prize ? prizeNamed(prizes, record.prize) : undefined
  const source = `privilege:${record.id}`
  switch (prize?.kind) {
    case 'points':
      if (await creditPoints(tx, { memberId, channel }, prize.points ?? 0, { source, at: now }))
        return undefined
      throw noneLeft()
    case 'coupon':
      if (await grantCoupon(tx, { memberId, couponId: prize.couponId ?? '', source, now })) return undefined
      throw noneLeft()
    case 'privilege': {
      const privilegeId = prize.privilegeId ?? ''
      const issued = await issueOne(tx, { memberId, privilegeId, account: account ?? null, now })
      await setWon(record.id, issued.receiveId, tx)
      if (issued.hasStock && !(await countStock(privilegeId, tx))) throw noneLeft()
      return issued.needsDelivery ? issued.receiveId : undefined
    }
    case 'none':
    case undefined:
      return undefined
  }
}

const noneLeft = () => new BusinessError(RESULT.soldOut, '奖品已发完，本次未扣除领取次数')
