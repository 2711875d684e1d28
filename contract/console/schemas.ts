import type { EndpointSchema } from '../schema'
import { consoleAfterSaleSchemas } from './after-sales/schema'
import { consoleCardBatchSchemas } from './card-batches/schema'
import { consoleCatalogueSchemas } from './catalogue/schema'
import type { ConsoleCallName } from './endpoints'
import { consoleFeedbackSchemas } from './feedback/schema'
import { consoleFigureSchemas } from './figures/schema'
import { consoleMemberSchemas } from './members/schema'
import { consoleMoneySchemas } from './money/schema'
import { consoleOrderSchemas } from './orders/schema'
import { consoleLotterySchemas } from './lotteries/schema'
import { passkeySchemas } from './passkeys/schema'
import { consoleQuestionnaireSchemas } from './questionnaires/schema'
import { consoleReferralSchemas } from './referrals/schema'
import { consoleRedeemSchemas } from './redeem/schema'
import { consoleShippingSchemas } from './shipping/schema'
import { consoleSystemSchemas } from './system/schema'
import { staffSchemas } from './staff/schema'
import { consoleTalkSchemas } from './talks/schema'

/** The schemas of every call of the console. */
export const consoleSchemas = {
  ...staffSchemas,
  ...passkeySchemas,
  ...consoleOrderSchemas,
  ...consoleAfterSaleSchemas,
  ...consoleMemberSchemas,
  ...consoleMoneySchemas,
  ...consoleRedeemSchemas,
  ...consoleShippingSchemas,
  ...consoleFeedbackSchemas,
  ...consoleCardBatchSchemas,
  ...consoleTalkSchemas,
  ...consoleLotterySchemas,
  ...consoleQuestionnaireSchemas,
  ...consoleReferralSchemas,
  ...consoleFigureSchemas,
  ...consoleCatalogueSchemas,
  ...consoleSystemSchemas
} as const satisfies Record<ConsoleCallName, EndpointSchema>

export type ConsoleSchemas = typeof consoleSchemas
