import { z } from 'zod'
import { cutText } from '@contract/cut-text'
import { imageTypeOf } from '../../lib/image-type'
import { callForBytes, callRemote, jsonOf, RemoteError, type RemoteCall } from '../remote-json'
import { addressSetting, requiredSettings } from '../required-settings'
import { createStableToken } from './stable-token'
import { errcodeOf, expectFine, isTokenRefused, shaped, WECHAT } from './wechat-answer'
import {
  WechatCodeRefused,
  type CodePicture,
  type MessageAnswer,
  type UploadedShipping,
  type WechatGateway
} from './wechat-gateway'

export interface WechatSettings {
  readonly baseUrl: URL
  readonly appId: string
  readonly appSecret: string
}

/** Settings of the mini-program. @throws SettingsError naming what is missing */
export function readWechatSettings(env: Readonly<Record<string, string | undefined>>): WechatSettings {
  const values = requiredSettings('GATEWAY_WECHAT', ['WECHAT_APP_ID', 'WECHAT_APP_SECRET'], env)
  return {
    baseUrl: addressSetting('WECHAT_BASE_URL', 'https://api.weixin.qq.com', env),
    appId: values.WECHAT_APP_ID,
    appSecret: values.WECHAT_APP_SECRET
  }
}

const sessionAnswer = z.object({
  openid: z.string().min(1).max(64),
  unionid: z.string().max(64).optional(),
  session_key: z.string().min(1).max(64).optional()
})
const phoneAnswer = z.object({
  phone_info: z.object({
    purePhoneNumber: z.string(),
    countryCode: z.union([z.string(), z.number()]),
    watermark: z.object({ appid: z.string() }).optional()
  })
})

/** WeChat's own servers (api.weixin.qq.com, or as configured). `clock` returns milliseconds. */
export function createWechatApi(settings: WechatSettings, clock: () => number = Date.now): WechatGateway {
  const token = createStableToken(settings, clock)

  function post(path: string, content: object, accessToken: string): RemoteCall {
    const url = new URL(path, settings.baseUrl)
    url.searchParams.set('access_token', accessToken)
    return {
      system: WECHAT,
      base: settings.baseUrl,
      url,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(content)
    }
  }

  /** With a new access token if WeChat rejects the current one. */
  async function postWithToken(path: string, content: object) {
    const answer = await callRemote(post(path, content, await token.get()))
    return isTokenRefused(answer) ? callRemote(post(path, content, await token.renew())) : answer
  }

  /** A picture; WeChat reports a failure as JSON in its place. */
  async function pictureWithToken(path: string, content: object): Promise<CodePicture> {
    const ask = async (accessToken: string) => {
      const call = { ...post(path, content, accessToken), timeoutMs: PICTURE_MS }
      const bytes = await callForBytes(call)
      return bytes[0] === BRACE ? jsonOf(call, bytes) : pictureOf(bytes)
    }
    let answer = await ask(await token.get())
    if (!isPicture(answer) && isTokenRefused(answer)) answer = await ask(await token.renew())
    return isPicture(answer) ? answer : shaped(z.never(), expectFine(answer))
  }

  return {
    appId: settings.appId,

    async codeToSession(code) {
      const url = new URL('/sns/jscode2session', settings.baseUrl)
      url.searchParams.set('appid', settings.appId)
      url.searchParams.set('secret', settings.appSecret)
      url.searchParams.set('js_code', code)
      url.searchParams.set('grant_type', 'authorization_code')
      const answer = expectFine(await callRemote({ system: WECHAT, base: settings.baseUrl, url }))
      const session = shaped(sessionAnswer, answer)
      const { openid: openId, unionid: unionId = null, session_key: sessionKey } = session
      return { openId, unionId, ...(sessionKey !== undefined && { sessionKey }) }
    },

    async phoneNumber(code) {
      const answer = await postWithToken('/wxa/business/getuserphonenumber', { code })
      const { phone_info: phone } = shaped(phoneAnswer, expectFine(answer))
      if (phone.watermark && phone.watermark.appid !== settings.appId) throw new WechatCodeRefused(40029)
      // Accounts here are mainland numbers; other countries' numbers cannot receive our messages.
      if (String(phone.countryCode) !== '86') throw new WechatCodeRefused(40029)
      return phone.purePhoneNumber
    },

    async uploadShipping(shipping) {
      expectFine(await postWithToken('/wxa/sec/order/upload_shipping_info', shippingBody(shipping)))
    },

    async sendMessage({ openId, templateId, page, data }) {
      const answer = await postWithToken('/cgi-bin/message/subscribe/send', {
        touser: openId,
        template_id: templateId,
        page,
        data: Object.fromEntries(Object.entries(data).map(([field, value]) => [field, { value }])),
        miniprogram_state: 'formal',
        lang: 'zh_CN'
      })
      return messageAnswerOf(errcodeOf(answer))
    },

    miniCode: ({ page, scene }) =>
      pictureWithToken('/wxa/getwxacodeunlimit', { page, scene, width: CODE_WIDTH })
  }
}

