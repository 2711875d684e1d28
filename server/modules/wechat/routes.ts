import { wechatEndpoints } from '@contract/wechat/endpoints'
import { wechatSchemas } from '@contract/wechat/schema'
import { limitNetwork } from '../../core/limit'
import { pageKeyOf } from '../../core/session-token'
import { runSweeps } from '../../db/sweeps'
import type { Kit } from '../../http/kit'
import { signPage } from './js-sign'
import { createMiniCodes } from './mini-codes'
import { createMiniLinks } from './mini-link'
import { partnerMiniOf } from './partner-mini'

const MINUTE_MS = 60_000

/** WeChat services for pages. */
export function wechatModule(kit: Kit): void {
  const { gateways, settings, limit, db, jobs } = kit
  const miniLink = createMiniLinks(() => gateways.wechatWeb, settings)
  const miniCodes = createMiniCodes(() => gateways.wechat, db)
  kit.bind(wechatEndpoints, wechatSchemas, {
    getWechantJsSign: ({ url }, { now }) => signPage(gateways.wechatWeb, settings, url, now),
    getMiniLink: async (input, { network, now }) => {
      await limitNetwork(limit, { purpose: 'mini-link', network, max: 60, windowMs: MINUTE_MS })
      return miniLink(input, now)
    },
    getPrefetchKey: async (_input, { token }) => ({ key: pageKeyOf(token ?? '') }),
    getMiniCode: async ({ link }, { network, now }) => {
      await limitNetwork(limit, { purpose: 'mini-code', network, max: 60, windowMs: MINUTE_MS })
      return miniCodes.code(link, now)
    },
    getScene: async ({ scene }, { network, now }) => {
      await limitNetwork(limit, { purpose: 'scene', network, max: 120, windowMs: MINUTE_MS })
      return miniCodes.scene(scene, now)
    },
    getChannelXcxUrl: async (input, { channel }) => partnerMiniOf(settings, channel, input)
  })
  jobs.every('forget unused codes', 86_400_000, (now) => runSweeps('forget unused codes', now, db))
}
