import { navigate } from '@/routes/navigate'
import type { Purchase } from './model'
import type { PurchaseText } from './purchase-text'

/** Opens what has to come before a purchase: a card that allows it, or the pending order. */
export function openPurchase(way: PurchaseText['way'], { cards = [], orderNo }: Purchase): void {
  if (way === 'order' && orderNo) void navigate('pages/pay/index', { orderNo })
  if (way === 'card') void navigate('pages/cardDetail/index', cards[0] ? { cardId: cards[0].cardId } : {})
}
