import type { Settlement } from '@/features/cart/model'
import { formatYuan } from '@/lib/money'

const linesOf = ({ groups }: Settlement) => groups.flatMap(({ lines }) => lines)

function change(what: string, before: number, after: number): string[] {
  return before === after ? [] : [`${what}由 ${formatYuan(before)} 变为 ${formatYuan(after)}`]
}

/** What differs from the amounts the buyer saw, in words: prices first, then discounts, freight and total. */
export function changesOf(before: Settlement, after: Settlement): string[] {
  const units = new Map(linesOf(before).map(({ skuId, unitFen }) => [skuId, unitFen]))
  return [
    ...linesOf(after).flatMap(({ skuId, name, unitFen }) =>
      change(`「${name}」单价`, units.get(skuId) ?? unitFen, unitFen)
    ),
    ...change('会员价优惠', before.cardOffFen, after.cardOffFen),
    ...change('优惠券', before.couponOffFen, after.couponOffFen),
    ...change('运费', before.freightFen, after.freightFen),
    ...change('合计', before.payFen, after.payFen)
  ]
}
