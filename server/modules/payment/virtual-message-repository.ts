/** SQL of messages about virtual payment that staff have to know of. */
import type { Queryable } from '../../db/client'
import { keyset, limitOf, type Page, type Positioned } from '../../db/keyset'
import type { RefundOpinion } from '../../db/schema/virtual-message'
import { command, statement } from '../../db/statement'
import type { PageRequest } from '../../core/cursor'
import type { OrderNo } from '../../domain/order-number'

/** A message, however often it came. */
export interface VirtualMessage {
  readonly id: number
  readonly event: string
  /** Our number of the payment; null if it names none. */
  readonly outTradeNo: string | null
  readonly orderNo: OrderNo | null
  /** What Apple's question was answered; null = nothing but that it was received. */
  readonly answer: RefundOpinion | null
  readonly times: number
  readonly firstAt: Date
  readonly lastAt: Date
}

const record = command(
  'record-virtual-message',
  `insert into virtual_messages (key, event, out_trade_no, order_no, answer, first_at, last_at)
   values ($1, $2, $3, $4, $5, $6, $6)
   on conflict (key) do update set answer = excluded.answer, times = virtual_messages.times + 1, last_at = excluded.last_at`
)

/** Records a message; one that comes again counts. `key` = what it says. */
export async function recordMessage(
  message: Pick<VirtualMessage, 'event' | 'outTradeNo' | 'orderNo' | 'answer'> & {
    readonly key: string
    readonly now: Date
  },
  db: Queryable
): Promise<void> {
  const { key, event, outTradeNo, orderNo, answer, now } = message
  await record([key, event, outTradeNo, orderNo, answer && JSON.stringify(answer), now], db)
}

const NEWEST_FIRST = keyset({ by: 'id', type: 'int', desc: true })

const list = statement<VirtualMessage & Positioned>(
  'virtual-messages',
  `select id::int as id, event, out_trade_no as "outTradeNo", order_no as "orderNo", answer, times, first_at as "firstAt",
     last_at as "lastAt", ${NEWEST_FIRST.column}
   from virtual_messages where ${NEWEST_FIRST.after('$1')} order by ${NEWEST_FIRST.order} limit $2`
)

/** A page of messages, newest first. */
export async function listVirtualMessages(
  { cursor, pageSize }: PageRequest,
  db: Queryable
): Promise<Page<VirtualMessage>> {
  return NEWEST_FIRST.page(await list([NEWEST_FIRST.start(cursor), limitOf(pageSize)], db), pageSize)
}