/** Of a code, px: the smallest that WeChat makes, larger than it is drawn. */
const CODE_WIDTH = 280
/** Somebody waits for a poster, ms; without a code it has another. */
const PICTURE_MS = 2500

const BRACE = '{'.charCodeAt(0)

function pictureOf(bytes: Buffer): CodePicture {
  const mime = imageTypeOf(bytes)
  if (mime === null) throw new RemoteError(WECHAT, 'the answer is not a picture')
  return { mime, bytes }
}

const isPicture = (answer: CodePicture | Readonly<Record<string, unknown>>): answer is CodePicture =>
  Buffer.isBuffer(answer.bytes)

const NOT_SUBSCRIBED = 43101
/** Its servers are busy, or we have sent too much for now. */
const BUSY = new Set([-1, 45009, 45011])

function messageAnswerOf(errcode: number): MessageAnswer {
  if (errcode === 0) return 'sent'
  if (errcode === NOT_SUBSCRIBED) return 'refused'
  return BUSY.has(errcode) ? 'busy' : 'invalid'
}

/** WeChat's `logistics_type`. */
const LOGISTICS = { express: 1, virtual: 3, pickup: 4 } as const
/** A WeChat Pay transaction is identified by its own number. */
const BY_TRANSACTION = 2
const UNIFIED = 1
const SPLIT = 2

/** Parcels per order that WeChat lists. */
const MAX_PARCELS = 10
/** Maximum length of the goods description of one. */
const MAX_GOODS = 120

type Parcels = Extract<UploadedShipping, { parcels: unknown }>['parcels']

/** The parcels in WeChat's form: the last one listed represents all that follow. */
function listed(parcels: Parcels): Parcels {
  const shown = parcels.slice(0, MAX_PARCELS)
  const rest = parcels.slice(MAX_PARCELS - 1).map(({ goods }) => goods)
  return shown.map((parcel, index) => ({
    ...parcel,
    goods: described(index < MAX_PARCELS - 1 ? parcel.goods : rest.join('；'))
  }))
}

const described = (goods: string) => cutText(goods, { characters: MAX_GOODS })

function shippingBody(shipping: UploadedShipping) {
  const { transactionId, openId, at } = shipping
  return {
    order_key: { order_number_type: BY_TRANSACTION, transaction_id: transactionId },
    ...('parcels' in shipping
      ? parcelsBody(shipping)
      : {
          logistics_type: LOGISTICS[shipping.manner],
          delivery_mode: UNIFIED,
          shipping_list: [{ item_desc: described(shipping.goods) }]
        }),
    upload_time: at.toISOString().replace('Z', '+00:00'),
    payer: { openid: openId }
  }
}

function parcelsBody({ allSent, parcels }: Extract<UploadedShipping, { parcels: unknown }>) {
  const split = parcels.length > 1 || !allSent
  return {
    logistics_type: LOGISTICS.express,
    delivery_mode: split ? SPLIT : UNIFIED,
    ...(split && { is_all_delivered: allSent }),
    shipping_list: listed(parcels).map(({ carrier, trackingNo, goods, receiver }) => ({
      tracking_no: trackingNo,
      express_company: carrier,
      item_desc: goods,
      contact: { receiver_contact: receiver }
    }))
  }
}
