import type { Data } from '@contract/types'

export type ChatSubject = Data<'getCustomerSerial'>['subject']

/** A chat with customer service. */
export interface Chat {
  readonly serial: string
  readonly channel: string
  readonly subject: ChatSubject
  /** The order that it is about; one of the caller's own. */
  readonly orderNo: string | undefined
}

/** Location of a chat, and what displays it. */
export type ChatPlace = Pick<Data<'getCustomerSerial'>, 'chatUrl' | 'way' | 'corpId'>

/** The system for chatting with customer service. */
export interface ChatGateway {
  /** Where to open a chat; the address may be valid for some hours only. */
  open(chat: Chat, now: Date): ChatPlace
}
