/**
 * `npm run flash-sale -- open SKU FROM TO`: orders of a SKU go through a waiting room between two moments (2026-12-01T10:00+08:00), whatever
 * the rush. `close SKU` ends that early (docs/how-to/scale.md).
 */
import { readSettings } from '../../server/config/settings'
import { closeRoom, openRoom } from '../../server/modules/waiting/repository'
import { withDatabase } from '../catalogue/with-database'

const USAGE = 'npm run flash-sale -- open SKU FROM TO | close SKU'
/** Whatever is in stock. */
const ANY_STOCK = 2_147_483_647

/** With its zone: a machine's own is not that of the shop. */
function momentOf(text: string | undefined): Date {
  const moment = new Date(text ?? '')
  if (Number.isNaN(moment.getTime()) || !/(?:Z|[+-]\d\d:\d\d)$/.test(text ?? '')) throw new Error(USAGE)
  return moment
}

async function run([act, skuId, from, to]: readonly string[]): Promise<void> {
  if (!skuId || (act !== 'open' && act !== 'close')) throw new Error(USAGE)
  const opening = act === 'open' ? { from: momentOf(from), to: momentOf(to) } : undefined
  if (opening && opening.from >= opening.to) throw new Error(USAGE)
  await withDatabase(readSettings(), async (db) => {
    const done = opening
      ? await openRoom(skuId, opening, ANY_STOCK, db)
      : await closeRoom(skuId, new Date(), db)
    if (!done) throw new Error(opening ? `There is no SKU ${skuId}` : `No waiting room of ${skuId} is open`)
  })
}

run(process.argv.slice(2)).catch((problem: unknown) => {
  process.stderr.write(`${problem instanceof Error ? problem.message : String(problem)}\n`)
  process.exitCode = 1
})
