/** SQL of batches of printed cards: making and voiding them. */
import type { Tx } from '../../db/client'
import { cardBatches } from '../../db/schema/card'
import { command, statement } from '../../db/statement'

export async function insertBatch(batch: typeof cardBatches.$inferInsert, tx: Tx): Promise<void> {
  await tx.insert(cardBatches).values(batch)
}

const known = statement<{ exists: boolean }>(
  'card-numbers-taken',
  `select exists (select 1 from card_codes where card_no between $1 and $2)
     or exists (select 1 from member_cards where card_no between $1 and $2) as exists`
)

/** Whether a card has one of these numbers. */
export const areTaken = async (firstNo: string, lastNo: string, tx: Tx): Promise<boolean> =>
  (await known([firstNo, lastNo], tx))[0]?.exists === true

const insert = command(
  'card-batch-codes',
  `insert into card_codes (card_no, code_mac, card_id, batch_id, valid_until)
   select n.card_no, n.code_mac, b.card_id, b.id, b.valid_until
   from unnest($2::text[], $3::text[]) n(card_no, code_mac), card_batches b where b.id = $1`
)

/** Stores cards of a batch: numbers, and their codes in stored form. */
export async function insertCodes(
  batchId: string,
  codes: readonly { readonly cardNo: string; readonly codeMac: string }[],
  tx: Tx
): Promise<void> {
  await insert([batchId, codes.map(({ cardNo }) => cardNo), codes.map(({ codeMac }) => codeMac)], tx)
}

const mark = command(
  'void-card-batch',
  'update card_batches set voided_at = $2, void_reason = $3 where id = $1 and voided_at is null'
)
const end = command(
  'void-card-codes',
  'update card_codes set voided_at = $2 where batch_id = $1 and used_at is null and voided_at is null'
)

/**
 * Voids what is left of a batch: waits for activations under way, and those that come later find their card void.
 * @returns how many cards; null if it is void already, or there is no such batch
 */
export async function voidBatch(batchId: string, reason: string, now: Date, tx: Tx): Promise<number | null> {
  if ((await mark([batchId, now, reason], tx)) === 0) return null
  return end([batchId, now], tx)
}
