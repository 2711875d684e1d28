/** The five channels as data. Code asks a channel what it can do; it never compares names. */

export type ChannelCode = 'main' | 'candy' | 'jinjiang' | 'lvyun' | 'yanglao'

export interface Channel {
  readonly code: ChannelCode
  readonly name: string
  readonly capabilities: {
    /**
     * Forget the token on leaving again after coming from another mini-program (rules show.removeToken,
     * hide.removeToken).
     */
    readonly dropsTokenAfterPartnerVisit: boolean
    /**
     * Hosts (with port if not the default) whose pages are shown in a web view of ours, each exactly as it is.
     */
    readonly webViewHosts: readonly string[]
  }
}

/** Example addresses, to be replaced by those of the real partners (they must be https in the mini-program). */
const PARTNERS = ['partner.example.com', 'film.example.com', 'food.example.com']

const channel = (
  code: ChannelCode,
  name: string,
  capabilities: Partial<Channel['capabilities']> = {}
): Channel => ({
  code,
  name,
  capabilities: { dropsTokenAfterPartnerVisit: false, webViewHosts: PARTNERS, ...capabilities }
})

export const CHANNELS: Readonly<Record<ChannelCode, Channel>> = {
  main: channel('main', '权益中心'),
  candy: channel('candy', '糖糖会员', { dropsTokenAfterPartnerVisit: true }),
  jinjiang: channel('jinjiang', '锦江会享', { webViewHosts: [...PARTNERS, 'hotel.example.com'] }),
  lvyun: channel('lvyun', '绿云礼遇'),
  yanglao: channel('yanglao', '颐年关怀')
}

/** Whether a text is the code of one of the five. */
export const isChannelCode = (text: string | undefined): text is ChannelCode =>
  text !== undefined && Object.prototype.hasOwnProperty.call(CHANNELS, text)
