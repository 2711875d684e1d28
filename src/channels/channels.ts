/** The five channels as data. Code asks a channel what it can do; it never compares names. */

export type ChannelCode = 'main' | 'candy' | 'jinjiang' | 'lvyun' | 'yanglao'
export type { Environment } from '@/platform/environment'

export interface Channel {
  readonly code: ChannelCode
  readonly name: string
  readonly capabilities: {
    /** Forget the token when it is left again after coming from another mini-program (spec section 4, scene 1037). */
    readonly dropsTokenAfterPartnerVisit: boolean
  }
}

const channel = (code: ChannelCode, name: string, dropsTokenAfterPartnerVisit = false): Channel => ({
  code,
  name,
  capabilities: { dropsTokenAfterPartnerVisit }
})

export const CHANNELS: Readonly<Record<ChannelCode, Channel>> = {
  main: channel('main', '权益中心'),
  candy: channel('candy', '糖糖会员', true),
  jinjiang: channel('jinjiang', '锦江会享'),
  lvyun: channel('lvyun', '绿云礼遇'),
  yanglao: channel('yanglao', '颐年关怀')
}

/** Whether a text names one of the five. */
export const isChannelCode = (text: string | undefined): text is ChannelCode =>
  text !== undefined && Object.prototype.hasOwnProperty.call(CHANNELS, text)
