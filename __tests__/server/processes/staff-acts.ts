/** Acts of staff to be cut off in the middle, each about something of its own. */
import { randomUUID } from 'node:crypto'
import type { consoleEndpoints } from '@contract/console/endpoints'
import { buy, type Buyer } from '../../../e2e/support/buy'
import { buyGoods } from '../../../e2e/support/demo-orders'

/** Reads the only row of a statement. */
export type ReadRow = <R>(text: string, values: readonly unknown[]) => Promise<R>

export interface StaffAct {
  readonly name: keyof typeof consoleEndpoints
  readonly input: Readonly<Record<string, unknown>>
  readonly key: string
  /** How often its work is there. */
  readonly done: () => Promise<number>
  /** What its entry is about, where that has no key: a scan is known by its own record. */
  readonly aboutId?: string
  /** The order whose money goes back, and how much, fen. */
  readonly refund?: { readonly orderNo: string; readonly fen: number }
}

/** Who acts are about. */
export interface Subjects {
  /** Has an address. */
  readonly buyer: Buyer
  readonly memberId: string
  /** Who is kept out. */
  readonly blockedId: string
  /** For whom codes of cards are encrypted. */
  readonly recipient: string
}

const reason = '中途断电'
const REFUND_FEN = 123
/** Of both there are more than any run takes. */
const VOUCHER = { kind: 'product', itemId: 'p-latte' } as const
const SKU = 'mug-stoneware-1-1'
const CARDS = 3
/** A number that no two rounds share: pieces of stock, points, and in the name of a batch. */
let own = 1000

/** One of each act, with what it is about bought and paid. */
export async function prepareActs(subjects: Subjects, row: ReadRow): Promise<StaffAct[]> {
  const { buyer, memberId, blockedId, recipient } = subjects
  own += 1
  const act = (
    name: StaffAct['name'],
    input: Readonly<Record<string, unknown>>,
    [work, ...about]: readonly [string, ...unknown[]]
  ): StaffAct => ({
    name,
    input,
    key: randomUUID(),
    done: async () => (await row<{ n: number }>(`select (${work})::int as n`, about)).n
  })
  const refunds = 'select count(*) from refunds where order_no = $1'
  const [byAmount, byPieces] = [await buy(buyer, VOUCHER), await buy(buyer, VOUCHER)]
  const pieces = await row<{ fen: number }>('select pay_fen as fen from orders where order_no = $1', [
    byPieces
  ])
  const taken = await buy(buyer, VOUCHER)
  const voucher = await row<{ id: string; code: string }>(
    'update receive_records set shown_at = now() where order_no = $1 returning id, code',
    [taken]
  )
  const sent = await buyGoods(buyer)
  // the warehouse leaves it alone meanwhile
  await row(`update shipments set next_try_at = now() + interval '1 day' where order_no = $1`, [sent])
  const { stock } = await row<{ stock: number }>('select stock from mall_skus where id = $1', [SKU])
  const trackingNo = `SF${String(own).padStart(13, '0')}`
  const lines = [{ lineNo: 1, quantity: 1 }]
  return [
    {
      ...act('refundOrder', { orderNo: byAmount, amountFen: REFUND_FEN, reason }, [refunds, byAmount]),
      refund: { orderNo: byAmount, fen: REFUND_FEN }
    },
    {
      ...act('refundPieces', { orderNo: byPieces, kind: 'refund', lines, seenFen: pieces.fen, reason }, [
        refunds,
        byPieces
      ]),
      refund: { orderNo: byPieces, fen: pieces.fen }
    },
    act('givePoints', { memberId, channel: 'main', points: own, reason }, [
      'select count(*) from points_entries where member_id = $1 and points = $2',
      memberId,
      own
    ]),
    act('blockMember', { memberId: blockedId, reason }, [
      'select count(*) from members where id = $1 and blocked_at is not null',
      blockedId
    ]),
    act('changeStock', { kind: 'mall-skus', itemId: SKU, by: own, reason }, [
      'select (stock - $2::int) / $3::int from mall_skus where id = $1',
      SKU,
      stock,
      own
    ]),
    act(
      'makeCardBatch',
      { cardId: 'main-season', count: CARDS, lastDay: '2027-11-30', name: `批次 ${own}`, recipient },
      [
        `select count(*) / $2::int from card_codes c join card_batches b on b.id = c.batch_id where b.name = $1`,
        `批次 ${own}`,
        CARDS
      ]
    ),
    {
      ...act('redeem', { code: voucher.code, reason }, [
        `select count(*) from receive_records where order_no = $1 and state = 'used'`,
        taken
      ]),
      aboutId: voucher.id
    },
    act('shipParcel', { orderNo: sent, carrier: 'shunfeng', trackingNo }, [
      'select count(*) from parcels where order_no = $1',
      sent
    ])
  ]
}
