import type { channelConfig } from '@contract/channel/schema'
import type { z } from 'zod'

/** `configData` of a channel, parsed (rule data.channelConfig). */
export type ChannelConfig = z.infer<typeof channelConfig>
type Tab = ChannelConfig['tabbar'][number]

const HOME = 'pages/index/index'

const tab = (componentName: Tab['componentName'], name: string, icon: string, sort: number): Tab => ({
  id: componentName,
  name,
  icon,
  activedIcon: `${icon}-active`,
  path: HOME,
  componentName,
  sort,
  isHot: false
})

const exchange = tab('ExchangeCenter', '兑换中心', 'exchange', 1)
const market = tab('Market', '市集', 'market', 2)
const bigCard = tab('BigCard', '大牌卡', 'bigcard', 3)
const my = tab('My', '我的', 'my', 4)

/** Four tabs; the client takes BigCard away from members who do not have several cards (rules tab.bigCard, tab.bigCardGone). */
export const fullTabs: Tab[] = [exchange, market, bigCard, my]
/** For channels whose members have one card at most. */
export const plainTabs: Tab[] = [exchange, market, my]

/** Who sees whole phone numbers: the channel's rule, and labels that differ from it (rules role.phoneMask, data.channelConfig). */
export function channelConfigOf(
  tabbar: Tab[],
  options: { needLocation: boolean; maskPhone: boolean; labels?: Record<string, boolean> }
): ChannelConfig {
  return {
    tabbar,
    basic: { isNeedLocation: options.needLocation ? 1 : 0 },
    showPhone: {
      isShowDesensitizedPhoneC: options.maskPhone,
      desensitizedPhoneBylabels: Object.entries(options.labels ?? {}).map(([labelId, isDesensitized]) => ({
        labelId,
        isDesensitized
      }))
    }
  }
}
