import type { Data, ParsedInput } from '@contract/types'
import type { Platform } from '@contract/device/platform'
import type { Queryable } from '../../db/client'
import { ourNumber } from '../../domain/order-number'
import type { ChatGateway } from '../../gateways/chat/chat-gateway'
import { notFound } from '../../core/business-error'
import { ownsOrder } from '../order'
import { openingOf } from './opening'
import { serialOf } from './serial'

interface Dependencies {
  readonly db: Queryable
  readonly chat: () => ChatGateway
  /** See `Secrets`. */
  readonly identity: string
  readonly publicOrigin: string
}

/** The path of a channel's service code, after the channel: it starts a chat for whoever opens it. */
export const ENTRANCE_PATH = '/unionbuy-server/open/customerChat'

interface Caller {
  readonly memberId: string | null
  readonly channel: string
  readonly now: Date
}

/** Customer service: phone, hours, and the chats. */
export function supportService({ db, chat, identity, publicOrigin }: Dependencies) {
  const channelOf = ({ channel, now }: Caller) => openingOf(channel, now, db)

  /** @throws BusinessError 404 for an order that is not the caller's */
  async function checkOrder(memberId: string | null, orderNo: string): Promise<void> {
    if (memberId === null || !(await ownsOrder(memberId, ourNumber(orderNo), db)))
      throw notFound('订单不存在')
  }

  /** The address of a new chat with a channel's service, for visitors who scan its code. */
  function enter(channel: string, now: Date): string {
    const begun = { channel, subject: 'channel', orderNo: undefined } as const
    const serial = serialOf({ ...begun, memberId: null }, identity)
    return chat().open({ ...begun, serial }, now).chatUrl
  }

  return {
    /** The caller's chat on a subject, and on an order of theirs. @throws BusinessError 404 */
    async serial(
      { subject, orderNo }: ParsedInput<'getCustomerSerial'>,
      caller: Caller
    ): Promise<Data<'getCustomerSerial'>> {
      const { memberId, channel, now } = caller
      if (orderNo !== undefined) await checkOrder(memberId, orderNo)
      const serial = serialOf({ channel, memberId, subject, orderNo }, identity)
      const { hours, openNow } = await channelOf(caller)
      return { serial, subject, ...chat().open({ serial, channel, subject, orderNo }, now), hours, openNow }
    },

    /**
     * In browsers the code is the same for everybody, and starts a separate chat for each: a serial in it would let
     * those who scan it read one another's. In the mini-program it is the chat's own address: a code for a long press
     * there has to be one of WeChat's.
     */
    async channel(caller: Caller & { readonly platform: Platform }): Promise<Data<'getCustomerService'>> {
      const { channel, platform, now } = caller
      const qrText = platform === 'mini' ? enter(channel, now) : `${publicOrigin}/${channel}${ENTRANCE_PATH}`
      return { ...(await channelOf(caller)), qrText }
    },

    enter
  }
}
