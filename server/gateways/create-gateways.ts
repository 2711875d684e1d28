import type { Settings } from '../config/settings'
import type { Queryable } from '../db/client'
import type { Gateways } from './gateways'
import { createAssistant } from './assistant/create-assistant'
import { createCaptcha } from './captcha/create-captcha'
import { createChat } from './chat/create-chat'
import { createJd } from './jd/create-jd'
import { createJinjiang } from './jinjiang/create-jinjiang'
import { createLvyun } from './lvyun/create-lvyun'
import { createLogistics } from './logistics/create-logistics'
import { createMap } from './map/create-map'
import { createOidc } from './oidc/create-oidc'
import { createPartners } from './partner/create-partners'
import { createPay } from './pay/create-pay'
import { createRecharge } from './recharge/create-recharge'
import { createSms } from './sms/create-sms'
import { createStorage } from './storage/create-storage'
import { createVirtualPay } from './virtual-pay/create-virtual-pay'
import { createWarehouse } from './warehouse/create-warehouse'
import { createYuetu } from './yuetu/create-yuetu'
import { createWechat, createWechatWeb } from './wechat/create-wechat'

/**
 * The configured outside systems. Each sandbox is loaded only if it is configured; `clock` returns the milliseconds
 * that calls are signed with.
 * @throws SettingsError if a real one lacks its settings
 */
export async function createGateways(
  settings: Settings,
  db: Queryable,
  clock: () => number = Date.now
): Promise<Gateways> {
  const { gateways } = settings
  return {
    pay: await createPay(settings, clock),
    virtualPay: await createVirtualPay(settings, clock),
    wechat: await createWechat(settings, db),
    wechatWeb: await createWechatWeb(gateways.wechat, db),
    lvyun: await createLvyun(settings, db),
    jinjiang: await createJinjiang(settings, db),
    sms: await createSms(gateways.sms, db),
    captcha: createCaptcha(gateways.captcha),
    map: createMap(gateways.map),
    recharge: await createRecharge(gateways.recharge, db),
    partners: await createPartners(settings),
    jd: await createJd(settings),
    chat: await createChat(settings),
    assistant: createAssistant(gateways.assistant),
    warehouse: await createWarehouse(gateways.warehouse, db),
    logistics: await createLogistics(settings),
    yuetu: await createYuetu(gateways.yuetu, db),
    oidc: createOidc(settings.oidc, clock),
    storage: createStorage(settings.storage, db)
  }
}
