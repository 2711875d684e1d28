import type { TabItem } from '@contract/types'
import { HOME } from '@/routes/home'
import { registeredPath } from '@/routes/registered-paths'
import type { Tab } from '@/routes/navigate'

/** Where a channel's configuration names no tab that we know (rule tab.channelDefault). */
const CHANNEL_DEFAULT: Tab = 'Market'

/** The ids of what is new in each tab (rule tab.redDots). */
export type RedDots = Readonly<Partial<Record<Tab, ReadonlySet<string>>>>

interface CardWithDot {
  readonly isRedDot: boolean
}

const TABS: ReadonlySet<string> = new Set<Tab>(['ExchangeCenter', 'Market', 'My', 'BigCard'])

/** A tab of ours, or undefined for any other text. */
export const tabNamed = (name: string | undefined): Tab | undefined =>
  name !== undefined && TABS.has(name) ? (name as Tab) : undefined

/**
 * The tabs that are shown, in order. BigCard goes when the list of several cards is empty or could not be loaded
 * (undefined), and is hot when any of them has a red dot (rules tab.bigCardGone, tab.hot).
 */
export function buildTabs(tabbar: readonly TabItem[], cards: readonly CardWithDot[] | undefined): TabItem[] {
  const seen = new Set<Tab>()
  return [...tabbar]
    .sort((one, other) => one.sort - other.sort)
    .filter(({ componentName }) => {
      const again = seen.has(componentName)
      seen.add(componentName)
      return !again && (componentName !== 'BigCard' || (cards !== undefined && cards.length > 0))
    })
    .map((tab) =>
      tab.componentName === 'BigCard' ? { ...tab, isHot: cards?.some((card) => card.isRedDot) ?? false } : tab
    )
}

/**
 * The page of ours that a tab leads to; undefined where it is a panel of home, and for what is no page of ours. Whoever gets
 * tabs has looked their paths up (`findPath`).
 */
export function pageOf({ path }: TabItem): string | undefined {
  const link = `/${path.replace(/^\/+/, '')}`
  const existing = registeredPath(link)
  return existing && existing !== HOME ? link : undefined
}

const PICTURE = /^(?:\/(?!\/)|https:\/\/)/i

/** The picture that a channel gives for a tab; undefined where it names a drawing of ours. */
export function pictureOf({ icon, activedIcon }: TabItem, active: boolean): string | undefined {
  const [first, second] = active ? [activedIcon, icon] : [icon, activedIcon]
  return [first, second].find((address) => PICTURE.test(address))
}

/** The tab to begin with (rule tab.default): BigCard if hot, the saved one, ExchangeCenter, else Market. */
export function defaultTab(all: readonly TabItem[], saved: string | undefined): Tab {
  // home begins with a panel of its own
  const tabs = all.filter((tab) => pageOf(tab) === undefined)
  const find = (name: string | undefined) => tabs.find((tab) => tab.componentName === name)
  const hot = find('BigCard')?.isHot ? 'BigCard' : undefined
  const stored = hot ?? find(saved)?.componentName ?? find('ExchangeCenter')?.componentName
  return stored ?? find(CHANNEL_DEFAULT)?.componentName ?? tabs[0]?.componentName ?? CHANNEL_DEFAULT
}

/** Whether a tab carries a red dot: what is new in it, or, while nothing is known of that, the channel's own hot mark. */
export function hasDot(tab: TabItem, redDots: RedDots): boolean {
  return (redDots[tab.componentName]?.size ?? (tab.isHot ? 1 : 0)) > 0
}
