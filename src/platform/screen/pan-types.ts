import type { Pull } from './grip'

/** A ground that is pulled with one finger and stretched with two. */
export interface PanOptions {
  /** How far it has been pulled and stretched since it was taken, px of the screen. */
  readonly onPull: (pull: Pull) => void
  /** It was let go, or is held by other fingers from here on. */
  readonly onDrop: () => void
}

/** Attributes that make a View such a ground; a press that does not move it is left to what lies on it. */
export type UsePan = (options: PanOptions) => Record<string, unknown>
