import { fromHere } from '../navigation/from-here'
import { platform } from '../environment/kind'
import type { PayOutcome, PaySheet, PayChannel } from './pay-types'
import { leaveToPay } from './pay-return.h5'
import type { WechatSdk } from '../wechat/wechat-sdk-types'

interface Bridge {
  invoke(name: string, params: object, done: (answer: { err_msg: string }) => void): void
}

const bridge = () => (window as { WeixinJSBridge?: Bridge }).WeixinJSBridge

/**
 * WeChat's browser pays in WeChat, where the H5 payment page does not work; all other browsers use that page.
 */
export const payChannel = (): PayChannel => (platform() === 'wx' ? 'jsapi' : 'h5')

/** Opens the payment. Its result is no proof: the server is queried afterwards. */
export async function pay(sheet: PaySheet): Promise<PayOutcome> {
  if (sheet.mwebUrl) {
    leaveToPay(fromHere(sheet.mwebUrl))
    return 'left'
  }
  if (payChannel() !== 'jsapi') return 'failed'
  const wechat = bridge()
  return wechat ? payByBridge(wechat, sheet) : payBySdk(sheet)
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

/** WeChat has not put its bridge into the page (yet): its SDK takes care of that. */
async function payBySdk(sheet: PaySheet): Promise<PayOutcome> {
  try {
    const { readySdk } = await import(/* webpackChunkName: "wechat-sdk" */ '../wechat/wechat-sdk-ready')
    return await chooseWxPay(await readySdk(), sheet)
  } catch {
    const late = bridge()
    return late ? payByBridge(late, sheet) : 'failed'
  }
}

function chooseWxPay(sdk: WechatSdk, sheet: PaySheet): Promise<PayOutcome> {
  const { timeStamp, nonceStr, packageInfo, signType, paySign } = sheet
  return new Promise((resolve, reject) => {
    if (!sdk.chooseWXPay) return reject(new Error('no chooseWXPay'))
    sdk.chooseWXPay({
      // the SDK spells it without the capital; what was signed is the same
      timestamp: timeStamp,
      nonceStr,
      package: packageInfo,
      signType,
      paySign,
      success: () => resolve('paid'),
      cancel: () => resolve('cancelled'),
      fail: () => resolve('failed')
    })
  })
}
