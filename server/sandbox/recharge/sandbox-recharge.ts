import type { Queryable } from '../../db/client'
import type { RechargeGateway, RechargeOutcome } from '../../gateways/recharge/recharge-gateway'
import { chinaText } from '../../lib/china-time'
import { findRecharge, placeRecharge, type Recharge } from './repository'

/** Maximum top-up of an account per calendar month (China time), fen. */
const SANDBOX_MONTHLY_LIMIT_FEN = 50_000
/** How long the recharge of a slow account takes. */
export const SANDBOX_SLOW_MS = 20_000
/** Accounts with this ending are slow. */
const SANDBOX_SLOW_ENDING = '0000'
/** Accounts with this ending are refused. */
const SANDBOX_REFUSED_ENDING = '9999'

/** A recharge gateway without an outside world: instant, except for accounts with the endings above. */
export function createSandboxRecharge(db: Queryable): RechargeGateway {
  return {
    async submit({ requestId, account, amountFen }, now) {
      const existing = await findRecharge(requestId, db)
      if (existing) return outcome(existing, now)
      if (account.endsWith(SANDBOX_REFUSED_ENDING)) return { state: 'refused', reason: '该号码暂不支持充值' }
      const recharge = { requestId, account, amountFen, month: chinaText(now, 'YYYY-MM'), placedAt: now }
      const placed = await placeRecharge(recharge, SANDBOX_MONTHLY_LIMIT_FEN, db)
      return placed ? outcome(placed, now) : { state: 'limit' }
    }
  }
}

function outcome({ account, placedAt }: Recharge, now: Date): RechargeOutcome {
  const slow = account.endsWith(SANDBOX_SLOW_ENDING)
  return { state: slow && now.getTime() - placedAt.getTime() < SANDBOX_SLOW_MS ? 'processing' : 'done' }
}
