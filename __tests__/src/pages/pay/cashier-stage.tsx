import Pay from '@/pages/pay/index'
import { Around } from '../../../support/around'
import { fakeApi, ok, type Answer } from '../../../support/fake-api'
import { mountPage } from '../../../support/mount.h5'
import { detail, order, payState, preview, sheet } from '../../features/order/fixtures'
import { ready } from '../../features/order/stage'

/** What a cashier for a card is opened with. */
export const WISH = { kind: 'card', itemId: 'main-year' }

/** A server on which everything goes well, but for `over`. */
export const api = (over: Record<string, (sent: { data: unknown }) => Answer | Promise<Answer>> = {}) =>
  fakeApi({
    getCardCouponList: () => ok([]),
    previewOrder: () => ok(preview()),
    createCardOrder: () => ok(order()),
    payOrder: () => ok(sheet()),
    getPayState: () => ok(payState({ state: 'fulfilled' })),
    orderDetail: () => ok(detail()),
    ...over
  })

/** Opens the cashier and waits until it can be used. */
export async function open(query: Record<string, string> = WISH) {
  const page = await mountPage(Pay, { path: 'pages/pay/index', query, App: Around })
  await ready()
  return page
}

/** How often a call was made. */
export const sent = (calls: readonly { name: string }[], name: string): number =>
  calls.filter((call) => call.name === name).length
