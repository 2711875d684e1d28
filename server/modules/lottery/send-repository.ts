/** SQL of prize goods in shipment. */
import type { Queryable } from '../../db/client'
import { nextPoll, backoff, isLastTry, untilLastTry } from '../../db/backoff'
import type { AddressSnapshot } from '../../db/schema/order'
import { statement } from '../../db/statement'

/** Goods that the warehouse has to send, or has sent. */
export interface Sending {
  readonly drawId: string
  readonly shipNo: string
  readonly prizeId: string
  readonly prizeName: string
  /** null once the member's account was deleted. */
  readonly address: AddressSnapshot | null
  readonly placed: boolean
  /** The last attempt to notify the warehouse of it, or to ask about it. */
  readonly isLast: boolean
}

const NEXT = `case when placed_at is null then ${backoff('$1', 'attempts', '5 seconds')}
  else ${nextPoll('$1', 'placed_at', '$2')} end`

const due = statement<Sending>(
  'lottery-sending-due',
  `update lottery_draws set attempts = attempts + 1,
     next_try_at = ${untilLastTry('$1', 'claimed_at', NEXT)}
   where id in (
     select id from lottery_draws where prize_kind = 'goods' and state = 'claimed' and next_try_at <= $1
     order by next_try_at limit 1 for update skip locked)
   returning id as "drawId", coalesce(ship_no, '') as "shipNo", prize_id as "prizeId", prize_name as "prizeName", address,
     placed_at is not null as placed, ${isLastTry('$1', 'claimed_at')} as "isLast"`
)

const placed = statement(
  'lottery-placed',
  'update lottery_draws set placed_at = $2, next_try_at = $3 where id = $1 and placed_at is null'
)

const sent = statement(
  'lottery-sent',
  `update lottery_draws set state = 'sent', carrier = $2, tracking_no = $3, sent_at = $4 where id = $1 and state = 'claimed'`
)

const received = statement(
  'lottery-received-long-ago',
  `update lottery_draws set state = 'received', received_at = $1 where state = 'sent' and sent_at < $2`
)

/** Claims for this process the goods that have been due longest. */
export const claimSending = (now: Date, everySeconds: number, db: Queryable) => due([now, everySeconds], db)

export async function markPlaced(drawId: string, now: Date, nextTryAt: Date, db: Queryable): Promise<void> {
  await placed([drawId, now, nextTryAt], db)
}

export async function markSent(
  drawId: string,
  { carrier, trackingNo, sentAt }: { carrier: string; trackingNo: string; sentAt: Date },
  db: Queryable
): Promise<void> {
  await sent([drawId, carrier, trackingNo, sentAt], db)
}

/** Assumes receipt of what was sent before `before`. */
export async function receiveSentBefore(before: Date, now: Date, db: Queryable): Promise<void> {
  await received([now, before], db)
}
