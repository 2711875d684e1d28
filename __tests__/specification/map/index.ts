import { ACCOUNT_PAGES } from './account-pages'
import { ASSISTANT_PAGES } from './assistant-pages'
import { CALLS_HELD, ERRORS } from './calls'
import { CHECKS } from './checks'
import { DEPARTURES } from './departures'
import { DATA } from './data'
import type { Held } from './held'
import { LIMITS } from './limits'
import { LOUNGE_PAGES } from './lounge-pages'
import { MAIN_PAGES } from './main-pages'
import { ACTIVITIES_PAGES } from './activities-pages'
import { SECONDARY_PAGES } from './secondary-pages'
import { TICKETS_PAGES } from './tickets-pages'
import { MALL_PAGES } from './mall-pages'
import { MINE_PAGES } from './mine-pages'
import { TOLD_AND_ASKED } from './told-and-asked'
import { PAY_PAGES } from './pay-pages'
import { REFERRAL_PAGES } from './referral-pages'
import { PRODUCT } from './product'
import { ROUTING } from './routing'
import { STATES } from './states'
import { WAYS_OUT } from './ways-out'

/** The parts of the map; no rule stands in two of them. */
export const PARTS: readonly Held[] = [
  PRODUCT,
  ROUTING,
  MAIN_PAGES,
  PAY_PAGES,
  ACTIVITIES_PAGES,
  SECONDARY_PAGES,
  TICKETS_PAGES,
  MALL_PAGES,
  MINE_PAGES,
  ACCOUNT_PAGES,
  TOLD_AND_ASKED,
  REFERRAL_PAGES,
  ASSISTANT_PAGES,
  LOUNGE_PAGES,
  DATA,
  STATES,
  WAYS_OUT,
  CHECKS,
  CALLS_HELD,
  ERRORS,
  LIMITS,
  DEPARTURES
]

/** Which tests hold which rule of the numbered documents. */
export const HELD: Held = Object.assign({}, ...PARTS) as Held
