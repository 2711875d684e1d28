/** A ground that is pulled with a finger. */
export interface PanOptions {
  /** How far it has been pulled since it was taken, px of the screen. */
  readonly onPull: (x: number, y: number) => void
  /** It was let go. */
  readonly onDrop: () => void
}

/** Attributes that make a View such a ground; a press that does not move it is left to what lies on it. */
export type UsePan = (options: PanOptions) => Record<string, unknown>
