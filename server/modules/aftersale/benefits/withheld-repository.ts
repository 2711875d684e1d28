import type { Tx } from '../../../db/client'
import { afterSaleWithholdings } from '../../../db/schema/aftersale'
import { statement } from '../../../db/statement'
import type { OrderNo } from '../../../domain/order-number'
import type { Withholding } from './weigh'

const add = statement(
  'add-withheld',
  'update orders set withheld_fen = withheld_fen + $2 where order_no = $1'
)

/** Money of an order that a refund keeps: it is not the order's any more. */
export async function addWithheld(orderNo: OrderNo, fen: number, tx: Tx): Promise<void> {
  if (fen > 0) await add([orderNo, fen], tx)
}

/** Writes down what a request's refund keeps, and what for. */
export async function insertWithholdings(
  afterSaleId: string,
  all: readonly Withholding[],
  tx: Tx
): Promise<void> {
  if (all.length === 0) return
  await tx
    .insert(afterSaleWithholdings)
    .values(all.map((one, index) => ({ ...one, afterSaleId, seq: index + 1 })))
}
