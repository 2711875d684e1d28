import { codeOf } from '@/api/error'
import { startWechatOauth } from '@/features/session/wechat-oauth'
import { isInMiniProgram } from '@/platform/environment/kind'
import { openInMini } from '@/platform/wechat/mini-bridge'
import { payChannel } from '@/platform/payment/pay'
import { readStored } from '@/platform/storage/stored-values'
import { urlOf } from '@/routes/navigate'
import { RESULT } from '@contract/envelope/codes'
import { PurchaseNotice } from './refusal'

export const PAY_IN_MINI = '当前页面无法直接支付，请返回小程序，在“购买记录”中支付'

const cashierOf = (orderNo: string) => urlOf('pages/pay/index', { orderNo })

/**
 * To WeChat's login, once a session, and back to the cashier with this order: through the login page, as the
 * cashier itself is exempt from launch (rule route.exempt), which handles WeChat's response.
 */
const requestPayer = (orderNo: string): boolean =>
  startWechatOauth(urlOf('pages/login/index', { from: cashierOf(orderNo) }), 'pay')

/**
 * Where this page cannot pay itself: in the mini-program's web view (neither H5 payment nor the bridge works there) its
 * own cashier pays; in WeChat's browser WeChat first has to identify the payer.
 * @returns true = the user is on the way there, with this order
 * @throws PurchaseNotice if the mini-program cannot be notified
 */
export async function payElsewhere(orderNo: string): Promise<boolean> {
  if (isInMiniProgram()) {
    if (await openInMini(cashierOf(orderNo))) return true
    throw new PurchaseNotice(PAY_IN_MINI)
  }
  return payChannel() === 'jsapi' && readStored('openId') === undefined && requestPayer(orderNo)
}

/**
 * Handles a refused start: true = WeChat is asked to identify the payer, whom the server does not know (912).
 */
export function payerRequested(error: unknown, orderNo: string): boolean {
  return codeOf(error) === RESULT.paymentFailed && payChannel() === 'jsapi' && requestPayer(orderNo)
}
