import type { Kit } from '../http/kit'
import { sandboxChatModule } from './chat/routes'
import { sandboxCheckerModule } from './checker/routes'
import { sandboxDeskModule } from './desk/routes'
import { sandboxDistributorModule } from './distributor/routes'
import { sandboxFeedbackModule } from './feedback/routes'
import { sandboxGateModule } from './gate/routes'
import { sandboxIndexModule } from './index-routes'
import { sandboxJdModule } from './jd/routes'
import { sandboxJinjiangModule } from './jinjiang/routes'
import { sandboxKuaidi100Module } from './kuaidi100/routes'
import { sandboxLotteryModule } from './lottery/routes'
import { sandboxLvyunModule } from './lvyun/routes'
import { sandboxMerchantModule } from './merchant/routes'
import { sandboxPartnerModule } from './partner/routes'
import { sandboxPayModule } from './pay/routes'
import { sandboxSweepModule } from './sweep'
import { sandboxSmsModule } from './sms/routes'
import { sandboxVirtualPayModule } from './virtual-pay/routes'
import { sandboxWarehouseModule } from './warehouse/routes'
import { sandboxWechatModule } from './wechat/routes'
import { sandboxYuetuModule } from './yuetu/routes'

/**
 * Every sandbox with routes. Each has its routes only while its gateway is the sandbox. A new one is a new line here.
 */
export const sandboxModules: readonly ((kit: Kit) => void)[] = [
  sandboxIndexModule,
  sandboxChatModule,
  sandboxFeedbackModule,
  sandboxDeskModule,
  sandboxPayModule,
  sandboxVirtualPayModule,
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

/** The outside world as simulated by this server. */
export function registerSandboxes(kit: Kit): void {
  for (const register of sandboxModules) register(kit)
}
