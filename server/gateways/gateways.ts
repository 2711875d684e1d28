import type { MapGateway } from './map/map-gateway'
import type { PayGateway } from './pay/pay-gateway'
import type { RechargeGateway } from './recharge/recharge-gateway'
import type { SmsGateway } from './sms/sms-gateway'
import type { WechatGateway } from './wechat/wechat-gateway'

/** The outside systems, each a sandbox or the real one as the settings say. */
export interface Gateways {
  readonly pay: PayGateway
  readonly wechat: WechatGateway
  readonly sms: SmsGateway
  readonly map: MapGateway
  readonly recharge: RechargeGateway
}
