import type { RechargeGateway, RechargeOutcome, RechargeRequest } from './recharge-gateway'

/** An account is topped up with at most this much in a calendar month (China time), fen. */
export const SANDBOX_MONTHLY_LIMIT_FEN = 50_000
/** How long the recharge of a slow account takes. */
export const SANDBOX_SLOW_MS = 20_000
/** Accounts that end so are slow. */
export const SANDBOX_SLOW_ENDING = '0000'
/** Accounts that end so are refused. */
export const SANDBOX_REFUSED_ENDING = '9999'

interface Placed {
  readonly request: RechargeRequest
  readonly placedAt: Date
}

/**
 * A recharge gateway without an outside world: instant, except for accounts with the endings above. It remembers as long
 * as the process lives.
 */
export function sandboxRecharge(): RechargeGateway {
  const placed = new Map<string, Placed>()

  const usedThisMonth = (account: string, now: Date) =>
    [...placed.values()]
      .filter((it) => it.request.account === account && chinaMonth(it.placedAt) === chinaMonth(now))
      .reduce((sum, it) => sum + it.request.amountFen, 0)

  const outcome = ({ request, placedAt }: Placed, now: Date): RechargeOutcome => {
    const slow = request.account.endsWith(SANDBOX_SLOW_ENDING)
    return { state: slow && now.getTime() - placedAt.getTime() < SANDBOX_SLOW_MS ? 'processing' : 'done' }
  }

  return {
    async submit(request, now) {
      const known = placed.get(request.requestId)
      if (known) return outcome(known, now)
      if (request.account.endsWith(SANDBOX_REFUSED_ENDING))
        return { state: 'refused', reason: '该号码暂不支持充值' }
      if (usedThisMonth(request.account, now) + request.amountFen > SANDBOX_MONTHLY_LIMIT_FEN)
        return { state: 'limit' }
      const fresh = { request, placedAt: now }
      placed.set(request.requestId, fresh)
      return outcome(fresh, now)
    }
  }
}

function chinaMonth(moment: Date): string {
  return new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 7)
}
