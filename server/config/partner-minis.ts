import type { ChannelCode } from './channels'

/** A partner's mini-program that a channel links to. */
export interface PartnerMini {
  readonly channel: ChannelCode
  /** Name in the channel's list; '' for its fixed one. */
  readonly id: string
  readonly appId: string
  /** Page that opens by default. */
  readonly path: string
  readonly name: string
}

/** An example: the fixed partner of every channel (rule partner.miniProgram) until `PARTNER_MINIS` lists the real ones. */
export const EXAMPLE_MINI = {
  appId: 'wx0123456789abcdef',
  path: 'pages/index/index',
  name: '合作伙伴'
} as const

/** `channel` or `channel/id`, `=`, app id, then optionally `:` page and `:` name. */
export const PARTNER_MINI =
  /^([a-z]+)(?:\/([\w-]{1,64}))?=(wx[0-9a-f]{16})(?::([\w/.-]{0,200}))?(?::([^:,]{1,40}))?$/
