import { activityEndpoints } from './activity/endpoints'
import { addressEndpoints } from './address/endpoints'
import { assistantEndpoints } from './assistant/endpoints'
import { cartEndpoints } from './cart/endpoints'
import { brandEndpoints } from './brand/endpoints'
import { aftersaleEndpoints } from './aftersale/endpoints'
import { cardEndpoints } from './card/endpoints'
import { channelEndpoints } from './channel/endpoints'
import { couponEndpoints } from './coupon/endpoints'
import { feedbackEndpoints } from './feedback/endpoints'
import { distributionEndpoints } from './distribution/endpoints'
import { grantEndpoints } from './grant/endpoints'
import { locationEndpoints } from './location/endpoints'
import { lotteryEndpoints } from './lottery/endpoints'
import { loungeEndpoints } from './lounge/endpoints'
import { mallEndpoints } from './mall/endpoints'
import { memberEndpoints } from './member/endpoints'
import { orderEndpoints } from './order/endpoints'
import { partnerEndpoints } from './partner/endpoints'
import { phoneEndpoints } from './phone/endpoints'
import { plateEndpoints } from './plate/endpoints'
import { pointsEndpoints } from './points/endpoints'
import { privilegeEndpoints } from './privilege/endpoints'
import { reminderEndpoints } from './reminder/endpoints'
import { questionnaireEndpoints } from './questionnaire/endpoints'
import { sessionEndpoints } from './session/endpoints'
import { entryEndpoints } from './session/entry-endpoints'
import { deviceEndpoints } from './session/device-endpoints'
import { puzzleEndpoints } from './session/puzzle-endpoints'
import { shippingEndpoints } from './shipping/endpoints'
import { supportEndpoints } from './support/endpoints'
import { ticketEndpoints } from './ticket/endpoints'
import { reportEndpoints } from './report/endpoints'
import { visitEndpoints } from './visit/endpoints'
import { walletEndpoints } from './wallet/endpoints'
import { wechatEndpoints } from './wechat/endpoints'

/** Every call of the contract by name: all of the contract that the client has at run time. */
export const endpoints = {
  ...sessionEndpoints,
  ...entryEndpoints,
  ...deviceEndpoints,
  ...puzzleEndpoints,
  ...wechatEndpoints,
  ...memberEndpoints,
  ...channelEndpoints,
  ...locationEndpoints,
  ...visitEndpoints,
  ...reportEndpoints,
  ...cardEndpoints,
  ...plateEndpoints,
  ...privilegeEndpoints,
  ...couponEndpoints,
  ...orderEndpoints,
  ...partnerEndpoints,
  ...activityEndpoints,
  ...supportEndpoints,
  ...feedbackEndpoints,
  ...reminderEndpoints,
  ...questionnaireEndpoints,
  ...addressEndpoints,
  ...cartEndpoints,
  ...brandEndpoints,
  ...aftersaleEndpoints,
  ...shippingEndpoints,
  ...ticketEndpoints,
  ...mallEndpoints,
  ...pointsEndpoints,
  ...phoneEndpoints,
  ...distributionEndpoints,
  ...assistantEndpoints,
  ...lotteryEndpoints,
  ...loungeEndpoints,
  ...grantEndpoints,
  ...walletEndpoints
} as const

export type EndpointName = keyof typeof endpoints
