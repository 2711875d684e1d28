/** Texts for the buyer on when an order may be returned: by its own terms, as of ordering. Pure. */
import { FULL_REFUND_DAYS } from '@contract/aftersale/terms'
import type { OrderKind } from '@contract/types'
import type { ReturnTerms } from '../../db/schema/order'

const UNUSED: Readonly<Partial<Record<OrderKind, string>>> = {
  card: `购买后 ${FULL_REFUND_DAYS} 天内未领取可全额退款，之后按未使用的期数退款`,
  plate: `购买后 ${FULL_REFUND_DAYS} 天内未领取可全额退款，之后按未使用的期数退款`,
  product: '未使用的可随时申请退款，已使用的不可退',
  lounge: '有效期内未使用过的可全额退款，使用过的不可退'
}

/** The terms of an order's lines in one sentence; null if another page shows them. */
export function returnWords(kind: OrderKind, terms: readonly ReturnTerms[]): string | null {
  const days = terms.flatMap((one) => (one.rule === 'days' ? [one.days] : []))
  if (days.length > 0) return `发货前可随时取消；${daysText(Math.min(...days), Math.max(...days))}`
  if (terms.some(({ rule }) => rule === 'unused')) return UNUSED[kind] ?? null
  if (kind === 'partner') return '合作方未能接单会自动退款；接单后如需退改，请联系客服'
  return null
}

function daysText(least: number, limit: number): string {
  if (limit === 0) return '确认收货后不支持退换'
  if (least === limit) return `确认收货后 ${limit} 天内可申请退换`
  return least === 0
    ? `确认收货后 ${limit} 天内可申请退换，部分商品不支持`
    : `确认收货后 ${least} 至 ${limit} 天内可申请退换，以各商品为准`
}
