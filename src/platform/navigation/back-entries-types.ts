/** What the phone's back button closes before it leaves the page; `release` when it has closed. */
export interface BackHold {
  release(): void
}

/** `close` is called when back is pressed while this is the topmost. */
export type HoldBack = (close: () => void) => BackHold

/** Before the page is left: undefined at once where nothing lies in the way, else when the way is free. */
export type ClearBackEntries = () => Promise<void> | undefined
