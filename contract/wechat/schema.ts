import { z } from 'zod'
import { oneLine, text } from '../common'
import type { EndpointSchema } from '../schema'
import type { wechatEndpoints } from './endpoints'

export const wechatSchemas = {
  getWechantJsSign: {
    summary: 'JS-SDK signature for a page URL (without hash) on our own hosts',
    reads: false,
    input: z.object({ url: oneLine(1000, 1) }),
    data: z.object({
      appId: text(40),
      /** Seconds since 1970. */
      timestamp: z.int(),
      nonceStr: text(40),
      signature: text(64)
    }),
    codes: { '403': 'the URL is not one of ours', '503': 'WeChat cannot be reached' }
  },
  getMiniLink: {
    summary: 'Links from a browser to a page of our own mini-program',
    reads: 'outside',
    input: z.object({ path: oneLine(200).optional(), query: oneLine(500).optional() }),
    data: z.object({
      appId: text(40),
      /** gh_… for the launch tag inside WeChat. */
      originalId: text(40),
      /** Path with query for the launch tag, with `.html` as WeChat requires. */
      path: text(720),
      /** weixin://… for other browsers on a phone; '' if WeChat returns none. */
      scheme: text(300),
      /** https address behind the QR code for a desktop. */
      qrText: text(1000)
    })
  },
  getMiniCode: {
    summary:
      'A code of our own mini-program (小程序码) that opens a page, for posters; the same link has the same code',
    reads: false,
    input: z.object({ link: oneLine(300, 1) }),
    data: z.object({
      /** The picture, a data URL. */
      picture: text(200_000)
    }),
    codes: { '404': 'no page that has posters', '503': 'WeChat gives no code: use the code of the web link' }
  },
  getScene: {
    summary: 'The page behind the `scene` of such a code',
    reads: false,
    input: z.object({ scene: oneLine(32, 1) }),
    data: z.object({
      /** Path with query, beginning with a slash. */
      link: text(300)
    }),
    codes: { '404': 'unknown, or not used for long' }
  },
  getPrefetchKey: {
    summary:
      'The key with which WeChat reads ahead for this session (数据预拉取); it ends with the session, and no call takes it',
    reads: false,
    input: z.object({}),
    data: z.object({ key: text(64) })
  },
  getChannelXcxUrl: {
    summary:
      "The partner's mini-program of this channel: the fixed one, unless `id` names another of the list",
    reads: true,
    input: z.object({ id: oneLine(64).optional(), path: oneLine(200).optional() }),
    data: z.object({
      appId: text(40),
      path: text(200),
      name: text(40),
      envVersion: z.enum(['release', 'trial', 'develop'])
    }),
    codes: { '404': 'the channel has no such mini-program' }
  }
} as const satisfies Record<keyof typeof wechatEndpoints, EndpointSchema>
