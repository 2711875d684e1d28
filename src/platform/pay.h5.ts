import { platform } from './kind'
import type { PayOutcome, PaySheet, PayWay } from './pay-facts'

interface Bridge {
  invoke(name: string, params: object, done: (answer: { err_msg: string }) => void): void
}

const bridge = () => (window as { WeixinJSBridge?: Bridge }).WeixinJSBridge

/** WeChat's browser pays through its bridge once that is there; every other browser by the H5 payment page. */
export const payWay = (): PayWay => (platform() === 'wx' && bridge() ? 'jsapi' : 'h5')

const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(?=\/)/

/**
 * A development server calls itself localhost, which a phone in the same network does not reach, and which is another
 * origin than 127.0.0.1: there the page's own origin leads to the same server. Real addresses stay as they are.
 */
export function fromHere(address: string): string {
  if (!LOOPBACK.test(address)) return address
  const url = new URL(address.replace(LOOPBACK, window.location.origin))
  const back = url.searchParams.get('redirect_url')
  if (back) url.searchParams.set('redirect_url', back.replace(LOOPBACK, window.location.origin))
  return url.href
}

/** Opens the payment. What it answers is not proof: the server is asked afterwards. */
export async function pay(sheet: PaySheet): Promise<PayOutcome> {
  const wechat = bridge()
  if (sheet.mwebUrl || !wechat) {
    if (!sheet.mwebUrl) return 'failed'
    window.location.assign(fromHere(sheet.mwebUrl))
    return 'left'
  }
  return payByBridge(wechat, sheet)
}

function payByBridge(wechat: Bridge, sheet: PaySheet): Promise<PayOutcome> {
  const { appId, timeStamp, nonceStr, packageInfo, signType, paySign } = sheet
  const params = { appId, timeStamp, nonceStr, package: packageInfo, signType, paySign }
  return new Promise((resolve) => {
    wechat.invoke('getBrandWCPayRequest', params, ({ err_msg: message }) => {
      resolve(message.endsWith(':ok') ? 'paid' : message.endsWith(':cancel') ? 'cancelled' : 'failed')
    })
  })
}
