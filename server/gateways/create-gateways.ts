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
import { createPartners } from './partner/create-partners'
import { createPay } from './pay/create-pay'
import { createRecharge } from './recharge/create-recharge'
import { createSms } from './sms/create-sms'
import { createStorage } from './storage/create-storage'
import { createWarehouse } from './warehouse/create-warehouse'
import { createYuetu } from './yuetu/create-yuetu'
import { createWechat, createWechatWeb } from './wechat/create-wechat'

/**
 * The outside systems as the settings choose them; `clock` gives the milliseconds that calls are signed with.
 * @throws SettingsError when a real one lacks its settings
 */
export function createGateways(settings: Settings, db: Queryable, clock: () => number = Date.now): Gateways {
  const { gateways } = settings
  return {
    pay: createPay(settings, clock),
    wechat: createWechat(gateways.wechat, db),
    wechatWeb: createWechatWeb(gateways.wechat, db),
    lvyun: createLvyun(settings, db),
    jinjiang: createJinjiang(settings, db),
    sms: createSms(gateways.sms, db),
    captcha: createCaptcha(gateways.captcha),
    map: createMap(gateways.map),
    recharge: createRecharge(gateways.recharge, db),
    partners: createPartners(settings),
    jd: createJd(settings),
    chat: createChat(settings),
    assistant: createAssistant(gateways.assistant),
    warehouse: createWarehouse(gateways.warehouse, db),
    logistics: createLogistics(settings),
    yuetu: createYuetu(gateways.yuetu, db),
    storage: createStorage(settings.storage, db)
  }
}
