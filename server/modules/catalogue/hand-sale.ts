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
  if (found.onSale === onSale) throw refused(onSale ? '已在售' : '已下架')
  if (kind === 'mall-skus' && onSale) await expectOwnChoice(itemId, tx)
  const isCarried = kind === 'cards' || kind === 'plates'
  // what is so already is not this change's fault
  const known = isCarried ? await unusable(tx, hand.now) : undefined
  await writeSale(kind, itemId, onSale, tx)
  if (known) {
    const [fresh] = [...(await unusable(tx, hand.now))].filter(([about]) => !known.has(about))
    if (fresh) throw refused(fresh[1])
  }
  if (found.productId !== null) await refreshMallSummaries(tx, { productId: found.productId })
  if (kind === 'ticket-kinds') await fillTicketDays(tx, { today: dayInChina(hand.now), kindId: itemId })
  const change = { before: { onSale: !onSale }, after: { onSale } }
  await keepChange({ kind, itemId }, change, hand, tx)
  return change
}

/** Why members would find what nobody can use, by what it is about; a server does not start with it. */
async function unusable(tx: Tx, now: Date): Promise<Map<string, string>> {
  const catalogue = assemble(await readCatalogueRows(tx))
  const lost = platesWithoutCarriers(catalogue, CHANNEL_CODES).map(
    ({ plateId, name }) =>
      [
        plateId,
        `权益包「${name}」在售，却没有在售的会员卡可以承载它。请先下架权益包，或先上架会员卡`
      ] as const
  )
  const short = shortAddons(catalogue, now).map(({ cardId, plateId }) => {
    const [card, plate] = [catalogue.cards.get(cardId)?.name, catalogue.plates.get(plateId)?.name]
    return [
      `${cardId} ${plateId}`,
      `会员卡「${card}」的有效期太短，权益包「${plate}」另外购买后用不到一半`
    ] as const
  })
  return new Map([...lost, ...short])
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
