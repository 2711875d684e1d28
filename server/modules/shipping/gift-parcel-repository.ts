/** SQL of goods that nobody bought, in shipment: prizes of lotteries, privileges. Their tables have the same columns for it. */
import type { Queryable } from '../../db/client'
import { nextPoll, backoff, isLastTry, untilLastTry } from '../../db/backoff'
import type { StoredAddress } from '../../db/schema/order'
import { statement } from '../../db/statement'
import type { GiftTable } from './gift-tables'

/** Goods that the warehouse has to send, or has sent. */
export interface Sending {
  readonly id: string
  readonly shipNo: string
  readonly itemId: string
  readonly itemName: string
  /** null once the member's account was deleted. */
  readonly address: StoredAddress | null
  readonly placed: boolean
  /** The last attempt to notify the warehouse of it, or to ask about it. */
  readonly isLast: boolean
}

const NEXT = `case when placed_at is null then ${backoff('$1', 'attempts', '5 seconds')}
  else ${nextPoll('$1', 'placed_at', '$2')} end`

/** The statements of one table. */
export function giftParcelRows({ table, id, itemId, itemName, goods }: GiftTable) {
  const due = statement<Sending>(
    `${table}-sending-due`,
    `update ${table} set attempts = attempts + 1,
       next_try_at = ${untilLastTry('$1', 'claimed_at', NEXT)}
     where ${id} in (
       select ${id} from ${table} where ${goods} and state = 'claimed' and next_try_at <= $1
       order by next_try_at limit 1 for update skip locked)
     returning ${id} as id, coalesce(ship_no, '') as "shipNo", ${itemId} as "itemId", ${itemName} as "itemName", address,
       placed_at is not null as placed, ${isLastTry('$1', 'claimed_at')} as "isLast"`
  )
  const placed = statement(
    `${table}-placed`,
    `update ${table} set placed_at = $2, next_try_at = $3 where ${id} = $1 and placed_at is null`
  )
  const sent = statement(
    `${table}-sent`,
    `update ${table} set state = 'sent', carrier = $2, tracking_no = $3, sent_at = $4 where ${id} = $1 and state = 'claimed'`
  )
  return {
    /** Claims for this process the goods that have been due longest. */
    claimSending: (now: Date, everySeconds: number, db: Queryable) => due([now, everySeconds], db),

    async markPlaced(key: string, now: Date, nextTryAt: Date, db: Queryable): Promise<void> {
      await placed([key, now, nextTryAt], db)
    },

    async markSent(
      key: string,
      { carrier, trackingNo, sentAt }: { carrier: string; trackingNo: string; sentAt: Date },
      db: Queryable
    ): Promise<void> {
      await sent([key, carrier, trackingNo, sentAt], db)
    }
  }
}
