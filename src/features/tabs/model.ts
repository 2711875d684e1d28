import type { TabItem } from '@contract/types'
import { HOME } from '@/routes/home'
import { registeredPath } from '@/routes/registered-paths'
import type { Tab } from '@/routes/navigate'

/** The tab if a channel's configuration names none that we know (rule tab.channelDefault). */
const CHANNEL_DEFAULT: Tab = 'Market'

/** The ids of what is new in each tab (rule tab.redDots). */
export type RedDots = Readonly<Partial<Record<Tab, ReadonlySet<string>>>>

interface CardWithDot {
  readonly isRedDot: boolean
}

const TABS: ReadonlySet<string> = new Set<Tab>(['ExchangeCenter', 'Market', 'My', 'BigCard'])

/** One of our tabs, or undefined for any other text. */
export const tabNamed = (name: string | undefined): Tab | undefined =>
  name !== undefined && TABS.has(name) ? (name as Tab) : undefined

/**
 * The visible tabs, in order. BigCard is hidden when the list of several cards is empty or could not be
 * loaded (undefined), and is hot when any of them has a red dot (rules tab.bigCardGone, tab.hot).
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
 * Our page that a tab leads to; undefined if it is a panel of home, or none of our pages. The paths of tabs
 * have been resolved before (`findPath`).
 */
export function pageOf({ path }: TabItem): string | undefined {
  const link = `/${path.replace(/^\/+/, '')}`
  const existing = registeredPath(link)
  return existing && existing !== HOME ? link : undefined
}

const PICTURE = /^(?:\/(?!\/)|https:\/\/)/i

/** The picture that a channel configured for a tab; undefined if it names one of our icons. */
export function pictureOf({ icon, activedIcon }: TabItem, active: boolean): string | undefined {
  const [first, second] = active ? [activedIcon, icon] : [icon, activedIcon]
  return [first, second].find((address) => PICTURE.test(address))
}

/** The initial tab (rule tab.default): BigCard if hot, the saved one, ExchangeCenter, else Market. */
export function defaultTab(all: readonly TabItem[], saved: string | undefined): Tab {
  // home has an initial panel of its own
  const tabs = all.filter((tab) => pageOf(tab) === undefined)
  const find = (name: string | undefined) => tabs.find((tab) => tab.componentName === name)
  const hot = find('BigCard')?.isHot ? 'BigCard' : undefined
  const stored = hot ?? find(saved)?.componentName ?? find('ExchangeCenter')?.componentName
  return stored ?? find(CHANNEL_DEFAULT)?.componentName ?? tabs[0]?.componentName ?? CHANNEL_DEFAULT
}

/**
 * Whether a tab shows a red dot: it has something new or, while that is unknown, the channel marks it as hot.
 */
export function hasDot(tab: TabItem, redDots: RedDots): boolean {
  return (redDots[tab.componentName]?.size ?? (tab.isHot ? 1 : 0)) > 0
}
