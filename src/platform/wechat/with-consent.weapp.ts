import Taro from '@tarojs/taro'
import { confirm, toast } from '../feedback/feedback'
import { refusalOf, type Refusal } from './refusal'

const settled = async <T>(work: () => Promise<T>): Promise<{ given: T } | { refusal: Refusal }> => {
  try {
    return { given: await work() }
  } catch (error) {
    return { refusal: refusalOf(error) }
  }
}

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
  let answer = await settled(work)
  if ('given' in answer) return answer.given
  if (answer.refusal === 'privacy') {
    const words = `您未同意隐私保护指引，暂时不能${what}。可再次阅读并同意，也可${instead}。`
    if (!(await confirm(words, '需要您的同意', '再次阅读'))) return undefined
    answer = await settled(work)
    if ('given' in answer) return answer.given
    // refused again, or so soon that WeChat has not shown it again
    if (answer.refusal === 'privacy') {
      toast(`未同意隐私保护指引，可稍后再试，或${instead}`)
      return undefined
    }
  }
  if (answer.refusal === 'denied') {
    const words = `未获得所需权限，暂时不能${what}。可去开启，也可${instead}。`
    if (!(await confirm(words, '需要您的许可', '去开启'))) return undefined
    if (!(await Taro.openSetting().catch(() => undefined))) return undefined
    // what is refused still is not asked about again
    return work().catch(() => undefined)
  }
  if (answer.refusal !== 'closed') toast(`暂时不能${what}，请${instead}`)
  return undefined
}
