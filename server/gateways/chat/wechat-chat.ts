import { addressSetting, requiredSettings } from '../required-settings'
import type { ChatGateway } from './chat-gateway'

export interface WechatChatSettings {
  /** The link of the customer-service account, as shown in WeChat's console. */
  readonly link: URL
  /** The enterprise that it belongs to, for `wx.openCustomerServiceChat`. */
  readonly corpId: string
}

/** Settings of WeChat customer service. @throws SettingsError naming what is missing */
export function readWechatChatSettings(
  env: Readonly<Record<string, string | undefined>>
): WechatChatSettings {
  const { CHAT_KF_URL, CHAT_CORP_ID } = requiredSettings('GATEWAY_CHAT', ['CHAT_KF_URL', 'CHAT_CORP_ID'], env)
  return { link: addressSetting('CHAT_KF_URL', CHAT_KF_URL, env), corpId: CHAT_CORP_ID }
}

/** WeChat customer service: the subject is passed as `scene_param`, which its staff can see. */
export function createWechatChat({ link, corpId }: WechatChatSettings): ChatGateway {
  return {
    open({ serial, channel, subject, orderNo }) {
      const url = new URL(link)
      url.searchParams.set('scene_param', [channel, subject, serial, orderNo].filter(Boolean).join('_'))
      return { chatUrl: url.href, way: 'wechat', corpId }
    }
  }
}
