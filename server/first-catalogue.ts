import { CHANNEL_CODES } from './config/channels'
import type { Settings } from './config/settings'
import { isOwnCatalogue } from './db/catalogue-files/apply'
import { openDatabase } from './db/client'
import { seed } from './db/seed'
import { assemble, expectCarriers, readCatalogueRows } from './modules/catalogue'

/**
 * What a start finds or makes on sale: `sold` an operator's catalogue, or the demo where payments are simulated; `empty` nothing,
 * because payments are real and no folder was applied; `demo` the demo, put there before payments became real.
 */
export type FirstCatalogue = 'sold' | 'empty' | 'demo'

/** For the log of the start. */
export const CATALOGUE_NOTICES: Readonly<Record<Exclude<FirstCatalogue, 'sold'>, string>> = {
  empty:
    'CATALOGUE  Payments are real and no catalogue has been applied: nothing is sold until `npm run catalogue -- apply DIR`.\n',
  demo: 'CATALOGUE  Payments are real, and what is sold is the demo, which nobody delivers: apply your own by `npm run catalogue -- apply DIR`.\n'
}

/**
 * Puts the demo into an empty database, unless payments are real: nobody pays real money for a demo. The demo in our own database
 * follows the code until an operator's catalogue is applied there; any other database may already hold one.
 * @throws if a plate on sale is carried by no card: better no server than such a shop
 */
export async function fillCatalogue(
  url: string,
  own: boolean,
  { demo, secrets, gateways }: Pick<Settings, 'demo' | 'secrets' | 'gateways'>
): Promise<FirstCatalogue> {
  const { db, pool } = openDatabase(url, { max: 1, patient: true })
  try {
    const isReal = gateways.pay === 'real'
    const { rowCount } = await pool.query('select 1 from channels limit 1')
    const isEmpty = !rowCount
    const isOwn = await isOwnCatalogue(db)
    if (!isReal && (isEmpty || (own && !isOwn))) {
      await seed(db, { now: new Date(), cardPepper: secrets.cardPepper, printedCards: demo })
    }
    expectCarriers(assemble(await readCatalogueRows(db)), CHANNEL_CODES)
    if (!isReal || isOwn) return 'sold'
    return isEmpty ? 'empty' : 'demo'
  } finally {
    await pool.end()
  }
}
