import type { Tx } from '../../../db/client'
import { lockDraws, revokePrizes } from '../../lottery'
import { addWithheld } from '../../order'
import { coverPoints, holdAccount } from '../../points'
import { notNow } from '../refusal'
import { weighBenefits, type Going, type Withholding } from './weigh'

/**
 * Takes back the benefits of an order that is now being refunded, before the refund is booked; a benefit used
 * concurrently is either seen here or no longer available.
 * @returns what is withheld from the refund @throws BusinessError 907
 */
export async function settleBenefits(
  tx: Tx,
  going: Going,
  { source, now }: { readonly source: string; readonly now: Date }
): Promise<readonly Withholding[]> {
  const { orderNo, memberId, channel } = going
  await lockDraws(orderNo, tx)
  await holdAccount({ memberId, channel }, tx)
  const { withheld, coveredPoints, prizes, refusal } = await weighBenefits(going, now, tx)
  if (refusal !== null) throw notNow(refusal)
  await coverPoints(tx, { orderNo, memberId, channel }, { points: coveredPoints, source, at: now })
  await revokePrizes(tx, { memberId, channel }, prizes, now)
  await addWithheld(
    orderNo,
    withheld.reduce((sum, { fen }) => sum + fen, 0),
    tx
  )
  return withheld
}
