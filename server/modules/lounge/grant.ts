/** A membership begins when its order is paid. */
import { endOfDayAfter } from '../../lib/ends'
import type { Tx } from '../../db/client'
import { digits } from '../../lib/digits'
import type { MovedOrder } from '../order'
import { PASS_DIGITS } from './code'
import { findPlan, insertPass, termsOf } from './pass-repository'

/** Grants the membership that an order bought, only once however often it is called: the plan's terms are copied. */
export async function grantLoungePass(
  tx: Tx,
  { orderNo, memberId }: MovedOrder,
  planId: string,
  now: Date
): Promise<void> {
  const plan = await findPlan(planId, tx)
  if (!plan) throw new Error(`There is no lounge plan ${planId}`)
  const termsVersion = await termsOf(orderNo, tx)
  const { name: planName, visits, guests, guestsAtOnce, days } = plan
  await insertPass(
    {
      ...{ passNo: digits(PASS_DIGITS), orderNo, memberId, planId, planName, state: 'active', termsVersion },
      ...{ visits, guests, guestsAtOnce, startsAt: now, expiresAt: endOfDayAfter(now, days) }
    },
    tx
  )
}
