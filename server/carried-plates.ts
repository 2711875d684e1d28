import { CHANNEL_CODES } from './config/channels'
import type { Verify } from './db/catalogue-files/apply'
import { assemble, platesWithoutCarriers, readCatalogueRows } from './modules/catalogue/catalogue.service'

/** What the server would not start with: plates on sale that no card on sale carries. */
export const everyPlateIsCarried: Verify = async (tx) =>
  platesWithoutCarriers(assemble(await readCatalogueRows(tx)), CHANNEL_CODES).map(
    ({ plateId, channels }) => ({
      kind: 'plates',
      id: plateId,
      message: `No card on sale carries it in ${channels.join(', ')}: link a card, or take it from the channel`
    })
  )
