import { createHmac, randomBytes } from 'node:crypto'
import type { ChatSubject } from '../../gateways/chat/chat-gateway'

/** What distinguishes one chat from another. */
export interface ChatOwner {
  readonly channel: string
  readonly memberId: string | null
  readonly subject: ChatSubject
  readonly orderNo: string | undefined
}

/** No easily confused letters: serials are read out over the phone. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 16

/** Constant for a member and subject, so that a chat continues; new for each visitor. Does not reveal its owner. */
export function serialOf({ channel, memberId, subject, orderNo }: ChatOwner, secret: string): string {
  const bytes =
    memberId === null
      ? randomBytes(LENGTH)
      : createHmac('sha256', secret)
          .update(JSON.stringify(['chat-serial', channel, memberId, subject, orderNo ?? null]))
          .digest()
  return `KF${[...bytes.subarray(0, LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('')}`
}
