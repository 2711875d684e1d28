/** A member's status: what they hold, and whether a gate would admit them. */
import type { Data, LoungePass } from '@contract/types'
import { RESULT } from '@contract/envelope/codes'
import type { Queryable } from '../../db/client'
import type { OrderNo } from '../../domain/order-number'
import { BusinessError, notFound } from '../../core/business-error'
import { iso, isoEnd } from '../../lib/iso'
import { CODE_LIFE_MS, codeOf, issuedAtOf } from './code'
import {
  findOwnOrder,
  lastPass,
  passOfOrder,
  unpaidLoungeOrder,
  usablePasses,
  type PassRow
} from './pass-repository'
import type { Secret } from '../../lib/secret'

function stateOf({ state, visits, visitsUsed, expiresAt }: PassRow, now: Date): LoungePass['state'] {
  if (state === 'closed') return 'closed'
  if (visitsUsed >= visits) return 'used'
  return expiresAt <= now ? 'expired' : 'active'
}

function passView(row: PassRow, now: Date): LoungePass {
  const { passNo, orderNo, planId, planName, visits, guests, guestsAtOnce, startsAt, expiresAt } = row
  return {
    ...{ passNo, orderNo, planId, planName, state: stateOf(row, now), visits, guests, guestsAtOnce },
    visitsLeft: visits - row.visitsUsed,
    guestsLeft: guests - row.guestsUsed,
    startsAt: iso(startsAt),
    expiresAt: isoEnd(expiresAt)
  }
}

const standingOf = (pass: LoungePass | null): Data<'orderCheck'>['standing'] =>
  pass === null || pass.state === 'closed' ? 'none' : pass.state

/** Whether a member can enter now; with `orderNo`, through what that order bought. @throws BusinessError 404 */
export async function checkEligibility(
  db: Queryable,
  { memberId, orderNo, now }: { readonly memberId: string; readonly orderNo?: OrderNo; readonly now: Date }
): Promise<Data<'orderCheck'>> {
  const usable = (await usablePasses(memberId, now, db)).map((row) => passView(row, now))
  if (orderNo !== undefined) {
    const order = await findOwnOrder(memberId, orderNo, db)
    if (!order) throw notFound('订单不存在')
    const row = await passOfOrder(orderNo, db)
    const pass = row && passView(row, now)
    return { standing: standingOf(pass), canEnter: pass?.state === 'active', pass, passes: usable, order }
  }
  const order = await unpaidLoungeOrder(memberId, now, db)
  const [first] = usable
  if (first) return { standing: 'active', canEnter: true, pass: first, passes: usable, order }
  const last = await lastPass(memberId, db)
  const pass = last && passView(last, now)
  return { standing: standingOf(pass), canEnter: false, pass, passes: [], order }
}

/** A code for the membership with the earliest end. @throws BusinessError 907 */
export async function loungeCode(
  { db, signing }: { readonly db: Queryable; readonly signing: Secret },
  memberId: string,
  now: Date
): Promise<Data<'qrCode'>> {
  const [pass] = await usablePasses(memberId, now, db)
  if (!pass) throw new BusinessError(RESULT.orderState, '暂无可用的悦途会员，购买后即可出示会员码')
  const issuedAt = issuedAtOf(now)
  return {
    passNo: pass.passNo,
    code: codeOf(pass.passNo, issuedAt, signing),
    issuedAt: iso(issuedAt),
    expiresAt: iso(new Date(issuedAt.getTime() + CODE_LIFE_MS))
  }
}
