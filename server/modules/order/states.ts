/** What a member sees of an order's state: the tab it stands in, and what can be done to it. */
import type { OrderAction, OrderKind, OrderState } from '@contract/types'

/** Which states each tab of the order list holds (`orderList` in the contract). */
export const LIST_STATES = {
  all: ['unpaid', 'paid', 'fulfilled', 'cancelled', 'closed', 'refunding', 'refunded'],
  unpaid: ['unpaid'],
  paid: ['paid', 'fulfilled'],
  closed: ['cancelled', 'closed'],
  refund: ['refunding', 'refunded']
} as const satisfies Record<string, readonly OrderState[]>

/** States in which the member may take the order out of the list: nothing happens to it any more. */
export const DELETABLE: readonly OrderState[] = ['fulfilled', 'cancelled', 'closed', 'refunded']

/** What an order gave is looked at there; goods that are sent are on their way. */
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

/** What the member may do to an order, the chief action first. An unpaid one past its end can only wait to be closed. */
export function actionsOf(
  order: { readonly state: OrderState; readonly kind: OrderKind; readonly expiresAt: Date },
  now: Date
): OrderAction[] {
  if (order.state === 'unpaid' && order.expiresAt <= now) return []
  const { state, kind } = order
  const partner = kind === 'partner'
  // What a partner sells is chosen again on its site, a day in a calendar: neither is ordered again here.
  const chosenElsewhere = partner || kind === 'ticket'
  const isThere = state === 'fulfilled' || (partner && state === 'paid')
  const seen = VIEW[kind]
  const view = isThere && seen ? [seen] : []
  return [...view, ...ACTIONS[state].filter((action) => !(chosenElsewhere && action === 'buyAgain'))]
}
