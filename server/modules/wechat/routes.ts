import { wechatEndpoints } from '@contract/wechat/endpoints'
import { wechatSchemas } from '@contract/wechat/schema'
import type { Kit } from '../../http/kit'
import { signPage } from './js-sign'
import { createMiniLinks } from './mini-link'
import { partnerMiniOf } from './partner-mini'

const MINUTE_MS = 60_000

/** What pages need of WeChat. */
export function wechatModule(kit: Kit): void {
  const { gateways, settings, limit } = kit
  const miniLink = createMiniLinks(() => gateways.wechatWeb, settings)
  kit.bind(wechatEndpoints, wechatSchemas, {
    getWechantJsSign: ({ url }, { now }) => signPage(gateways.wechatWeb, settings, url, now),
    getMiniLink: async (input, { ip, now }) => {
      await limit(`mini-link:${ip}`, 60, MINUTE_MS)
      return miniLink(input, now)
    },
    getChannelXcxUrl: async (input, { channel }) => partnerMiniOf(settings, channel, input)
  })
}
