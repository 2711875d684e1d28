/** SQL of prizes whose try came from an order, for refunds of that order. */
import type { LotteryPrizeKind } from '@contract/types'
import type { Queryable, Tx } from '../../db/client'
import { statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'
import { GONE_PIECES } from '../order'

/** A prize won with an order's try. */
export interface PrizeAtStake {
  readonly drawId: string
  readonly name: string
  readonly kind: LotteryPrizeKind
  readonly state: 'won' | 'claimed' | 'sent' | 'received' | 'done'
  readonly points: number | null
  /** The delivery of the privilege failed: the member has received nothing. */
  readonly hasFailed: boolean
  readonly couponReceiveId: string | null
  readonly couponState: 'usable' | 'locked' | 'used' | null
  /** The coupon's discount on goods that the member still has, fen. */
  readonly couponOffFen: number
}

const atStake = statement<PrizeAtStake>(
  'lottery-prizes-at-stake',
  `select d.id as "drawId", d.prize_name as name, d.prize_kind as kind, d.state, p.points,
     coalesce(r.state = 'failed', false) as "hasFailed", c.id as "couponReceiveId", c.state as "couponState",
     coalesce((select sum(f.off - f.off * f.gone / f.quantity) from (
       select (l.discount_fen - l.card_off_fen - l.points_off_fen)::bigint as off, ${GONE_PIECES} as gone, l.quantity
       from orders o join order_lines l on l.order_no = o.order_no
       where c.state = 'used' and o.order_no = c.order_no and o.state in ('paid', 'fulfilled')) f), 0)::int as "couponOffFen"
   from lottery_draws d join lotteries t on t.id = d.lottery_id join lottery_prizes p on p.id = d.prize_id
   left join receive_records r on r.id = d.receive_id
   left join coupon_receives c on c.request_key = 'lottery:' || d.id and c.member_id = d.member_id
   where d.order_no = $1 and d.prize_kind <> 'none' and d.state <> 'revoked'
     and ($2 or d.try_key not like '%|order|%' or t.order_from_fen > $3)
   order by d.id`
)

const lock = statement(
  'lottery-lock-draws-of-order',
  'select id from lottery_draws where order_no = $1 order by id for update'
)

const revoke = statement<{ prizeId: string }>(
  'lottery-revoke',
  `update lottery_draws set state = 'revoked' where id = $1 and state in ('won', 'done', 'claimed') returning prize_id as "prizeId"`
)

const revokeWon = statement<{ prizeId: string }>(
  'lottery-revoke-won',
  `update lottery_draws set state = 'revoked' where order_no = $1 and state = 'won' returning prize_id as "prizeId"`
)

const restock = statement(
  'lottery-restock',
  'update lottery_prizes set stock = stock + 1 where id = $1 and stock is not null'
)

const dropCoupon = statement<{ id: string }>(
  'lottery-drop-coupon',
  `with gone as (delete from coupon_receives where id = $1 and state = 'usable' returning id, coupon_id)
   update coupons c set claimed = c.claimed - 1 from gone where c.id = gone.coupon_id returning gone.id`
)

/** Locks the draws of an order until the transaction ends: concurrent claims wait. */
export async function lockDraws(orderNo: OrderNo, tx: Tx): Promise<void> {
  await lock([orderNo], tx)
}

/** Prizes that are lost with an order of which `keptFen` remain; `whole`: nothing of it remains. */
export const prizesAtStake = (
  orderNo: OrderNo,
  { whole, keptFen }: { readonly whole: boolean; readonly keptFen: number },
  db: Queryable
): Promise<PrizeAtStake[]> => atStake([orderNo, whole, keptFen], db)

/** Takes back a prize and returns it to stock. */
export async function revokeDraw(drawId: string, tx: Tx): Promise<void> {
  const [row] = await revoke([drawId], tx)
  if (row) await restock([row.prizeId], tx)
}

/** Removes an unused coupon; false if it has been used. */
export const dropUnusedCoupon = async (couponReceiveId: string, tx: Tx): Promise<boolean> =>
  (await dropCoupon([couponReceiveId], tx)).length > 0

/** Takes back the prizes of an order that nobody has claimed, and returns them to stock. */
export async function revokeUnclaimed(orderNo: OrderNo, tx: Tx): Promise<void> {
  await lockDraws(orderNo, tx)
  const prizes = (await revokeWon([orderNo], tx)).map(({ prizeId }) => prizeId).sort()
  for (const prizeId of prizes) await restock([prizeId], tx)
}
