import { consoleAfterSaleEndpoints } from './after-sales/endpoints'
import { consoleCardBatchEndpoints } from './card-batches/endpoints'
import { consoleCatalogueEndpoints } from './catalogue/endpoints'
import { consoleFeedbackEndpoints } from './feedback/endpoints'
import { consoleFigureEndpoints } from './figures/endpoints'
import { consoleMemberEndpoints } from './members/endpoints'
import { consoleMoneyEndpoints } from './money/endpoints'
import { consoleOrderEndpoints } from './orders/endpoints'
import { consoleLotteryEndpoints } from './lotteries/endpoints'
import { passkeyEndpoints } from './passkeys/endpoints'
import { consoleQuestionnaireEndpoints } from './questionnaires/endpoints'
import { consoleReferralEndpoints } from './referrals/endpoints'
import { consoleRedeemEndpoints } from './redeem/endpoints'
import { consoleShippingEndpoints } from './shipping/endpoints'
import { consoleSystemEndpoints } from './system/endpoints'
import { staffEndpoints } from './staff/endpoints'
import { consoleTalkEndpoints } from './talks/endpoints'

/** Every call of the console by name. A new area is a line here and in `schemas.ts`. */
export const consoleEndpoints = {
  ...staffEndpoints,
  ...passkeyEndpoints,
  ...consoleOrderEndpoints,
  ...consoleAfterSaleEndpoints,
  ...consoleMemberEndpoints,
  ...consoleMoneyEndpoints,
  ...consoleRedeemEndpoints,
  ...consoleShippingEndpoints,
  ...consoleFeedbackEndpoints,
  ...consoleCardBatchEndpoints,
  ...consoleTalkEndpoints,
  ...consoleLotteryEndpoints,
  ...consoleQuestionnaireEndpoints,
  ...consoleReferralEndpoints,
  ...consoleFigureEndpoints,
  ...consoleCatalogueEndpoints,
  ...consoleSystemEndpoints
} as const

export type ConsoleCallName = keyof typeof consoleEndpoints
