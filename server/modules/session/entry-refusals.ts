import { RESULT } from '@contract/envelope/codes'
import { GuestRefused } from '../../gateways/guest/guest-gateway'
import { RemoteError } from '../../gateways/remote-json'
import { WechatCodeRefused } from '../../gateways/wechat/wechat-gateway'
import { BusinessError } from '../../core/business-error'

/** What a union login says to whatever it cannot accept: the reason would only help who tries. */
export const unionRefused = () => new BusinessError(RESULT.entryRefused, '联合登录已失效，请返回重新进入')

/** What a union login says where the number's owner has to confirm the distributor first. */
export const phoneUnconfirmed = () =>
  new BusinessError(RESULT.confirmPhone, '第一次从这里进入，请验证您的手机号')

/** What a ticket says that is unknown, over or used. */
export const ticketRefused = () => new BusinessError(RESULT.entryRefused, '登录已失效，请重新进入')

/** What taking a deletion back says where its ticket is over, or there is nothing left to take back. */
export const undoRefused = () => new BusinessError(RESULT.entryRefused, '操作已失效，请重新登录后再撤销注销')

/** What a binding says where another member has the identity: it moves only with a login by phone. */
export const identityTaken = () =>
  new BusinessError(RESULT.boundElsewhere, '该微信已绑定其他账号，请用手机号登录后更换')

/** What another side's answer means to the user; anything else is thrown as it is. */
function refusalOf(cause: unknown, unreachable: string): unknown {
  if (cause instanceof GuestRefused) {
    return new BusinessError(RESULT.entryRefused, '登录已失效，请返回重新进入', { cause })
  }
  if (cause instanceof WechatCodeRefused) {
    return new BusinessError(RESULT.wrongCode, '微信登录已失效，请再试一次', { cause })
  }
  if (cause instanceof RemoteError) return new BusinessError(RESULT.overloaded, unreachable, { cause })
  return cause
}

/** Asks another side. @throws BusinessError 914 or 908 when it refuses, 503 with `unreachable` when it cannot be asked */
export async function mapRemoteErrors<T>(
  ask: () => Promise<T>,
  unreachable = '微信服务繁忙，请稍后再试'
): Promise<T> {
  try {
    return await ask()
  } catch (problem) {
    throw refusalOf(problem, unreachable)
  }
}
