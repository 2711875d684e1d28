/** Lists of a day's payments and refunds, as the sandbox's WeChat has them: in the form that `order-file.ts` reads. */
import { stringify } from 'csv-stringify/sync'
import { z } from 'zod'
import type { Queryable } from '../../db/client'
import { chinaText, midnightOf } from '../../lib/china-time'
import { ordersBetween, refundId, type VirtualOrder } from './repository'

/** Path of the files, below the sandbox's. */
export const ORDERS_PATH = '/orders.csv'

const date = z.int().min(20_200_101).max(21_001_231)

/** What a list is asked for: bought items (2) or refunds (4), by WeChat Pay (1) or Apple (2). */
export const orderList = z.object({
  begin_ds: date,
  end_ds: date,
  order_type: z.literal([2, 4]),
  is_provided: z.boolean().default(true),
  refund_status: z.int().default(0),
  pay_channel: z.literal([1, 2]),
  env: z.literal([0, 1])
})

/** The file of a task. */
export async function orderFile(task: string, db: Queryable): Promise<string> {
  const list = orderList.parse(JSON.parse(Buffer.from(task, 'base64url').toString('utf8')))
  const [from, until] = [midnightOf(dayOf(list.begin_ds)), midnightOf(dayOf(list.end_ds), 1)]
  const orders = (await ordersBetween(from, until, db)).filter(
    ({ byApple }) => byApple === (list.pay_channel === 2)
  )
  const isOfDay = (at: Date) => at >= from && at < until
  const rows =
    list.order_type === 2
      ? orders
          .filter(({ paidAt, provided }) => isOfDay(paidAt) && provided === list.is_provided)
          .map(paymentRow)
      : orders
          .flatMap(refundRows)
          .filter(({ at }) => isOfDay(at))
          .map(({ row }) => row)
  const header = list.order_type === 2 ? PAYMENT_COLUMNS : REFUND_COLUMNS
  return `\uFEFF${stringify([header, ...rows])}`
}

const dayOf = (ds: number) => String(ds).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
const yuan = (fen: number) => (fen / 100).toFixed(2)
const text = (at: Date) => chinaText(at, 'YYYY-MM-DD HH:mm:ss')

const PAYMENT_COLUMNS = ['交易单号', '商户单号', '用户ID', '支付金额(元)', '支付时间', '发货状态']
const paymentRow = ({ transactionId, outTradeNo, openId, totalFen, paidAt, provided }: VirtualOrder) => [
  `\t${transactionId}`,
  `\t${outTradeNo}`,
  openId,
  yuan(totalFen),
  text(paidAt),
  provided ? '已发货' : '未发货'
]

const REFUND_COLUMNS = [
  '退款单号',
  '商户退款单号',
  '交易单号',
  '商户单号',
  '退款金额(元)',
  '退款时间',
  '退款状态'
]
const refundRows = (order: VirtualOrder) =>
  Object.entries(order.refunds).map(([outRefundNo, fen]) => {
    const at = new Date(order.refundTimes[outRefundNo] ?? order.paidAt)
    const { transactionId, outTradeNo, byApple } = order
    // what Apple gives back has no number of the shop
    const own = byApple ? '' : `\t${outRefundNo}`
    const row = [
      `\t${refundId(order, outRefundNo)}`,
      own,
      `\t${transactionId}`,
      `\t${outTradeNo}`,
      yuan(fen),
      text(at),
      '已退款'
    ]
    return { at, row }
  })
