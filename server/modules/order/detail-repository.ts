import type { OrderState } from '@contract/types'
import type { Queryable } from '../../db/client'
import type { StoredAddress, ReturnTerms } from '../../db/schema/order'
import { statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'

/** What an order has delivered so far. */
export interface OrderGains {
  readonly memberCardId: string | null
  readonly memberPlateId: string | null
  readonly receiveIds: string[]
}

export interface OrderDetails {
  readonly couponName: string | null
  readonly address: StoredAddress | null
  readonly note: string | null
  /** One per line. */
  readonly returnTerms: ReturnTerms[]
  readonly transactionId: string | null
  readonly refund: {
    amountFen: number
    reason: string
    state: 'processing' | 'done' | 'failed'
    at: Date
  } | null
  readonly history: { at: Date; state: OrderState; note: string }[]
}

const gains = statement<OrderGains>(
  'order-gains',
  `select (select member_card_id from card_terms where order_no = $1) as "memberCardId",
     (select id from member_plates where order_no = $1) as "memberPlateId",
     array(select id from receive_records where order_no = $1 order by order_seq) as "receiveIds"`
)

const readDetails = statement<
  Pick<OrderDetails, 'couponName' | 'address' | 'note' | 'returnTerms' | 'transactionId'>
>(
  'order-details',
  `select c.name as "couponName", o.address, o.note,
     (select json_agg(l.return_terms) from order_lines l where l.order_no = o.order_no) as "returnTerms", (select transaction_id from payments p where p.order_no = o.order_no
     and p.transaction_id is not null order by paid_at limit 1) as "transactionId"
   from orders o left join coupon_receives r on r.id = o.coupon_receive_id left join coupons c on c.id = r.coupon_id
   where o.order_no = $1`
)

const refundOf = statement<NonNullable<OrderDetails['refund']>>(
  'order-refund',
  `select amount_fen as "amountFen", reason,
     case when state = 'covered' then 'done' else state end as state, coalesce(done_at, created_at) as at from refunds
   where order_no = $1 order by created_at desc limit 1`
)

const history = statement<OrderDetails['history'][number]>(
  'order-history',
  'select at, state, note from order_events where order_no = $1 order by id'
)

/** The card, plate and records that an order delivered. */
export async function findGains(orderNo: OrderNo, db: Queryable): Promise<OrderGains> {
  const [row] = await gains([orderNo], db)
  return row ?? { memberCardId: null, memberPlateId: null, receiveIds: [] }
}

/** The remaining data of the order's page. */
export async function findDetails(orderNo: OrderNo, db: Queryable): Promise<OrderDetails> {
  const [fact, refund, events] = await Promise.all([
    readDetails([orderNo], db),
    refundOf([orderNo], db),
    history([orderNo], db)
  ])
  return {
    couponName: fact[0]?.couponName ?? null,
    address: fact[0]?.address ?? null,
    note: fact[0]?.note ?? null,
    returnTerms: fact[0]?.returnTerms ?? [],
    transactionId: fact[0]?.transactionId ?? null,
    refund: refund[0] ?? null,
    history: events
  }
}
