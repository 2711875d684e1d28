import { listen } from './loopback'
import { startTencentCloud, type TencentCloud } from './tencent-cloud'
import { startWechatPay, type WechatPay } from './wechat-pay'

const APP_ID = 'wx0123456789abcdef'
const SECRET = 'a secret of at least thirty-two characters'

/** Everybody outside, on loopback, for a server with every gateway real. */
export interface OutsideWorld {
  readonly pay: WechatPay
  readonly cloud: TencentCloud
  /** Settings of the server: nothing of it is a sandbox. */
  readonly env: Readonly<Record<string, string>>
  close(): Promise<void>
}

/** Settings of partners who answer 503 to everything: the shop is open while they are away. */
const away = (origin: string): Record<string, string> => ({
  GATEWAY_WECHAT: 'real',
  WECHAT_APP_ID: APP_ID,
  WECHAT_APP_SECRET: SECRET,
  WECHAT_BASE_URL: origin,
  GATEWAY_MAP: 'real',
  MAP_KEY: 'EXAMPLE',
  MAP_BASE_URL: origin,
  GATEWAY_ASSISTANT: 'real',
  ASSISTANT_BASE_URL: origin,
  ASSISTANT_MODEL: 'example',
  ASSISTANT_KEY: 'example',
  GATEWAY_CHAT: 'real',
  CHAT_KF_URL: 'https://work.weixin.qq.com/kfid/kfc0000000000000000',
  CHAT_CORP_ID: 'ww0000000000000000',
  STAFF_DESK: 'true',
  GATEWAY_LOGISTICS: 'real',
  LOGISTICS_CUSTOMER: 'EXAMPLE',
  LOGISTICS_KEY: 'example',
  LOGISTICS_SALT: 'example-salt-of-the-pushes',
  LOGISTICS_BASE_URL: origin,
  GATEWAY_PARTNER: 'real',
  GATEWAY_JD: 'real',
  JD_BASE_URL: origin,
  JD_APP_ID: 'example',
  JD_SECRET: SECRET,
  ...Object.fromEntries(
    ['WAREHOUSE', 'YUETU', 'RECHARGE', 'LVYUN', 'JINJIANG'].flatMap((name) => [
      [`GATEWAY_${name}`, 'real'],
      [`${name}_BASE_URL`, origin],
      [`${name}_MERCHANT`, 'example'],
      [`${name}_SECRET`, SECRET]
    ])
  )
})

export async function startOutsideWorld(): Promise<OutsideWorld> {
  const [pay, cloud, nobody] = await Promise.all([
    startWechatPay(APP_ID),
    startTencentCloud(),
    listen(() => ({ status: 503 }))
  ])
  return {
    pay,
    cloud,
    env: { ALLOW_SANDBOX: '', ...away(nobody.origin), ...pay.env, ...cloud.env },
    close: async () => {
      await Promise.all([pay.close(), cloud.close(), nobody.close()])
    }
  }
}
