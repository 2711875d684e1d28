import { z } from 'zod'
import { fen, id, orderNo, paged, paging, picture, text, typedLine, typedText } from '../common'
import { compact } from '../typed/code'
import type { EndpointSchema } from '../schema'
import type { aftersaleEndpoints } from './endpoints'
import { afterSale, afterSaleKind, linePieces, refundShare, withheld } from './shapes'

const codes = {
  '907': 'not possible in the current state of the order, the goods or the request',
  '922': 'the amount differs from the one shown to the member'
}

/** Each line once; declared by `x-unique-by`, as JSON Schema cannot. */
const lines = z
  .array(linePieces)
  .min(1, '请选择要退的商品')
  .max(120)
  .refine((all) => new Set(all.map(({ lineNo }) => lineNo)).size === all.length, '同一商品请合并数量')
  .meta({ 'x-unique-by': 'lineNo' })

export const aftersaleSchemas = {
  previewAfterSale: {
    summary: 'Which lines of an order can be returned, and the refund amount. Read only',
    input: z.object({ orderNo, kind: afterSaleKind.optional(), lines: lines.optional() }),
    data: z.object({
      orderNo,
      /** What may be requested now; empty = nothing, and `why` gives the reason. */
      kinds: z.array(z.object({ kind: afterSaleKind, reasons: z.array(text(20)) })),
      why: text(60).nullable(),
      lines: z.array(
        z.object({
          lineNo: z.int(),
          name: text(60),
          picture,
          quantity: z.int(),
          /** How many pieces may be requested for each kind. */
          left: z.object({ cancel: z.int(), refund: z.int(), return: z.int() })
        })
      ),
      /** Why staff have to review the requested lines before a refund; null if it is refunded at once. */
      review: text(60).nullable(),
      /** How the refund of partly used rights is calculated; empty if all of it is refunded. */
      shares: z.array(refundShare),
      /** What is withheld for benefits that were used. */
      withheld: z.array(withheld),
      /** For the requested lines, fen; includes the freight, excludes what is withheld. */
      amountFen: fen,
      freightFen: fen
    }),
    codes
  },
  applyAfterSale: {
    summary: 'Request a refund, or a return and refund, by lines and quantities',
    input: z.object({
      orderNo,
      kind: afterSaleKind,
      lines,
      reason: text(20, 1),
      note: typedText(200).optional(),
      /** The refund that the member saw, fen: if it has changed, no request is made. */
      seenFen: fen.optional(),
      pictures: z.array(picture).max(6, '最多上传 6 张图片').default([])
    }),
    data: afterSale,
    codes
  },
  afterSaleDetail: {
    summary: "One of the member's requests with its progress",
    input: z.object({ afterSaleId: id }),
    data: afterSale
  },
  afterSaleList: {
    summary: "The member's requests, newest first, optionally of one order",
    input: z.object({ ...paging, orderNo: orderNo.optional() }),
    data: paged(afterSale)
  },
  withdrawAfterSale: {
    summary: 'Withdraw a request',
    input: z.object({ afterSaleId: id }),
    data: afterSale,
    codes
  },
  sendAfterSaleParcel: {
    summary: 'Set or correct the tracking number of the return parcel',
    input: z.object({
      afterSaleId: id,
      carrier: typedLine(20, '请选择快递公司'),
      trackingNo: z
        .string()
        .overwrite(compact)
        .regex(/^[A-Za-z0-9-]{6,30}$/, '请填写正确的快递单号')
    }),
    data: afterSale,
    codes
  }
} as const satisfies Record<keyof typeof aftersaleEndpoints, EndpointSchema>
