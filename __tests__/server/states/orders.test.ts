/** What becomes of an order, its payments, refunds, codes, parcels and after-sale requests in every state, whatever happens. */
import { consoleModule } from '../../../server/composition'
import { openAfterShop, type AfterShop } from '../aftersale/after-shop'
import { goodsArea } from './goods-area'
import { GOODS_RULES } from './goods-rules'
import { orderArea } from './order-area'
import { ORDER_RULES } from './order-rules'
import { expectRules } from './pairs'
import { lastingStaff, SEED } from './staff'

let shop: AfterShop
let staff: string

beforeAll(async () => {
  shop = await openAfterShop([consoleModule])
  staff = await lastingStaff(shop)
  await shop.database.pool.query(`update mall_skus set stock = 1000000 where id = 'tea-s'`)
})
afterAll(() => shop.close())

test('an order of a right, its payments, refunds and code', () =>
  expectRules(orderArea(shop, staff), ORDER_RULES, SEED))

test('an order of goods, its parcels and requests', () =>
  expectRules(goodsArea(shop, staff), GOODS_RULES, SEED))
