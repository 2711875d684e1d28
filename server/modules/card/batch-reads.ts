/** Batches of printed cards, as staff see them. */
import type { ConsoleData, ConsoleParsed } from '@contract/console/types'
import { lastDayOf, type EndOfDay } from '@contract/time'
import { notFound } from '../../core/business-error'
import type { Queryable } from '../../db/client'
import { keyset, limitOf, type Positioned } from '../../db/keyset'
import { statement } from '../../db/statement'
import { iso, isoOrNull } from '../../lib/iso'
import { maskPhones } from '../../lib/mask-phones'

interface BatchRow {
  readonly id: string
  readonly name: string
  readonly cardId: string
  readonly cardName: string
  readonly count: number
  readonly activated: number
  readonly firstNo: string
  readonly lastNo: string
  readonly validUntil: EndOfDay<Date>
  readonly recipient: string
  readonly madeBy: string
  readonly madeAt: Date
  readonly voidedAt: Date | null
  readonly voidReason: string | null
}

const COLUMNS = `b.id, b.name, b.card_id as "cardId", p.name as "cardName", b.count, b.first_no as "firstNo",
  (b.first_no::numeric + b.count - 1)::text as "lastNo", b.valid_until as "validUntil", b.recipient, b.made_by as "madeBy",
  b.made_at as "madeAt", b.voided_at as "voidedAt", b.void_reason as "voidReason",
  (select count(*)::int from card_codes c where c.batch_id = b.id and c.used_at is not null) as activated`
const FROM = 'from card_batches b join card_products p on p.id = b.card_id'

const LATEST_FIRST = keyset(
  { by: 'b.made_at', type: 'timestamptz', desc: true },
  { by: 'b.id', type: 'text', desc: true }
)
const page = statement<BatchRow & Positioned>(
  'card-batches',
  `select ${COLUMNS}, ${LATEST_FIRST.column} ${FROM} where ${LATEST_FIRST.after('$1')} order by ${LATEST_FIRST.order} limit $2`
)
const one = statement<BatchRow>('card-batch', `select ${COLUMNS} ${FROM} where b.id = $1`)
const byDay = statement<{ day: string; activated: number }>(
  'card-batch-days',
  `select to_char(used_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day, count(*)::int as activated
   from card_codes where batch_id = $1 and used_at is not null group by 1 order by 1 desc`
)

const LAST_ACTIVATED_FIRST = keyset(
  { by: 'c.used_at', type: 'timestamptz', desc: true },
  { by: 'c.card_no', type: 'text', desc: true }
)
const members = statement<
  Positioned & {
    cardNo: string
    activatedAt: Date | null
    memberId: string
    nickname: string
    mobile: string | null
  }
>(
  'card-batch-members',
  `select c.card_no as "cardNo", c.used_at as "activatedAt", m.id as "memberId", m.nickname, m.mobile,
     ${LAST_ACTIVATED_FIRST.column}
   from card_codes c join members m on m.id = c.used_by
   where c.batch_id = $3 and c.used_at is not null and ${LAST_ACTIVATED_FIRST.after('$1')}
   order by ${LAST_ACTIVATED_FIRST.order} limit $2`
)
const cards = statement<{ cardId: string; name: string }>(
  'printable-cards',
  'select id as "cardId", name from card_products order by on_sale desc, sort, id'
)

/** A page of batches, latest first. */
export async function cardBatches(
  db: Queryable,
  { cursor, limit }: ConsoleParsed<'cardBatches'>
): Promise<ConsoleData<'cardBatches'>> {
  const rows = await page([LATEST_FIRST.start(cursor), limitOf(limit)], db)
  const { rows: shown, next } = LATEST_FIRST.page(rows, limit)
  return { items: shown.map(batchOf), nextCursor: next }
}

/** A batch, and how many of its cards were activated on which day. @throws BusinessError 404 */
export async function cardBatch(db: Queryable, batchId: string): Promise<ConsoleData<'cardBatch'>> {
  const [row] = await one([batchId], db)
  if (!row) throw notFound('没有这个批次')
  const { firstNo, lastNo, recipient, voidReason } = row
  return {
    batch: { ...batchOf(row), firstNo, lastNo, recipient, voidReason },
    days: await byDay([batchId], db)
  }
}

/** A page of who activated cards of a batch, latest first. */
export async function cardBatchMembers(
  db: Queryable,
  { batchId, cursor, limit }: ConsoleParsed<'cardBatchMembers'>
): Promise<ConsoleData<'cardBatchMembers'>> {
  const found = await members([LAST_ACTIVATED_FIRST.start(cursor), limitOf(limit), batchId], db)
  const { rows, next } = LAST_ACTIVATED_FIRST.page(found, limit)
  const items = rows.flatMap(({ cardNo, activatedAt, memberId, nickname, mobile }) => {
    const member = { memberId, nickname, phoneMasked: mobile === null ? null : maskPhones(mobile) }
    return activatedAt === null ? [] : [{ cardNo, activatedAt: iso(activatedAt), member }]
  })
  return { items, nextCursor: next }
}

/** Cards of which batches can be made, those on sale first. */
export const printableCards = async (db: Queryable): Promise<ConsoleData<'printableCards'>> => ({
  items: await cards([], db)
})

/** Voiding ended all cards that were not activated. */
const batchOf = ({ id, name, cardId, cardName, count, activated, voidedAt, ...row }: BatchRow) => ({
  batchId: id,
  name,
  card: { cardId, name: cardName },
  count,
  activated,
  voided: voidedAt === null ? 0 : count - activated,
  left: voidedAt === null ? count - activated : 0,
  lastDay: lastDayOf(row.validUntil),
  madeAt: iso(row.madeAt),
  madeBy: row.madeBy,
  voidedAt: isoOrNull(voidedAt)
})
