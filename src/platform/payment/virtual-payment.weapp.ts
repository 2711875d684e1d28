import { PayError, type PayOutcome, type VirtualSheet } from './pay-types'

interface Failure {
  readonly errCode?: number
  readonly errMsg?: string
}

/** Not in Taro. */
interface Wechat {
  requestVirtualPayment?(
    options: Pick<VirtualSheet, 'mode' | 'signData' | 'paySig' | 'signature'> & {
      success: () => void
      fail: (failure: Failure) => void
    }
  ): void
}

declare const wx: Wechat

const CANCELLED = -2
/** The session that signed the payment has been replaced, or is over. */
const EXPIRED: readonly number[] = [-15005, -15007]

/** Opens WeChat's virtual payment. @throws PayError with what the buyer should know of a refusal */
export function payVirtually(sheet: VirtualSheet): Promise<PayOutcome> {
  const { mode, signData, paySig, signature, errors } = sheet
  return new Promise((resolve, reject) => {
    if (typeof wx.requestVirtualPayment !== 'function') return resolve('failed')
    wx.requestVirtualPayment({
      mode,
      signData,
      paySig,
      signature,
      success: () => resolve('paid'),
      fail: ({ errCode = 0, errMsg = '' }) => {
        if (errCode === CANCELLED || errMsg.includes('cancel')) return resolve('cancelled')
        if (EXPIRED.includes(errCode)) return resolve('expired')
        const words = errors[errCode]
        if (words === undefined) resolve('failed')
        else reject(new PayError(words))
      }
    })
  })
}
