import type { ConsoleParsed } from '@contract/console/types'
import { lockCatalogue } from '../../db/catalogue-lock'
import type { Tx } from '../../db/client'
import { refreshMallSummaries } from '../../db/mall-summaries'
import { fillTicketDays } from '../../db/ticket-days'
import { CHANNEL_CODES } from '../../config/channels'
import { dayInChina } from '../../lib/china-time'
import { platesWithoutCarriers, shortAddons } from './carriers'
import { readCatalogueRows } from './catalogue-repository'
import { assemble } from './catalogue-shape'
import { choicesOf, lockSale, writeSale } from './change-repository'
import { keepChange, noEntry, refused, type Change, type Hand } from './hand'

type Wanted = Omit<ConsoleParsed<'setOnSale'>, 'reason'>

interface Sale {
  readonly onSale: boolean
}

/**
 * Puts an entry on sale, or takes it off. Orders stay as they are.
 * @throws BusinessError 404, 907 if it is so already, or members would find what nobody can use
 */
export async function setOnSaleIn(
  tx: Tx,
  { kind, itemId, onSale }: Wanted,
  hand: Hand
): Promise<Change<Sale>> {
  await lockCatalogue(tx)
  const found = await lockSale(kind, itemId, tx)
  if (!found) throw noEntry()
  if (found.onSale === onSale) throw refused(onSale ? '已经在售' : '已经下架')
  if (kind === 'mall-skus' && onSale) await expectOwnChoice(itemId, tx)
  await writeSale(kind, itemId, onSale, tx)
  if (kind === 'cards' || kind === 'plates') await expectUsable(tx, hand.now)
  if (found.productId !== null) await refreshMallSummaries(tx, found.productId)
  if (kind === 'ticket-kinds') await fillTicketDays(tx, { today: dayInChina(hand.now), kindId: itemId })
  const change = { before: { onSale: !onSale }, after: { onSale } }
  await keepChange({ kind, itemId }, change, hand, tx)
  return change
}

/** Each plate on sale is carried by a card on sale, as the server expects at its start. @throws BusinessError 907 */
async function expectUsable(tx: Tx, now: Date): Promise<void> {
  const catalogue = assemble(await readCatalogueRows(tx))
  const [lost] = platesWithoutCarriers(catalogue, CHANNEL_CODES)
  if (lost)
    throw refused(`权益包「${lost.name}」在售，却没有在售的会员卡可以承载它。请先下架权益包，或先上架会员卡`)
  const [short] = shortAddons(catalogue, now)
  if (short) {
    const [card, plate] = [catalogue.cards.get(short.cardId), catalogue.plates.get(short.plateId)]
    throw refused(`会员卡「${card?.name}」的有效期太短，权益包「${plate?.name}」加购后用不到一半`)
  }
}

/** A SKU is chosen by values that its product has, and by no others' ones. @throws BusinessError 907 */
async function expectOwnChoice(skuId: string, tx: Tx): Promise<void> {
  const found = await choicesOf(skuId, tx)
  if (!found) throw noEntry()
  const { choices, axes, rival } = found
  if (rival !== null) throw refused(`规格与在售的 ${rival} 相同，请先下架它`)
  const fits =
    choices.length === axes.length && axes.every(({ values }, at) => values.includes(choices[at] ?? ''))
  if (!fits) throw refused('规格与商品现在的选项不一致，请修改商品文件')
}
