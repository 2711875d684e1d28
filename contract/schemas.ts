import { activitySchemas } from './activity/schema'
import { addressSchemas } from './address/schema'
import { assistantSchemas } from './assistant/schema'
import { cartSchemas } from './cart/schema'
import { brandSchemas } from './brand/schema'
import { aftersaleSchemas } from './aftersale/schema'
import { cardSchemas } from './card/schema'
import { channelSchemas } from './channel/schema'
import { couponSchemas } from './coupon/schema'
import { distributionSchemas } from './distribution/schema'
import type { EndpointName } from './endpoints'
import { reminderSchemas } from './reminder/schema'
import { feedbackSchemas } from './feedback/schema'
import { grantSchemas } from './grant/schema'
import { locationSchemas } from './location/schema'
import { lotterySchemas } from './lottery/schema'
import { loungeSchemas } from './lounge/schema'
import { mallSchemas } from './mall/schema'
import { memberSchemas } from './member/schema'
import { orderSchemas } from './order/schema'
import { partnerSchemas } from './partner/schema'
import { phoneSchemas } from './phone/schema'
import { plateSchemas } from './plate/schema'
import { pointsSchemas } from './points/schema'
import { privilegeSchemas } from './privilege/schema'
import { questionnaireSchemas } from './questionnaire/schema'
import type { EndpointSchema } from './schema'
import { entrySchemas } from './session/entry-schema'
import { deviceSchemas } from './session/device-schema'
import { puzzleSchemas } from './session/puzzle-schema'
import { sessionSchemas } from './session/schema'
import { shippingSchemas } from './shipping/schema'
import { supportSchemas } from './support/schema'
import { ticketSchemas } from './ticket/schema'
import { reportSchemas } from './report/schema'
import { visitSchemas } from './visit/schema'
import { walletSchemas } from './wallet/schema'
import { wechatSchemas } from './wechat/schema'

/** Schemas of every call: only for the server and tests (the client imports types, see `types.ts`). */
export const schemas = {
  ...sessionSchemas,
  ...entrySchemas,
  ...deviceSchemas,
  ...puzzleSchemas,
  ...wechatSchemas,
  ...memberSchemas,
  ...channelSchemas,
  ...locationSchemas,
  ...visitSchemas,
  ...reportSchemas,
  ...cardSchemas,
  ...plateSchemas,
  ...privilegeSchemas,
  ...couponSchemas,
  ...orderSchemas,
  ...partnerSchemas,
  ...activitySchemas,
  ...supportSchemas,
  ...feedbackSchemas,
  ...reminderSchemas,
  ...questionnaireSchemas,
  ...addressSchemas,
  ...cartSchemas,
  ...brandSchemas,
  ...aftersaleSchemas,
  ...shippingSchemas,
  ...ticketSchemas,
  ...mallSchemas,
  ...pointsSchemas,
  ...phoneSchemas,
  ...distributionSchemas,
  ...assistantSchemas,
  ...lotterySchemas,
  ...loungeSchemas,
  ...grantSchemas,
  ...walletSchemas
} as const satisfies Record<EndpointName, EndpointSchema>

export type Schemas = typeof schemas
