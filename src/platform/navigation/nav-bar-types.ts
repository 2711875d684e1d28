/** Which part of the bar at the top of a page the host leaves to us. */
export interface NavBarSettings {
  /** The host shows no bar, so pages render ours. */
  drawsOwnBar: boolean
  /** Height of the phone's status bar above a page with its own bar, in px. */
  statusBarHeight: number
  /** Width at the right end of the bar that the host's own buttons cover, in px. */
  capsuleSpace: number
}
