import { fetchPage } from '@/platform/navigation/fetch-page'
import { goBack, goHome, navigate, replace } from '@/routes/navigate'
import type { Order, OrderKind } from './model'

const CASHIER = 'pages/pay/index'

interface Bought {
  readonly kind: OrderKind
  readonly orderNo: string
  readonly itemId: string
  readonly memberCardId?: string | null | undefined
  readonly receiveId?: string | null | undefined
}

/** An order of a partner as it is looked at on the partner's site. */
export const viewAtPartner = (orderNo: string, go = navigate) =>
  go('pages/hdzqnxPlacementUrl/index', { orderNo })

/** Back from the cashier of a partner's order: where the browser's own back leads as well, to the partner. */
export const backFromCashier = ({ kind, orderNo }: Pick<Order, 'kind' | 'orderNo'>): Promise<void> =>
  goBack(kind === 'partner' ? () => viewAtPartner(orderNo, replace) : undefined)

/** Opens what an order gave: the card, the plate to take from, the voucher, the partner's own page of it. */
export function viewBought({ kind, orderNo, itemId, memberCardId, receiveId }: Bought): Promise<void> {
  if (kind === 'partner') return viewAtPartner(orderNo)
  if (kind === 'sku') return openOrder(orderNo)
  if (kind === 'ticket') return openTickets(orderNo)
  if (kind === 'lounge') return navigate('pages-secondary/yueTuVip/index')
  if (kind === 'plate') {
    return navigate('pages/plateDetails/index', {
      plateId: itemId,
      ...(memberCardId ? { memberCardId } : {})
    })
  }
  if (kind === 'product') return navigate('pages-my/receiveRecord/index', receiveId ? { receiveId } : {})
  return memberCardId
    ? navigate('pages/cardDetail/index', { memberCardId })
    : navigate('pages-secondary/myCard/index')
}

/** The page on which the same thing is bought again; what a partner sells begins on its site, so the order is shown. */
export function buyAgain({ kind, orderNo, lines: [line] }: Order): Promise<void> {
  if (kind === 'partner') return viewAtPartner(orderNo)
  if (!line) return goHome()
  const { itemId, quantity } = line
  if (kind === 'card') return navigate('pages/cardDetail/index', { cardId: itemId })
  if (kind === 'plate') return navigate('pages/plateDetails/index', { plateId: itemId })
  if (kind === 'ticket') return navigate('pagesA/landmark-ticket/index')
  if (kind === 'sku') return navigate('pages-mall/productDetail/index', { skuId: itemId })
  // its terms are agreed to there
  if (kind === 'lounge') return navigate('pages-secondary/yueTuVip/index')
  return navigate('pages/pay/index', { kind, itemId, quantity })
}

/** An order of tickets: their codes, and giving them back. */
const openTickets = (orderNo: string) => navigate('pagesA/landmark-ticket/order_detail', { orderNo })

/** The page of an order; that of tickets has their codes. */
export const openOrderOf = ({ kind, orderNo }: Pick<Order, 'kind' | 'orderNo'>) =>
  kind === 'ticket' ? openTickets(orderNo) : openOrder(orderNo)

export const openOrder = (orderNo: string) => navigate('pages-my/orderDetail/index', { orderNo })
export const openCashier = (orderNo: string) => navigate(CASHIER, { orderNo })
export const toCashier = (orderNo: string) => replace(CASHIER, { orderNo })
/** Its code comes while the order is still being made. */
export const fetchCashier = () => fetchPage(CASHIER)
export const toResult = (orderNo: string) => replace('pages/payResult/index', { orderNo })

/** To the purchase records, where a cancel on the pay page leads (rule pay.cancel). */
export const toUnpaid = () => replace('pages-my/orderRecord/index', { state: 'unpaid' })
