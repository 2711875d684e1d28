/** Rights of two processes and what ends them, in the order of their statements: quickly some orders, in depth every one up to a bound. */
import { consoleModule, ticketModule } from '../../../server/composition'
import { walletModule } from '../../../server/modules/wallet/routes'
import type { TestApp } from '../../support/server/test-app'
import { byLevel, someOf } from '../../support/depth'
import { openReferralShop } from '../distribution/referral-shop'
import { openLotteryShop } from '../lottery/lottery-shop'
import { lastingStaff, SEED } from '../states/staff'
import { openTicketShop } from '../ticket/ticket-shop'
import { GIVEN_PAIRS, openGiving } from './given-pairs'
import { GOODS_PAIRS, PRIZE_PAIRS, TICKET_PAIRS, type PairOf } from './rights-pairs'
import { openTwoProcesses, type Shared, type TwoProcesses } from './two-processes'

const BOUNDS = { switches: byLevel(0, 2), samples: byLevel(4, 100), seed: SEED }

/** Tests each pair in a shop of its own kind. */
function inShop<Of extends Shared & TestApp>(
  what: string,
  open: () => Promise<Of>,
  pairs: Readonly<Record<string, PairOf<Of>>>
) {
  describe(what, () => {
    let processes: TwoProcesses<Of>
    let staff: string

    beforeAll(async () => {
      processes = await openTwoProcesses(await open())
      staff = await lastingStaff(processes.shop)
    })
    afterAll(() => processes.close())

    test.each(someOf(Object.entries(pairs), 2))('%s', async (_name, pair) => {
      expect(await processes.explore(() => pair(processes, staff), BOUNDS)).toBeGreaterThan(4)
    })
  })
}

inShop(
  'goods and commissions',
  async () => {
    const shop = await openReferralShop([consoleModule])
    await shop.database.pool.query('update mall_skus set stock = 1000000')
    return shop
  },
  GOODS_PAIRS
)
inShop(
  'tickets',
  async () => {
    const shop = await openTicketShop({ modules: [ticketModule, walletModule, consoleModule] })
    await shop.setStock(100_000)
    return shop
  },
  TICKET_PAIRS
)
inShop(
  'prizes',
  async () => {
    const shop = await openLotteryShop([consoleModule])
    await shop.database.pool.query('update lottery_prizes set stock = 100000 where stock is not null')
    return shop
  },
  PRIZE_PAIRS
)
inShop('what is given', openGiving, GIVEN_PAIRS)
