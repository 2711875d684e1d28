import { createHmac, randomBytes } from 'node:crypto'
import type { ChatSubject } from '../../gateways/chat/chat-gateway'

/** What tells one chat from another. */
export interface ChatOwner {
  readonly channel: string
  readonly memberId: string | null
  readonly subject: ChatSubject
  readonly orderNo: string | undefined
}

/** No letters that are read as another one: serials are told over the phone. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 16

/** Of a member and subject always the same, so that a chat goes on where it was; a visitor's is new. Tells nothing of whose it is. */
export function serialOf({ channel, memberId, subject, orderNo }: ChatOwner, secret: string): string {
  const bytes =
    memberId === null
      ? randomBytes(LENGTH)
      : createHmac('sha256', secret)
          .update(JSON.stringify(['chat-serial', channel, memberId, subject, orderNo ?? null]))
          .digest()
  return `KF${[...bytes.subarray(0, LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('')}`
}
