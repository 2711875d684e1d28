/** Purchase limits per member: of a plate, or of the pieces of a mall product over all its SKUs. */
import { RESULT } from '@contract/envelope/codes'
import type { Queryable } from '../../db/client'
import { BusinessError } from '../../core/business-error'
import { timesBought, type LimitOf } from './bought-repository'
import type { GoodsRow } from './goods-repository'
import type { KnownBuyer } from './order-draft'

/** A limit that applies to a purchase, and the quantity wanted. */
export interface Limit extends LimitOf {
  readonly most: number
  readonly wanted: number
}

type LimitedLine = Pick<GoodsRow, 'buyLimit' | 'limitId'> & {
  readonly kind: string
  readonly quantity: number
}

const isLimited = (kind: string): kind is LimitOf['kind'] => kind === 'plate' || kind === 'sku'

/** The limits that apply to these lines, each once, by id: the locking order of purchases. */
export function limitsOf(lines: readonly LimitedLine[]): Limit[] {
  const limits = new Map<string, Limit>()
  for (const { kind, limitId: id, buyLimit: most, quantity } of lines) {
    if (most === 0 || !isLimited(kind)) continue
    limits.set(id, { kind, id, most, wanted: (limits.get(id)?.wanted ?? 0) + quantity })
  }
  return [...limits.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
}

/**
 * Rejects more than the member may buy.
 * @param known of the mall: not read again, which would be every order of the member
 * @returns whether the earlier purchases include orders whose hold has ended: they have to make way
 * @throws BusinessError 902
 */
export async function checkLimits(
  memberId: string,
  limits: readonly Limit[],
  now: Date,
  db: Queryable,
  known?: KnownBuyer
): Promise<boolean> {
  const idsOf = (wanted: LimitOf['kind']) => limits.filter(({ kind }) => kind === wanted).map(({ id }) => id)
  // one after the other: `db` may be a transaction, whose connection runs one query at a time
  const plates = await timesBought(memberId, 'plate', idsOf('plate'), now, db)
  const skus = known ? knownTimes(known) : await timesBought(memberId, 'sku', idsOf('sku'), now, db)
  let mustMakeWay = false
  for (const limit of limits) {
    const { bought, ended } = (limit.kind === 'plate' ? plates : skus)(limit.id)
    const left = Math.max(limit.most - (bought - ended), 0)
    if (limit.wanted > left) throw limitReached(limit, left)
    if (ended > 0) mustMakeWay = true
  }
  return mustMakeWay
}

const knownTimes =
  ({ bought }: KnownBuyer) =>
  (id: string) => ({ bought: bought.get(id) ?? 0, ended: 0 })

function limitReached({ kind, most }: Limit, left: number): BusinessError {
  if (kind === 'plate') return new BusinessError(RESULT.limitReached, '已达购买次数上限')
  const rest = left > 0 ? `您还可购买 ${left} 件` : '您已购满'
  return new BusinessError(RESULT.limitReached, `此商品每人限购 ${most} 件，${rest}`)
}
