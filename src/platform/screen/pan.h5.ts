import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { pullOf, type Finger } from './grip'
import type { PanOptions, UsePan } from './pan-types'

/** A pointer that moves less than this is a press, px. */
const STILL = 4
/** Distance that an arrow key pans, px. */
const STEP = 60

const KEYS: Readonly<Record<string, Finger>> = {
  ArrowLeft: { x: STEP, y: 0 },
  ArrowRight: { x: -STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP }
}

/** Fingers, mouse, pen and the arrow keys. The stylesheet has to say `touch-action: none`. */
export const usePan: UsePan = ({ onPull, onDrop }: PanOptions) => {
  const held = useRef({ from: new Map<number, Finger>(), now: new Map<number, Finger>(), moved: false })
  /** Other fingers hold it: keeps the result so far. */
  const takeAnew = () => {
    const { now, moved } = held.current
    if (moved) onDrop()
    held.current = { from: new Map(now), now, moved: false }
  }
  const lift = ({ pointerId }: PointerEvent) => {
    if (held.current.now.delete(pointerId)) takeAnew()
  }
  return {
    tabIndex: 0,
    onKeyDown: (event: KeyboardEvent) => {
      const by = KEYS[event.key]
      if (!by) return
      event.preventDefault()
      onPull({ ...by, scale: 1 })
      onDrop()
    },
    onPointerDown: ({ pointerId, clientX, clientY, button }: PointerEvent) => {
      const { now } = held.current
      if (button !== 0 || now.size === 2) return
      now.set(pointerId, { x: clientX, y: clientY })
      takeAnew()
    },
    onPointerMove: ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
      const { from, now, moved } = held.current
      if (!now.has(pointerId)) return
      now.set(pointerId, { x: clientX, y: clientY })
      const pull = pullOf([...from.values()], [...now.values()])
      if (!moved && now.size === 1 && Math.hypot(pull.x, pull.y) < STILL) return
      // from here on it no longer counts as a press on the content
      if (!moved) for (const id of now.keys()) currentTarget.setPointerCapture(id)
      held.current.moved = true
      onPull(pull)
    },
    onPointerUp: lift,
    onPointerCancel: lift
  }
}
