/** SQL of goods that nobody bought, for staff who send them by hand. */
import type { Queryable, Tx } from '../../db/client'
import { keyset, limitOf, type Page, type Positioned } from '../../db/keyset'
import type { StoredAddress } from '../../db/schema/order'
import { statement } from '../../db/statement'
import type { ToPack } from './by-hand-repository'
import { GIFT_TABLES, type GiftKind, type GiftTable } from './gift-tables'

/** A gift that is not sent yet. */
export interface WaitingGift {
  /** Of its row. */
  readonly id: string
  readonly giftNo: string
  readonly name: string
  readonly claimedAt: Date
  readonly address: StoredAddress
  /** A warehouse has accepted it. */
  readonly placed: boolean
}

/** A gift that was claimed. */
export interface ClaimedGift {
  readonly state: string
  readonly placed: boolean
  readonly carrier: string | null
  readonly trackingNo: string | null
}

function giftRows({ table, id, itemName, goods }: GiftTable) {
  const oldestFirst = keyset({ by: 'claimed_at', type: 'timestamptz' }, { by: id, type: 'text' })
  const page = statement<WaitingGift & Positioned>(
    `${table}-to-pack`,
    `select ${id} as id, ship_no as "giftNo", ${itemName} as name, claimed_at as "claimedAt", address, placed_at is not null as placed,
       ${oldestFirst.column}
     from ${table} where ${goods} and state = 'claimed' and address is not null
       and ($3::boolean or placed_at is null) and ${oldestFirst.after('$1')}
     order by ${oldestFirst.order} limit $2`
  )
  const lock = statement<ClaimedGift>(
    `${table}-lock-gift`,
    `select state, placed_at is not null as placed, carrier, tracking_no as "trackingNo"
     from ${table} where ship_no = $1 and ${goods} for update`
  )
  const send = statement<{ giftNo: string }>(
    `${table}-send-by-hand`,
    `update ${table} set state = 'sent', carrier = $2, tracking_no = $3, sent_at = $4
     where ship_no = $1 and ${goods} and state = 'claimed' and placed_at is null and address is not null
     returning ship_no as "giftNo"`
  )
  return { oldestFirst, page, lock, send }
}

const ROWS = { privilege: giftRows(GIFT_TABLES.privilege), prize: giftRows(GIFT_TABLES.prize) }

/** A page of gifts that are not sent yet, the longest wait first. */
export async function giftsToPack(
  kind: GiftKind,
  { cursor, pageSize, withPlaced }: ToPack,
  db: Queryable
): Promise<Page<WaitingGift>> {
  const { oldestFirst, page } = ROWS[kind]
  const rows = await page([oldestFirst.start(cursor), limitOf(pageSize), withPlaced], db)
  return oldestFirst.page(rows, pageSize)
}

/** A gift, locked until the transaction ends; undefined if there is none of this number. */
export const lockGift = async (kind: GiftKind, giftNo: string, tx: Tx): Promise<ClaimedGift | undefined> =>
  (await ROWS[kind].lock([giftNo], tx))[0]

/** Marks a gift as sent. @returns false if it was sent, or a warehouse has accepted it */
export async function markGiftSent(
  kind: GiftKind,
  giftNo: string,
  { carrier, trackingNo, now }: { readonly carrier: string; readonly trackingNo: string; readonly now: Date },
  tx: Tx
): Promise<boolean> {
  return (await ROWS[kind].send([giftNo, carrier, trackingNo, now], tx)).length > 0
}
