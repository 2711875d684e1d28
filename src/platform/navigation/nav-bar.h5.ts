import type { NavBarSettings } from './nav-bar-types'

const settings: NavBarSettings = { drawsOwnBar: true, statusBarHeight: 0, capsuleSpace: 0 }

/** The browser's status bar is not ours, and Taro's bar is hidden: pages render their own. */
export function navBarSettings(): NavBarSettings {
  return settings
}
