import { z } from 'zod'
import { none, orderNo, text } from '../common'
import type { EndpointSchema } from '../schema'
import type { supportEndpoints } from './endpoints'

/** The subject of a chat. */
export const chatSubject = z.enum(['movie', 'food', 'coupon', 'channel'])

const opening = {
  /** Opening hours as text. */
  hours: text(60),
  /** Whether staff are available now. */
  openNow: z.boolean()
}

export const supportSchemas = {
  getCustomerSerial: {
    summary: 'The customer-service chat on a subject: phone, URL and service hours',
    reads: false,
    input: z.object({ subject: chatSubject, orderNo: orderNo.optional() }),
    data: z.object({
      serial: text(40),
      subject: chatSubject,
      /** Address of the chat, signed; valid for some hours. */
      chatUrl: text(1000),
      /** page: shown in a web view of ours; wechat: WeChat's customer service, opened by WeChat itself. */
      way: z.enum(['page', 'wechat']),
      /** wechat: the corp id of the customer service (`wx.openCustomerServiceChat`); empty for a page. */
      corpId: text(40),
      ...opening
    })
  },
  getCustomerService: {
    summary: "The channel's customer service: phone, hours, and the content of its QR code",
    input: none,
    data: z.object({
      phone: text(20),
      /** An address that starts a chat for whoever opens it; in a browser the same for all. */
      qrText: text(1000),
      ...opening
    })
  }
} as const satisfies Record<keyof typeof supportEndpoints, EndpointSchema>
