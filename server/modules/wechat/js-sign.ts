import { createHash, randomBytes } from 'node:crypto'
import { RESULT } from '@contract/envelope/codes'
import type { Data } from '@contract/types'
import type { Settings } from '../../config/settings'
import { RemoteError } from '../../gateways/remote-json'
import type { WechatWebGateway } from '../../gateways/wechat/wechat-web-gateway'
import { BusinessError } from '../../core/business-error'
import { ownPage } from './own-pages'

/** WeChat's signature of a page: SHA-1 over these four, in this order. */
export function jsSignature(parts: {
  readonly ticket: string
  readonly nonceStr: string
  readonly timestamp: number
  readonly url: string
}): string {
  const { ticket, nonceStr, timestamp, url } = parts
  const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`
  return createHash('sha1').update(text).digest('hex')
}

/** Signs a page of ours for the JS-SDK. @throws BusinessError 403 for other sites' pages, 503 */
export async function signPage(
  wechatWeb: WechatWebGateway,
  settings: Pick<Settings, 'publicOrigin' | 'allowedOrigins' | 'channelHosts'>,
  address: string,
  now: Date
): Promise<Data<'getWechantJsSign'>> {
  const url = ownPage(address, settings)
  if (url === null) throw new BusinessError(RESULT.forbidden, '不是本站的页面')
  const { appId, ticket } = await ticketOf(wechatWeb)
  const nonceStr = randomBytes(12).toString('hex')
  const timestamp = Math.floor(now.getTime() / 1000)
  return { appId, timestamp, nonceStr, signature: jsSignature({ ticket, nonceStr, timestamp, url }) }
}

async function ticketOf(wechatWeb: WechatWebGateway) {
  try {
    return await wechatWeb.jsTicket()
  } catch (cause) {
    if (!(cause instanceof RemoteError)) throw cause
    throw new BusinessError(RESULT.overloaded, '微信服务繁忙，请稍后再试', { cause })
  }
}
