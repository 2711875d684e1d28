import { consoleOrderEndpoints } from '@contract/console/orders/endpoints'
import { consoleOrderSchemas } from '@contract/console/orders/schema'
import { ourNumber } from '../domain/order-number'
import type { Kit } from '../http/kit'
import { previewPieces, refundPieces } from '../modules/aftersale'
import {
  cancelByStaff,
  operatorOrder,
  operatorOrders,
  ordersByPhone,
  ordersOfReceiver,
  stopUnpaid,
  wholePhones
} from '../modules/order'
import { refundableOf, refundByStaff } from '../modules/payment'
import { performAct } from '../modules/staff'
import type { BindConsole } from './bind'
import type { ConsoleDependencies } from './dependencies'
import { lookByPhone } from './look-by-phone'

/** Orders of all members. */
export function bindOrders(kit: Kit, bind: BindConsole, { payments, takeBack }: ConsoleDependencies): void {
  const { db, phones, settings } = kit
  const look = lookByPhone(kit)
  const about = (act: string, id: string, reason: string) => ({ act, about: { kind: 'order', id }, reason })

  bind(consoleOrderEndpoints, consoleOrderSchemas, {
    orders: (input, { now }) => operatorOrders(db, input, now),
    ordersByPhone: (input, { actor, now }) =>
      look('ordersByPhone', actor, async () => {
        const { memberId, found } = await ordersByPhone(db, input, now)
        return { found, about: memberId === null ? null : { kind: 'member', id: memberId } }
      }),
    ordersOfReceiver: (input, { actor, now }) =>
      look('ordersOfReceiver', actor, async () => {
        const found = await ordersOfReceiver({ db, documentSecret: settings.secrets.document }, input, now)
        const [newest] = found.items
        return { found, about: newest ? { kind: 'order', id: newest.orderNo } : null }
      }),
    orderDetail: ({ orderNo }, { now }) => operatorOrder({ db, phones }, ourNumber(orderNo), now),
    async revealOrderPhones({ orderNo, reason }, { actor, now }) {
      const whole = await wholePhones({ db, phones }, ourNumber(orderNo), now)
      await performAct(db, actor, about('revealOrderPhones', orderNo, reason), () =>
        Promise.resolve({
          after: { member: whole.memberPhone !== null, receiver: whole.receiverPhone !== null }
        })
      )
      return whole
    },

    async cancelOrder({ orderNo, reason }, { actor, now }) {
      await stopUnpaid({ db, payments }, ourNumber(orderNo), now)
      return performAct(db, actor, about('cancelOrder', orderNo, reason), async (tx) => {
        await cancelByStaff(tx, ourNumber(orderNo), now)
        return { before: { state: 'unpaid' }, after: { state: 'cancelled' } }
      })
    },

    refundable: ({ orderNo }) => refundableOf(ourNumber(orderNo), db),

    async refundOrder({ orderNo, amountFen, reason }, { actor, now }) {
      const { actId, after } = await performAct(
        db,
        actor,
        about('refundOrder', orderNo, reason),
        async (tx) => {
          const refund = { orderNo: ourNumber(orderNo), amountFen, reason, key: actor.requestKey ?? '', now }
          return { after: { amountFen, ...(await refundByStaff(tx, refund, takeBack)) } }
        }
      )
      return { actId, ...after }
    },

    previewPieces: (input, { now }) => previewPieces({ db, phones }, input, now),

    async refundPieces({ orderNo, reason, ...pieces }, { actor, now }) {
      const { actId, after } = await performAct(
        db,
        actor,
        about('refundPieces', orderNo, reason),
        async (tx) => {
          const key = actor.requestKey ?? ''
          const refunded = await refundPieces(tx, {
            orderNo: ourNumber(orderNo),
            ...pieces,
            reason,
            key,
            now
          })
          return { after: { kind: pieces.kind, lines: pieces.lines, ...refunded } }
        }
      )
      const { afterSaleId, state, amountFen } = after
      return { actId, afterSaleId, state, amountFen }
    }
  })
}
