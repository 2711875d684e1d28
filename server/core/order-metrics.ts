import { Counter } from 'prom-client'

const orders = new Counter({
  name: 'orders_total',
  help: 'Orders that came to a state (unpaid = made), by kind of goods',
  labelNames: ['state', 'kind'] as const,
  registers: []
})
const money = new Counter({
  name: 'orders_fen_total',
  help: 'What the orders that came to a state cost, in fen',
  labelNames: ['state'] as const,
  registers: []
})

/** For a server's registry. */
export const ordersMetric = orders
/** For a server's registry. */
export const orderMoneyMetric = money

/** Counts orders that came to a state in this process. */
export function countOrders(
  state: string,
  moved: readonly { readonly kind: string; readonly payFen: number }[]
): void {
  for (const { kind, payFen } of moved) {
    orders.inc({ state, kind })
    money.inc({ state }, payFen)
  }
}
