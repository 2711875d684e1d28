import type { AfterSale, AfterSaleKind, AfterSaleState, Data } from '@contract/types'
import { formatMinute } from '@/lib/time'

export type { AfterSale, AfterSaleKind, AfterSaleState } from '@contract/types'

/** What of an order can be refunded. */
export type Offer = Data<'previewAfterSale'>
export type OfferedLine = Offer['lines'][number]

/** Selected pieces, by line number. */
export type Chosen = Readonly<Record<number, number>>

export const KIND_LABELS: Readonly<Record<AfterSaleKind, { readonly title: string; readonly note: string }>> =
  {
    cancel: { title: '取消订单', note: '商品还未发出，取消后原路退款' },
    refund: { title: '仅退款', note: '原路退款，不需要寄回商品' },
    return: { title: '退货退款', note: '退回商品后原路退款' }
  }

export const STATE_LABELS: Readonly<
  Record<AfterSaleState, { readonly title: string; readonly text: string }>
> = {
  applied: { title: '等待商家处理', text: '商家核对后原路退款' },
  approved: { title: '请寄回商品', text: '请寄回商品并填写快递单号' },
  returning: { title: '等待商家收货', text: '商家收到商品并核对后原路退款' },
  received: { title: '商家已收货', text: '退款即将原路退回' },
  refunding: { title: '退款中', text: '款项正在原路退回，到账时间以银行或微信为准' },
  done: { title: '退款成功', text: '款项已原路退回' },
  withdrawn: { title: '申请已撤销', text: '如有需要，可以重新申请' },
  refused: { title: '商家未同意', text: '如有疑问，可以联系客服' }
}

/** The current step of a request, and its deadline. */
export function turnText({ state, turn, refusedReason }: AfterSale): string {
  const { text } = STATE_LABELS[state]
  if (turn?.of === 'warehouse') return '正在请仓库停止发货，已发出的需收货后申请退货'
  if (!turn?.by) return refusedReason ?? text
  const by = formatMinute(turn.by)
  if (turn.of === 'member') return `请在 ${by} 前寄回并填写快递单号，超时申请将关闭`
  if (turn.isLate) return `${by} 前应有答复，已超时，请联系客服催办`
  return `${text}，${by} 前答复`
}

/** Whether it may still change without the member: it is then polled. */
export const isMoving = ({ state }: Pick<AfterSale, 'state'>): boolean =>
  !['done', 'withdrawn', 'refused'].includes(state)

/** What a form begins with: all pieces of the only line that can be refunded; nothing where there is a choice. */
export function preselected(lines: readonly OfferedLine[], kind: AfterSaleKind): Chosen {
  const [only, ...others] = lines.filter(({ left }) => left[kind] > 0)
  return only && others.length === 0 ? { [only.lineNo]: only.left[kind] } : {}
}

/** What is sent: lines with any piece selected. */
export const chosenLines = (chosen: Chosen): { lineNo: number; quantity: number }[] =>
  Object.entries(chosen)
    .map(([lineNo, quantity]) => ({ lineNo: Number(lineNo), quantity }))
    .filter(({ quantity }) => quantity > 0)
