/** Something the phone's back button closes before it leaves the page; call `release` when it has closed. */
export interface BackHold {
  release(): void
}

/** `close` is called when back is pressed while this is the topmost. */
export type HoldBack = (close: () => void) => BackHold

/**
 * Called before the page is left: undefined if nothing is open, otherwise resolves once the entries are
 * removed.
 */
export type ClearBackEntries = () => Promise<void> | undefined
