import type { Pull } from './grip'

/** An area that is panned with one finger and zoomed with two. */
export interface PanOptions {
  /** How far it has been panned and zoomed since it was grabbed, screen px. */
  readonly onPull: (pull: Pull) => void
  /** It was released, or is held by other fingers from here on. */
  readonly onDrop: () => void
}

/** Props that turn a View into such an area; a press without movement is left to its content. */
export type UsePan = (options: PanOptions) => Record<string, unknown>
