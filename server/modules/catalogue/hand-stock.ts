import type { ConsoleParsed } from '@contract/console/types'
import { lockCatalogue } from '../../db/catalogue-lock'
import type { Tx } from '../../db/client'
import { addStock, readStock } from './change-repository'
import { WITHOUT_FILE } from './entry-kinds'
import { badRequest, keepChange, noEntry, refused, type Change, type Hand } from './hand'

interface Stock {
  readonly stock: number
}

/**
 * Adds pieces to a stock, or takes some from it: by one conditional update, so that no sale of the same moment is lost.
 * @throws BusinessError 400 if it is not limited, 404, 907 if so many are not there
 */
export async function changeStockIn(
  tx: Tx,
  { kind, itemId, by }: Pick<ConsoleParsed<'changeStock'>, 'kind' | 'itemId' | 'by'>,
  hand: Hand
): Promise<Change<Stock>> {
  await lockCatalogue(tx)
  const stock = await addStock(kind, itemId, by, tx)
  if (stock === undefined) throw await whyNot(kind, itemId, by, tx)
  const change = { before: { stock: stock - by }, after: { stock } }
  if (!WITHOUT_FILE.has(kind)) await keepChange({ kind, itemId }, change, hand, tx)
  return change
}

async function whyNot(kind: ConsoleParsed<'changeStock'>['kind'], itemId: string, by: number, tx: Tx) {
  const row = await readStock(kind, itemId, tx)
  if (!row) return noEntry()
  if (row.stock === null) return badRequest('这件商品不限库存，是否限量由商品文件决定')
  return refused(by < 0 ? `库存只有 ${row.stock}，不能减少 ${-by}` : '库存超过上限')
}
