import { z } from 'zod'
import { moment, none, picture, richText, text } from '../common'
import { pointsRule } from '../points/shapes'
import type { EndpointSchema } from '../schema'
import type { channelEndpoints } from './endpoints'

/** One tab of the tab bar (rule data.tabItem). */
export const tabItem = z.object({
  id: text(20),
  name: text(8),
  /** The address of a picture, or the name of one of the client's own drawings; so is `activedIcon`, of the tab that is shown. */
  icon: picture,
  activedIcon: picture,
  /** The page that it leads to; home's own path = its panel there. */
  path: text(100),
  componentName: z.enum(['ExchangeCenter', 'Market', 'My', 'BigCard']),
  sort: z.int(),
  isHot: z.boolean()
})

/** `channelInfo.configData`, parsed (rule data.channelConfig). */
export const channelConfig = z.object({
  tabbar: z.array(tabItem),
  basic: z.object({
    /** 1 = the channel's pages need to know where the user is. */
    isNeedLocation: z.union([z.literal(0), z.literal(1)])
  }),
  showPhone: z.object({
    isShowDesensitizedPhoneC: z.boolean(),
    desensitizedPhoneBylabels: z.array(z.object({ labelId: text(40), isDesensitized: z.boolean() }))
  }),
  /** How points come and go here; left out where the channel has none. */
  points: pointsRule.optional(),
  /** Whether members see their referral campaigns (分销活动) among their doors. */
  referrals: z.boolean().optional()
})

/** The channel as the server tells of it; `configData` is JSON text (rule data.channelInfo). */
export const channelInfo = z.object({
  code: text(20),
  name: text(20),
  /** The member must have a phone number before buying. */
  needMobile: z.boolean(),
  configData: text(20_000),
  serviceHours: text(60),
  servicePhone: text(20)
})

const brandChannel = z.object({ code: text(20), name: text(20), logo: picture, slogan: text(60) })

/** Legal texts of the operator; the two lists of personal data are made by the server. */
const WRITTEN = [
  'user',
  'registration',
  'renewal',
  'privacy',
  'refund',
  'chat',
  'lounge',
  'loungeEn'
] as const

export const channelSchemas = {
  getChannelInfo: { summary: 'Channel and configuration', input: none, data: channelInfo },
  getSystemInfo: {
    summary: 'Server clock, version, and what is switched on',
    input: none,
    data: z.object({
      now: moment,
      version: text(40),
      features: z.object({ sandbox: z.boolean(), oneTapPhone: z.boolean() })
    })
  },
  getAdminBrandChannel: { summary: 'Brand of the channel', input: none, data: brandChannel },
  getBrandChannel: { summary: 'Brand of the channel', input: none, data: brandChannel },
  getAgreement: {
    summary: 'A legal text in its version in force',
    input: z.object({
      kind: z.enum([...WRITTEN, 'collected', 'shared'])
    }),
    data: z.object({ title: text(40), version: text(20), effectiveAt: moment, html: richText })
  }
} as const satisfies Record<keyof typeof channelEndpoints, EndpointSchema>
