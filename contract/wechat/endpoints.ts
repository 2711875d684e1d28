import type { Endpoint } from '../endpoint'

/** What pages need from WeChat: the JS-SDK's signature, and addresses of mini-programs (rule call.all). */
export const wechatEndpoints = {
  getWechantJsSign: { method: 'GET', path: 'wechat/getWechantJsSign', access: 'public' },
  getMiniLink: { method: 'GET', path: 'wechat/getMiniLink', access: 'public', extension: true },
  getMiniCode: { method: 'GET', path: 'wechat/getMiniCode', access: 'public', extension: true },
  getScene: { method: 'GET', path: 'wechat/getScene', access: 'public', extension: true },
  getPrefetchKey: { method: 'GET', path: 'wechat/getPrefetchKey', access: 'member', extension: true },
  getChannelXcxUrl: {
    method: 'POST',
    path: '/unionbuy-goods/brandChannel/getChannelXcxUrl',
    access: 'public'
  }
} as const satisfies Record<string, Endpoint>
