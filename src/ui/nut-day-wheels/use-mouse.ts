import { useRef, type MouseEvent, type WheelEvent } from 'react'

/** Height of one row, px: as in nut-day-wheels.module.scss. */
const ROW = 44
/** Mouse-wheel distance that turns ours by a row, px; a trackpad sends a few px at a time. */
const NOTCH = 60

/**
 * Mouse support for adjacent wheels: a clicked number moves to the middle, the mouse wheel turns the one under
 * the pointer.
 */
export function useMouse(
  columns: number,
  onStep: (column: number, steps: number) => void
): Record<string, unknown> {
  const gone = useRef(0)
  const columnAt = ({ clientX }: MouseEvent, { left, width }: DOMRect) =>
    Math.min(columns - 1, Math.max(0, Math.floor(((clientX - left) / width) * columns)))
  return {
    onClick: (event: MouseEvent) => {
      const box = event.currentTarget.getBoundingClientRect()
      const steps = Math.round((event.clientY - (box.top + box.height / 2)) / ROW)
      if (steps !== 0) onStep(columnAt(event, box), steps)
    },
    onWheel: (event: WheelEvent) => {
      gone.current += event.deltaY
      const steps = Math.trunc(gone.current / NOTCH)
      if (steps === 0) return
      gone.current -= steps * NOTCH
      onStep(columnAt(event, event.currentTarget.getBoundingClientRect()), steps)
    }
  }
}
