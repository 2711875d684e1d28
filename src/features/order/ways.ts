import { goHome, navigate, replace } from '@/routes/navigate'
import type { Order, OrderKind } from './model'

interface Bought {
  readonly kind: OrderKind
  readonly itemId: string
  readonly memberCardId?: string | null | undefined
  readonly receiveId?: string | null | undefined
}

/** Opens what an order gave: the card, the plate to take from, the voucher. */
export function viewBought({ kind, itemId, memberCardId, receiveId }: Bought): Promise<void> {
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

/** The page on which the same thing is bought again. */
export function buyAgain(kind: OrderKind, itemId: string, quantity: number): Promise<void> {
  if (kind === 'card') return navigate('pages/cardDetail/index', { cardId: itemId })
  if (kind === 'plate') return navigate('pages/plateDetails/index', { plateId: itemId })
  return navigate('pages/pay/index', { kind, itemId, quantity })
}

/** The page on which what an order holds is bought again. */
export function orderAgain({ kind, lines: [line] }: Order): Promise<void> {
  return line ? buyAgain(kind, line.itemId, line.quantity) : goHome()
}

export const openOrder = (orderNo: string) => navigate('pages-my/orderDetail/index', { orderNo })
export const openCashier = (orderNo: string) => navigate('pages/pay/index', { orderNo })
export const toCashier = (orderNo: string) => replace('pages/pay/index', { orderNo })
export const toResult = (orderNo: string) => replace('pages/payResult/index', { orderNo })

/** A cancel on the pay page sends the user to the purchase records (spec section 4). */
export const toUnpaid = () => replace('pages-my/orderRecord/index', { state: 'unpaid' })
