/** xpay as the sandbox plays it: the calls that the shop makes, by their paths. */
import { z } from 'zod'
import { withTransaction } from '../../db/client'
import type { VirtualCashier } from './buyer'
import { queueMessage } from './notices'
import { orderList, ORDERS_PATH } from './order-list'
import {
  addItems,
  addRefund,
  findByRefund,
  findOrder,
  listItems,
  markProvided,
  publishItems,
  refundId,
  type VirtualOrder
} from './repository'

/** A refusal, by xpay's code. */
export class XpayRefusal extends Error {
  constructor(
    readonly errcode: number,
    message: string
  ) {
    super(message)
  }
}

const badParameter = (what: string) => new XpayRefusal(268490002, what)

type Answer = Readonly<Record<string, unknown>>
type Call = (cashier: VirtualCashier, body: unknown, now: Date) => Promise<Answer>

const orderQuery = z.object({ openid: z.string(), env: z.int(), order_id: z.string() })
const provided = z.object({ order_id: z.string(), env: z.int() })
const refundOrder = z.object({
  openid: z.string(),
  order_id: z.string(),
  refund_order_id: z.string().regex(/^[\w-]{8,32}$/),
  left_fee: z.int(),
  refund_fee: z.int().min(1),
  biz_meta: z.string(),
  refund_reason: z.enum(['0', '1', '2', '3', '4', '5']),
  req_from: z.enum(['1', '2', '3']),
  env: z.int()
})
const upload = z.object({
  upload_item: z
    .array(
      z.object({
        id: z.string().regex(/^[\w-]{1,64}$/),
        name: z.string().min(1).max(1024),
        price: z.int().min(1),
        remark: z.string().min(1),
        item_url: z.url()
      })
    )
    .min(1),
  env: z.int()
})
const publish = z.object({ publish_item: z.array(z.object({ id: z.string() })).min(1), env: z.int() })

export const XPAY_CALLS: Readonly<Record<string, Call>> = {
  query_order: async ({ db }, body) => {
    const { openid, order_id: number } = shaped(orderQuery, body)
    const order = await findOrder(number, db)
    if (order?.openId === openid) return { order: orderView(order) }
    const returned = await findByRefund(number, db)
    if (returned?.openId !== openid) throw badParameter('order not exist')
    return { order: { ...orderView(returned), order_id: number, status: 5, order_type: 1 } }
  },

  notify_provide_goods: async ({ db }, body) => {
    await markProvided(shaped(provided, body).order_id, db)
    return {}
  },

  refund_order: async (cashier, body, now) => {
    const asked = shaped(refundOrder, body)
    const { order_id: outTradeNo, refund_order_id: outRefundNo } = asked
    if ((await findByRefund(outRefundNo, cashier.db)) !== undefined)
      throw new XpayRefusal(268490004, 'repeated')
    const refund = { outTradeNo, outRefundNo, leftFen: asked.left_fee, amountFen: asked.refund_fee }
    if (!(await refundVirtually(cashier, refund, now))) throw new XpayRefusal(268490016, 'left_fee')
    return { refund_order_id: outRefundNo, pay_order_id: outTradeNo }
  },

  start_upload_goods: async ({ db }, body) => {
    const { upload_item: items } = shaped(upload, body)
    await addItems(
      items.map(({ id, name, price }) => ({ productId: id, name, priceFen: price })),
      db
    )
    return {}
  },
  // a batch is over at once, and all that were ever made are told of
  query_upload_goods: async ({ db }) => {
    const items = await listItems(db)
    return { status: 3, upload_item: items.map(({ productId }) => ({ id: productId, upload_status: 2 })) }
  },

  start_publish_goods: async ({ db }, body) => {
    const ids = shaped(publish, body).publish_item.map(({ id }) => id)
    const done = await publishItems(ids, db)
    if (done.size < ids.length) throw badParameter('item not uploaded')
    return {}
  },
  // a list is there at once; its number says what is in it
  start_download_order: async (_cashier, body) => ({
    task_id: Buffer.from(JSON.stringify(shaped(orderList, body))).toString('base64url')
  }),
  query_download_order: async ({ xpay }, body) => {
    const { task_id: task } = shaped(z.object({ task_id: z.string(), env: z.int() }), body)
    return { task_id: task, status: 2, download_url: `${xpay.baseUrl}${ORDERS_PATH}?task=${task}` }
  },

  query_publish_goods: async ({ db }) => {
    const items = (await listItems(db)).filter(({ published }) => published)
    return { status: 3, publish_item: items.map(({ productId }) => ({ id: productId, publish_status: 2 })) }
  }
}

/** Gives money back, and queues its message; false if not that much is left. */
export async function refundVirtually(
  cashier: VirtualCashier,
  refund: { outTradeNo: string; outRefundNo: string; leftFen: number; amountFen: number },
  now: Date
): Promise<boolean> {
  const { outTradeNo, outRefundNo, amountFen } = refund
  return withTransaction(cashier.db, async (tx) => {
    const done = await addRefund({ ...refund, now }, tx)
    if (!done) return false
    const message = {
      Event: 'xpay_refund_notify',
      OpenId: done.openId,
      WxRefundId: refundId(done, outRefundNo),
      MchRefundId: outRefundNo,
      WxOrderId: done.transactionId,
      MchOrderId: outTradeNo,
      RefundFee: amountFen,
      RetCode: 0,
      RetMsg: 'SUCCESS'
    }
    await queueMessage(cashier, { outTradeNo, message, mode: 'normal', now }, tx)
    return true
  })
}

const orderView = ({
  outTradeNo,
  provided: done,
  totalFen,
  refundedFen,
  paidAt,
  transactionId
}: VirtualOrder) => ({
  order_id: outTradeNo,
  status: refundedFen === totalFen ? 5 : done ? 4 : 2,
  order_type: 0,
  order_fee: totalFen,
  paid_fee: totalFen,
  coupon_fee: 0,
  left_fee: totalFen - refundedFen,
  paid_time: Math.floor(paidAt.getTime() / 1000),
  wx_order_id: transactionId,
  wxpay_order_id: transactionId
})

function shaped<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const read = schema.safeParse(body)
  if (read.success) return read.data
  throw badParameter(read.error.issues.map(({ path }) => path.join('.')).join(', '))
}
