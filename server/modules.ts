import { cartModule, couponModule, orderModule, paymentModule, ticketModule } from './composition'
import type { Kit } from './http/kit'
import { activityModule } from './modules/activity/routes'
import { aftersaleModule } from './modules/aftersale/routes'
import { assistantModule } from './modules/assistant/routes'
import { addressModule } from './modules/address/routes'
import { brandModule } from './modules/brand/routes'
import { cardModule } from './modules/card/routes'
import { catalogueModule } from './modules/catalogue/routes'
import { channelModule } from './modules/channel/routes'
import { feedbackModule } from './modules/feedback/routes'
import { locationModule } from './modules/location/routes'
import { distributionModule } from './modules/distribution/routes'
import { grantModule } from './modules/grant/routes'
import { fulfilmentModule } from './modules/fulfilment/jobs'
import { lotteryModule } from './modules/lottery/routes'
import { loungeModule } from './modules/lounge/routes'
import { mallModule } from './modules/mall/routes'
import { memberModule } from './modules/member/routes'
import { partnerModule } from './modules/partner/routes'
import { phoneModule } from './modules/phone/routes'
import { plateModule } from './modules/plate/routes'
import { pointsModule } from './modules/points/routes'
import { privilegeModule } from './modules/privilege/routes'
import { questionnaireModule } from './modules/questionnaire/routes'
import { shippingModule } from './modules/shipping/routes'
import { supportModule } from './modules/support/routes'
import { entryModule } from './modules/session/entry-routes'
import { wechatOauthModule } from './modules/session/oauth-routes'
import { puzzleModule } from './modules/session/puzzle-routes'
import { sessionModule } from './modules/session/routes'
import { visitModule } from './modules/visit/routes'
import { walletModule } from './modules/wallet/routes'
import { wechatModule } from './modules/wechat/routes'
import { sandboxCheckerModule } from './sandbox/checker/routes'
import { sandboxDistributorModule } from './sandbox/distributor/routes'
import { sandboxGateModule } from './sandbox/gate/routes'
import { sandboxIndexModule } from './sandbox/index-routes'
import { sandboxJinjiangModule } from './sandbox/jinjiang/routes'
import { sandboxKuaidi100Module } from './sandbox/kuaidi100/routes'
import { sandboxLvyunModule } from './sandbox/lvyun/routes'
import { sandboxFeedbackModule } from './sandbox/feedback/routes'
import { sandboxChatModule } from './sandbox/chat/routes'
import { sandboxDeskModule } from './sandbox/desk/routes'
import { sandboxJdModule } from './sandbox/jd/routes'
import { sandboxLotteryModule } from './sandbox/lottery/routes'
import { sandboxMerchantModule } from './sandbox/merchant/routes'
import { sandboxPartnerModule } from './sandbox/partner/routes'
import { sandboxPayModule } from './sandbox/pay/routes'
import { sandboxSmsModule } from './sandbox/sms/routes'
import { sandboxSweepModule } from './sandbox/sweep'
import { sandboxWarehouseModule } from './sandbox/warehouse/routes'
import { sandboxWechatModule } from './sandbox/wechat/routes'
import { sandboxYuetuModule } from './sandbox/yuetu/routes'

/** Every module of the server, in the order in which they register. A new one is a line here. */
export const modules: readonly ((kit: Kit) => void | Promise<void>)[] = [
  sessionModule,
  puzzleModule,
  entryModule,
  wechatOauthModule,
  wechatModule,
  memberModule,
  phoneModule,
  channelModule,
  locationModule,
  catalogueModule,
  visitModule,
  cardModule,
  plateModule,
  privilegeModule,
  brandModule,
  addressModule,
  mallModule,
  couponModule,
  pointsModule,
  distributionModule,
  orderModule,
  cartModule,
  paymentModule,
  fulfilmentModule,
  shippingModule,
  aftersaleModule,
  ticketModule,
  loungeModule,
  walletModule,
  partnerModule,
  activityModule,
  lotteryModule,
  grantModule,
  supportModule,
  feedbackModule,
  assistantModule,
  questionnaireModule,
  sandboxIndexModule,
  sandboxChatModule,
  sandboxFeedbackModule,
  sandboxDeskModule,
  sandboxPayModule,
  sandboxPartnerModule,
  sandboxJdModule,
  sandboxSmsModule,
  sandboxWechatModule,
  sandboxDistributorModule,
  sandboxGateModule,
  sandboxCheckerModule,
  sandboxYuetuModule,
  sandboxLvyunModule,
  sandboxJinjiangModule,
  sandboxWarehouseModule,
  sandboxKuaidi100Module,
  sandboxMerchantModule,
  sandboxLotteryModule,
  sandboxSweepModule
]
