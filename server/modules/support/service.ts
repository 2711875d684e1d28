import type { Data, ParsedInput } from '@contract/types'
import type { Queryable } from '../../db/client'
import { ourNumber } from '../../domain/order-number'
import type { ChatGateway } from '../../gateways/chat/chat-gateway'
import { notFound } from '../../http/business-error'
import { findOrder } from '../order/order.service'
import { openingOf } from './opening'
import { serialOf } from './serial'

interface Dependencies {
  readonly db: Queryable
  readonly chat: () => ChatGateway
  /** See `Secrets`. */
  readonly signing: string
}

interface Caller {
  readonly memberId: string | null
  readonly channel: string
  readonly now: Date
}

/** Customer service: where to call, when, and the chats. */
export function supportService({ db, chat, signing }: Dependencies) {
  const channelOf = ({ channel, now }: Caller) => openingOf(channel, now, db)

  /** @throws BusinessError 404 for an order that is not the caller's */
  async function checkOrder(memberId: string | null, orderNo: string): Promise<void> {
    if (memberId === null || !(await findOrder(memberId, ourNumber(orderNo), db)))
      throw notFound('订单不存在')
  }

  return {
    /** The caller's chat on a subject, and of an order of theirs. @throws BusinessError 404 */
    async serial(
      { subject, orderNo }: ParsedInput<'getCustomerSerial'>,
      caller: Caller
    ): Promise<Data<'getCustomerSerial'>> {
      const { memberId, channel, now } = caller
      if (orderNo !== undefined) await checkOrder(memberId, orderNo)
      const serial = serialOf({ channel, memberId, subject, orderNo }, signing)
      const { hours, openNow } = await channelOf(caller)
      return { serial, subject, ...chat().open({ serial, channel, subject, orderNo }, now), hours, openNow }
    },

    async channel(caller: Caller): Promise<Data<'getCustomerService'>> {
      const serial = serialOf(
        { channel: caller.channel, memberId: null, subject: 'channel', orderNo: undefined },
        signing
      )
      const { chatUrl } = chat().open(
        { serial, channel: caller.channel, subject: 'channel', orderNo: undefined },
        caller.now
      )
      return { ...(await channelOf(caller)), qrText: chatUrl }
    }
  }
}
