import { CHANNEL_CODES } from './config/channels'
import type { Verify } from './db/catalogue-files/apply'
import { assemble, platesWithoutCarriers, readCatalogueRows, shortAddons } from './modules/catalogue'

/**
 * Reasons not to start: plates on sale that no card on sale includes, and add-ons that nobody could buy because
 * the card delivers less than half of them.
 */
export const everyPlateIsBundled: Verify = async (tx) => {
  const catalogue = assemble(await readCatalogueRows(tx))
  const lost = platesWithoutCarriers(catalogue, CHANNEL_CODES).map(({ plateId, channels }) => ({
    kind: 'plates',
    id: plateId,
    message: `No card on sale carries it in ${channels.join(', ')}: link a card, or take it from the channel`
  }))
  const short = shortAddons(catalogue, new Date()).map(({ cardId, plateId, rounds, wholeRounds }) => ({
    kind: 'cards',
    id: cardId,
    message: `plates: ${plateId} as addon: the card is good for ${rounds} of its ${wholeRounds} rounds, less than half, so that it is not sold. Put it on a card that is good for longer`
  }))
  return [...lost, ...short]
}
