/** What the host leaves to us of the bar at the top of a page. */
export interface NavBarSettings {
  /** The host shows no bar, so a page draws ours. */
  drawsOwnBar: boolean
  /** Height of the phone's status bar over a page that draws its own bar, in px. */
  statusBarHeight: number
  /** Width at the right end of the bar that the host's own buttons cover, in px. */
  capsuleSpace: number
}
