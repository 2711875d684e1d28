import { z } from 'zod'
import { day, id, moment, none, text, typedLine } from '../../common'
import type { EndpointSchema } from '../../schema'
import { acted, businessDay, consolePage, consolePaging, reason } from '../common'
import { MAX_BATCH_CARDS } from '../limits'
import type { consoleCardBatchEndpoints } from './endpoints'

const count = z.int().min(0).max(MAX_BATCH_CARDS)

/** A batch, and what has become of its cards. */
const batch = z.object({
  batchId: id,
  name: text(60),
  card: z.object({ cardId: id, name: text(60) }),
  count,
  activated: count,
  voided: count,
  /** Neither activated nor void. */
  left: count,
  /** Last day on which they can be activated. */
  lastDay: day,
  madeAt: moment,
  madeBy: text(60),
  voidedAt: moment.nullable()
})

export const consoleCardBatchSchemas = {
  cardBatches: {
    summary: 'Batches of printed cards, latest first',
    input: z.object(consolePaging),
    data: consolePage(batch)
  },
  cardBatch: {
    summary: 'A batch, and how many of its cards were activated on which day',
    input: z.object({ batchId: id }),
    data: z.object({
      batch: batch.extend({
        firstNo: text(20),
        lastNo: text(20),
        /** The public key for which its codes were encrypted. */
        recipient: text(100),
        voidReason: text(100).nullable()
      }),
      /** Latest first; days on which none was activated are left out. */
      days: z.array(z.object({ day, activated: count }))
    })
  },
  cardBatchMembers: {
    summary: 'Who activated cards of a batch, latest first',
    input: z.object({ ...consolePaging, batchId: id }),
    data: consolePage(
      z.object({
        cardNo: text(20),
        activatedAt: moment,
        member: z.object({ memberId: id, nickname: text(60), phoneMasked: text(20).nullable() })
      })
    )
  },
  printableCards: {
    summary: 'Cards of which batches can be made',
    input: none,
    data: z.object({ items: z.array(z.object({ cardId: id, name: text(60) })) })
  },
  makeCardBatch: {
    summary:
      'Make a batch. Its codes are in this answer and nowhere else: as CSV, encrypted with age for the given key. The answer is kept for a repeat with the same key for a day',
    input: z.object({
      cardId: id,
      count: z.int('数量须为整数').min(1, '至少 1 张').max(MAX_BATCH_CARDS, `一批最多 ${MAX_BATCH_CARDS} 张`),
      lastDay: businessDay,
      name: typedLine(60, '请填写批次名称'),
      recipient: z
        .string()
        .overwrite((typed) => typed.trim().toLowerCase())
        .refine((typed) => !typed.startsWith('age-secret-key'), '这是私钥，请填写以 age1 开头的公钥')
        .regex(/^age1[02-9ac-hj-np-z]{58}$/, '请填写以 age1 开头的公钥')
    }),
    data: acted.extend({
      batchId: id,
      firstNo: text(20),
      lastNo: text(20),
      /** Armored: text that age programs decrypt. */
      file: z.string()
    }),
    codes: { '400': 'an unknown card, a day that is over, or no key', '907': 'its file was given before' }
  },
  voidCardBatch: {
    summary: 'Void what is left of a batch, at once; activated cards stay as they are',
    input: z.object({ batchId: id, reason }),
    data: acted.extend({ voided: count }),
    codes: { '907': 'it is void already' }
  }
} as const satisfies Record<keyof typeof consoleCardBatchEndpoints, EndpointSchema>
