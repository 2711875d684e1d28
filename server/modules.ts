import {
  cartModule,
  consoleModule,
  couponModule,
  memberModule,
  orderModule,
  paymentModule,
  ticketModule
} from './composition'
import type { Kit } from './http/kit'
import { activityModule } from './modules/activity/routes'
import { aftersaleModule } from './modules/aftersale/routes'
import { assistantModule } from './modules/assistant/routes'
import { addressModule } from './modules/address/routes'
import { billModule } from './modules/bill/routes'
import { brandModule } from './modules/brand/routes'
import { cardModule } from './modules/card/routes'
import { catalogueModule } from './modules/catalogue/routes'
import { channelModule } from './modules/channel/routes'
import { feedbackModule } from './modules/feedback/routes'
import { ledgerModule } from './modules/ledger/routes'
import { locationModule } from './modules/location/routes'
import { distributionModule } from './modules/distribution/routes'
import { grantModule } from './modules/grant/routes'
import { fulfilmentModule } from './modules/fulfilment/jobs'
import { lotteryModule } from './modules/lottery/routes'
import { loungeModule } from './modules/lounge/routes'
import { mallModule } from './modules/mall/routes'
import { partnerModule } from './modules/partner/routes'
import { phoneModule } from './modules/phone/routes'
import { plateModule } from './modules/plate/routes'
import { pointsModule } from './modules/points/routes'
import { privilegeModule } from './modules/privilege/routes'
import { questionnaireModule } from './modules/questionnaire/routes'
import { reminderModule } from './modules/reminder/routes'
import { shippingModule } from './modules/shipping/routes'
import { supportModule } from './modules/support/routes'
import { entryModule } from './modules/session/entry-routes'
import { wechatOauthModule } from './modules/session/oauth-routes'
import { puzzleModule } from './modules/session/puzzle-routes'
import { sessionModule } from './modules/session/routes'
import { reportModule } from './modules/report/routes'
import { visitModule } from './modules/visit/routes'
import { walletModule } from './modules/wallet/routes'
import { wechatModule } from './modules/wechat/routes'

/** Simulated external systems of this server, only for the demo: otherwise none is loaded, and no route begins with `/sandbox`. */
async function sandboxModule(kit: Kit): Promise<void> {
  if (kit.settings.demo) (await import('./sandbox/modules')).registerSandboxes(kit)
}

/** Every module of the server, in order of registration. A new one is a line here. */
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
  reportModule,
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
  billModule,
  ledgerModule,
  fulfilmentModule,
  shippingModule,
  reminderModule,
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
  consoleModule,
  sandboxModule
]
