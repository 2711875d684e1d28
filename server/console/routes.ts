import { runSweeps } from '../db/sweeps'
import type { Kit } from '../http/kit'
import { bindAfterSales } from './after-sales'
import { consoleBinder } from './bind'
import { bindCardBatches } from './card-batches'
import { bindCatalogue } from './catalogue'
import { bindFeedback } from './feedback'
import { bindFigures } from './figures'
import { bindMembers } from './members'
import { bindMoney } from './money'
import type { ConsoleDependencies } from './dependencies'
import { bindOrders } from './orders'
import { bindLotteries } from './lotteries'
import { oidcRoutes } from './oidc'
import { bindPasskeys } from './passkeys'
import { bindQuestionnaires } from './questionnaires'
import { bindReferrals } from './referrals'
import { bindRedeem } from './redeem'
import { bindShipping } from './shipping'
import { bindSystem } from './system'
import { bindStaff } from './staff'
import { bindTalks } from './talks'
import { tillRoute } from './tills'

/** The calls of the staff's console, one file per area. */
export function consoleModule(kit: Kit, provided: ConsoleDependencies): void {
  const bind = consoleBinder(kit)
  bindStaff(kit, bind)
  bindPasskeys(kit, bind)
  oidcRoutes(kit)
  bindOrders(kit, bind, provided)
  bindAfterSales(kit, bind)
  bindMembers(kit, bind)
  bindMoney(kit, bind, provided)
  bindRedeem(kit, bind)
  bindShipping(kit, bind)
  bindFeedback(kit, bind)
  bindCardBatches(kit, bind)
  bindTalks(kit, bind)
  bindLotteries(kit, bind)
  bindQuestionnaires(kit, bind)
  bindReferrals(kit, bind)
  bindFigures(kit, bind)
  bindCatalogue(kit, bind)
  bindSystem(kit, bind)
  tillRoute(kit)
  kit.jobs.every('sweep staff sessions', 600_000, (now) => runSweeps('sweep staff sessions', now, kit.db))
}
