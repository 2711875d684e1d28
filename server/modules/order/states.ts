/** A member's available actions on an order. */
import type { OrderAction, OrderKind, OrderState } from '@contract/types'

/** States in which the member may remove the order from the list: nothing more happens to it. */
export const DELETABLE: readonly OrderState[] = ['fulfilled', 'cancelled', 'closed', 'refunded']

/** Where an order's delivery is viewed; shipped goods are in transit. */
const VIEW: Readonly<Record<OrderKind, OrderAction | null>> = {
  card: 'viewCard',
  plate: 'viewPlate',
  product: 'viewRecord',
  sku: null,
  ticket: 'viewTicket',
  lounge: 'viewLounge',
  partner: 'viewPartner'
}

const ACTIONS: Readonly<Record<OrderState, readonly OrderAction[]>> = {
  unpaid: ['pay', 'cancel'],
  paid: [],
  fulfilled: ['buyAgain', 'delete'],
  cancelled: ['buyAgain', 'delete'],
  closed: ['buyAgain', 'delete'],
  refunding: [],
  refunded: ['buyAgain', 'delete']
}

/**
 * The member's available actions on an order, the primary one first. An overdue unpaid one can only wait to be
 * closed.
 */
export function actionsOf(
  order: { readonly state: OrderState; readonly kind: OrderKind; readonly expiresAt: Date },
  now: Date
): OrderAction[] {
  if (order.state === 'unpaid' && order.expiresAt <= now) return []
  const { state, kind } = order
  const partner = kind === 'partner'
  // Partner goods are chosen again on the partner's site, a day in a calendar: neither is reordered here.
  const chosenElsewhere = partner || kind === 'ticket'
  const isThere = state === 'fulfilled' || (partner && state === 'paid')
  const seen = VIEW[kind]
  const view = isThere && seen ? [seen] : []
  return [...view, ...ACTIONS[state].filter((action) => !(chosenElsewhere && action === 'buyAgain'))]
}
