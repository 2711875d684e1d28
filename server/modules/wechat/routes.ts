import { wechatEndpoints } from '@contract/wechat/endpoints'
import { wechatSchemas } from '@contract/wechat/schema'
import { limitNetwork } from '../../core/limit'
import type { Kit } from '../../http/kit'
import { signPage } from './js-sign'
import { createMiniLinks } from './mini-link'
import { partnerMiniOf } from './partner-mini'

const MINUTE_MS = 60_000

/** WeChat services for pages. */
export function wechatModule(kit: Kit): void {
  const { gateways, settings, limit } = kit
  const miniLink = createMiniLinks(() => gateways.wechatWeb, settings)
  kit.bind(wechatEndpoints, wechatSchemas, {
    getWechantJsSign: ({ url }, { now }) => signPage(gateways.wechatWeb, settings, url, now),
    getMiniLink: async (input, { network, now }) => {
      await limitNetwork(limit, { purpose: 'mini-link', network, max: 60, windowMs: MINUTE_MS })
      return miniLink(input, now)
    },
    getChannelXcxUrl: async (input, { channel }) => partnerMiniOf(settings, channel, input)
  })
}
