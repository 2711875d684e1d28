import { navigate } from '@/routes/navigate'
import type { Purchase } from './model'
import type { PurchaseText } from './purchase-text'

/** Goes where a purchase leads that cannot be made yet: to a card that carries it, or to the order that waits. */
export function openPurchase(way: PurchaseText['way'], { cards = [], orderNo }: Purchase): void {
  if (way === 'order' && orderNo) void navigate('pages/pay/index', { orderNo })
  if (way === 'card') void navigate('pages/cardDetail/index', cards[0] ? { cardId: cards[0].cardId } : {})
}
