/** What becomes of an order, its payments, refunds, codes, parcels and after-sale requests in every state, whatever happens. */
import { consoleModule } from '../../../server/composition'
import { staffToken } from '../../support/server/console'
import { openAfterShop, type AfterShop } from '../aftersale/after-shop'
import { goodsArea } from './goods-area'
import { GOODS_RULES } from './goods-rules'
import { orderArea } from './order-area'
import { ORDER_RULES } from './order-rules'
import { expectRules } from './pairs'

/** Chooses the pairs that a quick run tries. */
const SEED = 20_261_128

let shop: AfterShop
let staff: string

beforeAll(async () => {
  shop = await openAfterShop([consoleModule])
  staff = await staffToken(shop, 'owner')
  // however far the clock goes on
  await shop.database.pool.query(`update staff_sessions set expires_at = '2099-01-01'`)
  await shop.database.pool.query(`update mall_skus set stock = 1000000 where id = 'tea-s'`)
})
afterAll(() => shop.close())

test('an order of a right, its payments, refunds and code', () =>
  expectRules(orderArea(shop, staff), ORDER_RULES, SEED))

test('an order of goods, its parcels and requests', () =>
  expectRules(goodsArea(shop, staff), GOODS_RULES, SEED))
