import type { NavBarFacts } from './nav-bar-facts'

const facts: NavBarFacts = { drawsOwnBar: true, statusBarHeight: 0, capsuleSpace: 0 }

/** The browser's status bar is not ours, and Taro's bar is hidden: pages draw their own. */
export function navBarFacts(): NavBarFacts {
  return facts
}
