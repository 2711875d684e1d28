import { DEMO_CARD_PEPPER } from '../config/secrets'
import { cardCodeMac } from '../domain/card-code'
import { dayInChina } from '../lib/china-time'
import { writeDemo } from './catalogue-files/apply'
import { withTransaction, type Queryable } from './client'
import { readDemo } from './demo-catalogue'
import { DEMO_CODES, DEMO_INVITED } from './demo-grants'
import { addCodes, addInvitations } from './grant-lists'
import { PRINTED_CARDS } from './printed-cards'
import { cardCodes } from './schema/card'
import { fillTicketDays } from './ticket-days'
import { upsert } from './upsert'
import type { Secret } from '../lib/secret'

export interface SeedOptions {
  /** The moment from which the catalogue's relative dates count; now by default. */
  now?: Date
  /** Pepper of the printed cards' codes; the demo's own unless the settings have one. */
  cardPepper?: Secret
  /** Whether to add the demo's printed cards and grant codes, which are public in the source; true by default. */
  printedCards?: boolean
}

/**
 * Loads the demo catalogue in the same way as an operator's folder. May run at every start and by several processes at once:
 * existing entries are updated, but what was sold, claimed, used or taken from stock stays as it is, and member data is
 * never touched.
 */
export async function seed(
  db: Queryable,
  { now = new Date(), cardPepper = DEMO_CARD_PEPPER, printedCards = true }: SeedOptions = {}
): Promise<void> {
  const folder = readDemo(now)
  const codes = PRINTED_CARDS.map(({ cardNo, code, cardId }) => ({
    cardNo,
    codeMac: cardCodeMac(cardNo, code, cardPepper),
    cardId
  }))
  await withTransaction(db, async (tx) => {
    await writeDemo(tx, folder, now)
    await fillTicketDays(tx, { today: dayInChina(now), demo: true })
    if (!printedCards) return
    await upsert(tx, cardCodes, codes, [cardCodes.cardNo], 'all')
    await addCodes(DEMO_CODES, cardPepper, tx)
    await addInvitations(DEMO_INVITED, cardPepper, tx)
  })
}
