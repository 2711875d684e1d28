import type { Data } from '@contract/types'

export type ChatSubject = Data<'getCustomerSerial'>['subject']

/** A chat with customer service. */
export interface Chat {
  readonly serial: string
  readonly channel: string
  readonly subject: ChatSubject
  /** The order that it is about; the caller's own. */
  readonly orderNo: string | undefined
}

/** Where a chat is, and what shows it. */
export type ChatPlace = Pick<Data<'getCustomerSerial'>, 'chatUrl' | 'way' | 'corpId'>

/** Where people talk with customer service. */
export interface ChatGateway {
  /** Where a chat is to be opened; the address may be good for some hours only. */
  open(chat: Chat, now: Date): ChatPlace
}
