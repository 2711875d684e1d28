import { mallEndpoints } from '@contract/mall/endpoints'
import { mallSchemas } from '@contract/mall/schema'
import { underCatalogueLock } from '../../db/catalogue-lock'
import { refreshMallSummaries } from '../../db/mall-summaries'
import type { Kit } from '../../http/kit'
import { goodsPage, hotWords, mallHome, suggestions } from './goods'
import { deliveryOf, productOf } from './product'

const MINUTE_MS = 60_000

/** Endpoints and jobs of the mall. */
export function mallModule({ db, bind, jobs, readRecent }: Kit): void {
  bind(mallEndpoints, mallSchemas, {
    getMallHome: (_input, { channel }) => readRecent((from) => mallHome(from, channel)),
    getMallGoods: (input, { channel }) => readRecent((from) => goodsPage(from, input, channel)),
    getMallProduct: (input, context) => productOf(db, input, context),
    getMallDelivery: (input, { channel }) => readRecent((from) => deliveryOf(from, input, channel)),
    getMallSuggestions: ({ keyword }, { channel }) =>
      readRecent((from) => suggestions(from, keyword, channel)),
    getMallHotWords: (_input, { channel }) => readRecent((from) => hotWords(from, channel))
  })
  jobs.every('sum up what the mall sold', MINUTE_MS, () => underCatalogueLock(db, refreshMallSummaries))
}
