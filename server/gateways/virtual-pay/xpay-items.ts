import { z } from 'zod'
import { PayUnreachable } from '../pay/pay-gateway'
import type { VirtualBatch, VirtualPayGateway } from './virtual-pay-gateway'
import type { XpayCall } from './xpay-call'

const entry = z.object({ id: z.string(), errmsg: z.string().optional() })
const uploads = z.object({
  status: z.int(),
  upload_item: z.array(entry.extend({ upload_status: z.int().default(0) })).default([])
})
const publications = z.object({
  status: z.int(),
  publish_item: z.array(entry.extend({ publish_status: z.int().default(0) })).default([])
})

/** Of a batch; 2 = over, and not all of it went well. */
const BATCH = ['idle', 'running', 'failed', 'done'] as const
/** Of an item; 1 = it was there before. */
const ITEM = ['running', 'done', 'done', 'failed'] as const

/** Items of virtual payment: made in a batch, then released in one. */
export function createXpayItems(
  call: XpayCall,
  env: 0 | 1
): Pick<VirtualPayGateway, 'upload' | 'uploads' | 'publish' | 'publications'> {
  return {
    async upload(goods) {
      const items = goods.map(({ productId, name, priceFen, pictureUrl }) => ({
        id: productId,
        name,
        price: priceFen,
        remark: name,
        item_url: pictureUrl
      }))
      await call('/xpay/start_upload_goods', { upload_item: items, env })
    },

    async uploads() {
      const { status, upload_item: items } = shaped(uploads, await call('/xpay/query_upload_goods', { env }))
      return batchOf(
        status,
        items.map(({ id, upload_status: state, errmsg }) => ({ id, state, errmsg }))
      )
    },

    async publish(productIds) {
      await call('/xpay/start_publish_goods', { publish_item: productIds.map((id) => ({ id })), env })
    },

    async publications() {
      const answer = shaped(publications, await call('/xpay/query_publish_goods', { env }))
      return batchOf(
        answer.status,
        answer.publish_item.map(({ id, publish_status: state, errmsg }) => ({ id, state, errmsg }))
      )
    }
  }
}

function batchOf(
  status: number,
  items: readonly { readonly id: string; readonly state: number; readonly errmsg?: string | undefined }[]
): VirtualBatch {
  return {
    state: BATCH[status] ?? 'failed',
    items: new Map(
      items.map(({ id, state, errmsg = '' }) => [id, { state: ITEM[state] ?? 'failed', problem: errmsg }])
    )
  }
}

function shaped<T extends z.ZodType>(schema: T, answer: unknown): z.output<T> {
  const read = schema.safeParse(answer)
  if (!read.success) throw new PayUnreachable('the answer has an unknown shape')
  return read.data
}
