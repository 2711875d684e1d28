/** Which phones can open a virtual payment, and what its error codes mean to a buyer. Sources: docs/how-to/virtual-payment.md. */
import { RESULT } from '@contract/envelope/codes'
import { BusinessError } from '../../core/business-error'
import type { PayRequest } from '../order'

/** WeChat on iOS, and its library everywhere else. */
const MIN_WECHAT_IOS = '8.0.68'
const MIN_LIBRARY = '2.19.2'

const OLD_WECHAT = '当前微信版本过低，请更新微信后购买'
const OLD_APP = '小程序版本过低，请关闭后重新打开再购买'
const NO_SANDBOX = '沙箱环境不支持在 iOS 上支付，请使用安卓手机'

/** Codes of `wx.requestVirtualPayment`; -2 is a cancelled payment, and -15005 and -15007 a session that is over. */
export const VIRTUAL_ERRORS: Readonly<Record<string, string>> = {
  '-4': '支付存在风险，已被微信拦截',
  '-15005': '登录已过期，请重新支付',
  '-15007': '登录已过期，请重新支付',
  '-15010': '商品尚未上架，请稍后再试',
  '-15013': '商品价格已变化，请重新下单',
  '-15014': '商品刚刚上架，请过几分钟再试',
  '-15018': '商品暂时不能购买',
  '-15020': '操作过快，请稍后再试',
  '701001': '当前手机不支持购买，请更新系统和微信'
}

/** @throws BusinessError 912 with what the buyer can do */
export function expectCapable({ os, virtual }: Pick<PayRequest, 'os' | 'virtual'>, env: 0 | 1): void {
  const problem = problemOf(os, virtual, env)
  if (problem) throw new BusinessError(RESULT.paymentFailed, problem)
}

function problemOf(os: PayRequest['os'], client: PayRequest['virtual'], env: 0 | 1): string | null {
  if (!client) return OLD_APP
  if (os === 'ios' && isOlder(client.wechat, MIN_WECHAT_IOS)) return OLD_WECHAT
  if (os !== 'ios' && isOlder(client.library, MIN_LIBRARY)) return OLD_WECHAT
  // Apple has no sandbox behind WeChat's
  return os === 'ios' && env === 1 ? NO_SANDBOX : null
}

/** Compares versions by their numbers; an unreadable one is old. */
function isOlder(version: string, than: string): boolean {
  const [given, wanted] = [version, than].map((text) => text.split('.').map(Number))
  for (const [place, number] of (wanted ?? []).entries()) {
    const own = given?.[place] ?? 0
    if (own !== number) return !(own > number)
  }
  return false
}
