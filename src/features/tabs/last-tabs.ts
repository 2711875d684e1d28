import type { TabItem } from '@contract/types'
import { currentChannel } from '@/channels/current'
import { parseChannelConfig } from '@/features/channel/model'
import { pageOf } from './model'
import { shownStored } from '@/platform/storage/shown-stored'
import { writeStored } from '@/platform/storage/stored-values'
import { bareOf } from '@/routes/bare'
import { registerPath } from '@/routes/registered-paths'

/**
 * The tabs that this member had last in this channel, without their dots, of which only the server knows; undefined
 * where nothing is kept. They are shown first, so that the bar of who comes back is not arranged anew under their finger.
 */
export function lastTabs(): TabItem[] | undefined {
  const saved = shownStored('lastTabs')
  if (saved?.channel !== currentChannel().code) return undefined
  const { tabbar } = parseChannelConfig(saved.configData)
  // they were looked up when they were kept
  tabbar.forEach(({ path }) => path && registerPath(bareOf(path)))
  return tabbar.map((tab) => ({ ...tab, isHot: false }))
}

/** What leads to no page of ours is kept without its path. */
const withOwnPage = (tab: TabItem): TabItem => ({ ...tab, path: pageOf(tab) ?? '' })

/** Keeps them for the next start, in the shape of a channel's configuration; they go with the member. */
export function saveTabs(tabbar: readonly TabItem[]): void {
  writeStored('lastTabs', {
    channel: currentChannel().code,
    configData: JSON.stringify({ tabbar: tabbar.map(withOwnPage) })
  })
}
