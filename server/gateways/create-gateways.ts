import type { Settings } from '../config/settings'
import type { Db } from '../db/client'
import type { Gateways } from './gateways'
import { createMap } from './map/create-map'
import { createPay } from './pay/create-pay'
import { createRecharge } from './recharge/create-recharge'
import { createSms } from './sms/create-sms'
import { createWechat } from './wechat/create-wechat'

/** The outside systems as the settings choose them. @throws SettingsError when a real one lacks its settings */
export function createGateways(settings: Settings, db: Db): Gateways {
  const { gateways } = settings
  return {
    pay: createPay(settings),
    wechat: createWechat(gateways.wechat, db),
    sms: createSms(gateways.sms, db),
    map: createMap(gateways.map),
    recharge: createRecharge(gateways.recharge, db)
  }
}
