import { wechatEndpoints } from '@contract/wechat/endpoints'
import { wechatSchemas } from '@contract/wechat/schema'
import { notFound } from '../../http/business-error'
import type { Kit } from '../../http/kit'

/** What pages need of WeChat. */
export function wechatModule(kit: Kit): void {
  const later = () => Promise.reject(notFound())
  kit.bind(wechatEndpoints, wechatSchemas, {
    getWechantJsSign: later,
    getMiniLink: later,
    getChannelXcxUrl: later
  })
}
