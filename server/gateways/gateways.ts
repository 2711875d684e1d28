import type { AssistantGateway } from './assistant/assistant-gateway'
import type { CaptchaGateway } from './captcha/captcha-gateway'
import type { ChatGateway } from './chat/chat-gateway'
import type { JinjiangGateway } from './jinjiang/jinjiang-gateway'
import type { LvyunGateway } from './lvyun/lvyun-gateway'
import type { LogisticsGateway } from './logistics/logistics-gateway'
import type { MapGateway } from './map/map-gateway'
import type { JdGateway } from './jd/jd-gateway'
import type { OidcGateway } from './oidc/oidc-gateway'
import type { PartnerGateways } from './partner/partner-gateway'
import type { PayGateway } from './pay/pay-gateway'
import type { RechargeGateway } from './recharge/recharge-gateway'
import type { SmsGateway } from './sms/sms-gateway'
import type { StorageGateway } from './storage/storage-gateway'
import type { YuetuGateway } from './yuetu/yuetu-gateway'
import type { VirtualPayGateway } from './virtual-pay/virtual-pay-gateway'
import type { WarehouseGateway } from './warehouse/warehouse-gateway'
import type { WechatGateway } from './wechat/wechat-gateway'
import type { WechatWebGateway } from './wechat/wechat-web-gateway'

/** The outside systems, each a sandbox or the real one, depending on the settings. */
export interface Gateways {
  readonly pay: PayGateway
  /** WeChat's virtual payment; null if it is not set up. */
  readonly virtualPay: VirtualPayGateway | null
  readonly wechat: WechatGateway
  readonly wechatWeb: WechatWebGateway
  readonly lvyun: LvyunGateway
  readonly jinjiang: JinjiangGateway
  readonly sms: SmsGateway
  /** Null if only our own puzzle is used. */
  readonly captcha: CaptchaGateway | null
  readonly map: MapGateway
  readonly recharge: RechargeGateway
  /** The partners that are connected. */
  readonly partners: PartnerGateways
  /** Null if JD is not connected. */
  readonly jd: JdGateway | null
  readonly chat: ChatGateway
  /** Writes answers from retrieved sources. */
  readonly assistant: AssistantGateway
  /** Packs and sends goods. */
  readonly warehouse: WarehouseGateway
  /** Tracks parcels. */
  readonly logistics: LogisticsGateway
  /** Runs the airport lounges. */
  readonly yuetu: YuetuGateway
  /** The identity provider by which staff may log in; null if there is none. */
  readonly oidc: OidcGateway | null
  /** Pictures that members uploaded. */
  readonly storage: StorageGateway
}
