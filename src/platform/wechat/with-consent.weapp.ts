import Taro from '@tarojs/taro'
import { confirm, toast } from '../feedback/feedback'
import { refusalOf } from './refusal'

/**
 * Runs a call of WeChat that needs the user's consent. Who refused the privacy notice is told so and may have it shown
 * again, who refused the permission is led to its switch.
 * @param what what is being done, e.g. `扫码`
 * @param instead how to go on without it, e.g. `手动输入`
 * @returns undefined if the user went back or leaves it at their refusal
 */
export async function withConsent<T>(
  work: () => Promise<T>,
  what: string,
  instead: string
): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal === 'privacy') {
      const words = `您未同意隐私保护指引，暂时不能${what}。可再次阅读并同意，也可${instead}。`
      if (await confirm(words, '需要您的同意', '再次阅读')) return withConsent(work, what, instead)
    } else if (refusal === 'denied') {
      const opened =
        (await confirm(
          `未获得所需权限，暂时不能${what}。可去开启，也可${instead}。`,
          '需要您的许可',
          '去开启'
        )) && (await Taro.openSetting().catch(() => undefined))
      if (opened) return withConsentOnce(work)
    } else if (refusal !== 'closed') toast(`暂时不能${what}，请${instead}`)
    return undefined
  }
}

/** After the settings: what is refused still is not asked about again. */
const withConsentOnce = <T>(work: () => Promise<T>): Promise<T | undefined> => work().catch(() => undefined)
