/** What becomes of a prize in every state, whatever happens. */
import { consoleModule } from '../../../server/composition'
import { openLotteryShop } from '../lottery/lottery-shop'
import { prizeArea } from './prize-area'
import { PRIZE_RULES } from './prize-rules'
import { expectRules } from './pairs'
import { lastingStaff, SEED } from './staff'

test('a prize, what is handed over for it, and the order that gave the try', async () => {
  const shop = await openLotteryShop([consoleModule])
  await shop.database.pool.query('update lottery_prizes set stock = 100000 where stock is not null')
  await shop.database.pool.query('update coupons set total = 100000')
  const staff = await lastingStaff(shop)
  await expectRules(prizeArea(shop, staff), PRIZE_RULES, SEED)
  await shop.close()
})
