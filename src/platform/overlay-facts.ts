/** What an overlay takes from the page while it is open; `release` gives it back. */
export interface OverlayHold {
  release(): void
}

/** `id` is the panel's element id; `onEscape` is called for the Escape key. */
export type HoldOverlay = (id: string, onEscape: () => void) => OverlayHold
