import { consoleOrderEndpoints } from '@contract/console/orders/endpoints'
import { consoleOrderSchemas } from '@contract/console/orders/schema'
import { ourNumber } from '../domain/order-number'
import type { Kit } from '../http/kit'
import { operatorOrder, operatorOrders, wholePhones } from '../modules/order'
import { performAct } from '../modules/staff'
import type { BindConsole } from './bind'

/** Orders of all members. */
export function bindOrders({ db }: Kit, bind: BindConsole): void {
  bind(consoleOrderEndpoints, consoleOrderSchemas, {
    orders: (input, { now }) => operatorOrders(db, input, now),
    orderDetail: ({ orderNo }, { now }) => operatorOrder(db, ourNumber(orderNo), now),
    async revealOrderPhones({ orderNo, reason }, { actor, now }) {
      const phones = await wholePhones(db, ourNumber(orderNo), now)
      const act = { act: 'revealOrderPhones', about: { kind: 'order', id: orderNo }, reason }
      await performAct(db, actor, act, () =>
        Promise.resolve({
          after: { member: phones.memberPhone !== null, receiver: phones.receiverPhone !== null }
        })
      )
      return phones
    }
  })
}
