/** A handle that is moved along a line. */
export interface DragOptions {
  /** Length of what holds the handle and is as long as the line, as the stylesheets have it, px. */
  readonly length: number
  /** Where the handle is, from 0 to `most`, read aloud. */
  readonly value: number
  readonly most: number
  readonly disabled: boolean
  readonly onTake: () => void
  /** How far it has been moved since it was taken, as a share of the line. */
  readonly onMove: (share: number) => void
  readonly onDrop: () => void
  /** The system took it away: a call came in. */
  readonly onLose: () => void
  /** The arrow keys: 1 to the right, -1 to the left, 10 and -10 with Page Up and Page Down. */
  readonly onStep: (steps: number) => void
  /** Enter: it is where it belongs. */
  readonly onEnter: () => void
}

/** Attributes that make a View such a handle. */
export type UseDrag = (options: DragOptions) => Record<string, unknown>
