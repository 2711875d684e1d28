/** A handle that is moved along a line. */
export interface DragOptions {
  /** Length of the element that holds the handle and spans the line, in stylesheet px. */
  readonly length: number
  /** The handle's position, from 0 to `most`, for screen readers. */
  readonly value: number
  readonly most: number
  readonly disabled: boolean
  readonly onTake: () => void
  /** How far it has been moved since it was grabbed, as a fraction of the line. */
  readonly onMove: (share: number) => void
  readonly onDrop: () => void
  /** The system interrupted it, e.g. an incoming call. */
  readonly onLose: () => void
  /** The arrow keys: 1 to the right, -1 to the left, 10 and -10 with Page Up and Page Down. */
  readonly onStep: (steps: number) => void
  /** Enter: confirms the position. */
  readonly onEnter: () => void
}

/** Props that turn a View into such a handle. */
export type UseDrag = (options: DragOptions) => Record<string, unknown>
