import { RESULT } from '@contract/envelope/codes'
import { GuestRefused } from '../../gateways/guest/guest-gateway'
import { RemoteError } from '../../gateways/remote-json'
import { WechatCodeRefused } from '../../gateways/wechat/wechat-gateway'
import { BusinessError } from '../../core/business-error'

/** The union login's error for anything unacceptable: the reason would only help an attacker. */
export const unionRefused = () => new BusinessError(RESULT.entryRefused, '联合登录已失效，请返回重新进入')

/** The union login's error if the number's owner has to confirm the distributor first. */
export const phoneUnconfirmed = () =>
  new BusinessError(RESULT.confirmPhone, '第一次从这里进入，请验证您的手机号')

/** The error for a ticket that is unknown, expired or used. */
export const ticketRefused = () => new BusinessError(RESULT.entryRefused, '登录已失效，请重新进入')

/** The error of undoing a deletion if its ticket has expired, or there is nothing left to restore. */
export const undoRefused = () => new BusinessError(RESULT.entryRefused, '操作已失效，请重新登录后再撤销注销')

/** The error of linking if another member has the identity: it moves only with a login by phone. */
export const identityTaken = () =>
  new BusinessError(RESULT.boundElsewhere, '该微信已绑定其他账号，请用手机号登录后更换')

/** Translates a remote system's error for the user; anything else is thrown as it is. */
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

/** Calls a remote system. @throws BusinessError 914 or 908 if it refuses, 503 with `unreachable` if it is unreachable */
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
