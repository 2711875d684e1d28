import Taro from '@tarojs/taro'
import { whilePaying } from './paying'
import type { PayOutcome, PaySheet, PayChannel } from './pay-types'
import { payVirtually } from './virtual-payment.weapp'

export const payChannel = (): PayChannel => 'mini'

/** Opens WeChat's payment sheet. Its result is no proof: the server is queried afterwards. @throws PayError */
export async function pay(sheet: PaySheet): Promise<PayOutcome> {
  if (sheet.virtual) return whilePaying(payVirtually(sheet.virtual))
  try {
    await whilePaying(
      Taro.requestPayment({
        timeStamp: sheet.timeStamp,
        nonceStr: sheet.nonceStr,
        package: sheet.packageInfo,
        signType: sheet.signType as 'RSA',
        paySign: sheet.paySign
      })
    )
    return 'paid'
  } catch (error) {
    const message = (error as { errMsg?: string } | null)?.errMsg ?? ''
    return message.includes('cancel') ? 'cancelled' : 'failed'
  }
}
