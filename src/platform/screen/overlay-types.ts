/** What an overlay blocks on the page while open (scrolling, focus); `release` restores it. */
export interface OverlayHold {
  release(): void
}

/** `id` is the panel's element id; `onClose` is called for the Escape key and the phone's back button. */
export type HoldOverlay = (id: string, onClose: () => void) => OverlayHold
