/** What an overlay takes from the page while it is open; `release` gives it back. */
export interface OverlayHold {
  release(): void
}

/** `id` is the panel's element id; `onClose` is called for the Escape key and the phone's back button. */
export type HoldOverlay = (id: string, onClose: () => void) => OverlayHold
