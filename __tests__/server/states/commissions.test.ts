/** What becomes of a commission in every state, whatever happens. */
import { consoleModule } from '../../../server/composition'
import { openReferralShop } from '../distribution/referral-shop'
import { commissionArea } from './commission-area'
import { COMMISSION_RULES } from './commission-rules'
import { expectRules } from './pairs'
import { lastingStaff, SEED } from './staff'

test('a commission on a friend’s order', async () => {
  const shop = await openReferralShop([consoleModule])
  await shop.database.pool.query('update mall_skus set stock = 1000000')
  await shop.database.pool.query(`update referral_campaigns set ends_at = '2099-01-01'`)
  const staff = await lastingStaff(shop)
  await expectRules(commissionArea(shop, staff), COMMISSION_RULES, SEED)
  await shop.close()
})
