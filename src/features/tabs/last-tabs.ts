import type { TabItem } from '@contract/types'
import { currentChannel } from '@/channels/current'
import { parseChannelConfig } from '@/features/channel/model'
import { pageOf } from './model'
import { shownStored } from '@/platform/storage/shown-stored'
import { writeStored } from '@/platform/storage/stored-values'
import { bareOf } from '@/routes/bare'
import { registerPath } from '@/routes/registered-paths'

/**
 * The tabs that this member last had in this channel, without their dots, which only the server knows;
 * undefined if nothing is stored. They are shown first, so that the bar of a returning user does not change
 * under their finger.
 */
export function lastTabs(): TabItem[] | undefined {
  const saved = shownStored('lastTabs')
  if (saved?.channel !== currentChannel().code) return undefined
  const { tabbar } = parseChannelConfig(saved.configData)
  // they were resolved when they were stored
  tabbar.forEach(({ path }) => path && registerPath(bareOf(path)))
  return tabbar.map((tab) => ({ ...tab, isHot: false }))
}

/** A tab that leads to none of our pages is stored without its path. */
const withOwnPage = (tab: TabItem): TabItem => ({ ...tab, path: pageOf(tab) ?? '' })

/**
 * Stores them for the next start, in the shape of a channel's configuration; cleared with the member's data.
 */
export function saveTabs(tabbar: readonly TabItem[]): void {
  writeStored('lastTabs', {
    channel: currentChannel().code,
    configData: JSON.stringify({ tabbar: tabbar.map(withOwnPage) })
  })
}
