import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import type { PanOptions, UsePan } from './pan-facts'

/** A press that moves by less is a press, px. */
const STILL = 4
/** An arrow key pulls by so much, px. */
const STEP = 60

const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP]
}

/** Finger, mouse, pen and the arrow keys. The stylesheet has to say `touch-action: none`. */
export const usePan: UsePan = ({ onPull, onDrop }: PanOptions) => {
  const grip = useRef<{ x: number; y: number; moved: boolean } | null>(null)
  const end = () => {
    if (grip.current?.moved) onDrop()
    grip.current = null
  }
  return {
    tabIndex: 0,
    onKeyDown: (event: KeyboardEvent) => {
      const by = KEYS[event.key]
      if (!by) return
      event.preventDefault()
      onPull(...by)
      onDrop()
    },
    onPointerDown: ({ clientX, clientY, button }: PointerEvent) => {
      if (button === 0 && !grip.current) grip.current = { x: clientX, y: clientY, moved: false }
    },
    onPointerMove: ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
      const from = grip.current
      if (!from) return
      const [x, y] = [clientX - from.x, clientY - from.y]
      if (!from.moved && Math.hypot(x, y) < STILL) return
      // from here on it is no press of what lies below the finger
      if (!from.moved) currentTarget.setPointerCapture(pointerId)
      from.moved = true
      onPull(x, y)
    },
    onPointerUp: end,
    onPointerCancel: end
  }
}
