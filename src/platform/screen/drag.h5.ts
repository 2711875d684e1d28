import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import type { DragOptions, UseDrag } from './drag-types'

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10
}

function byKey(event: KeyboardEvent, { onStep, onEnter }: DragOptions): void {
  const steps = STEPS[event.key]
  if (steps === undefined && event.key !== 'Enter' && event.key !== ' ') return
  event.preventDefault()
  if (steps === undefined) onEnter()
  else onStep(steps)
}

/** Finger, mouse and pen alike, and the keys of a slider. The stylesheet has to say `touch-action: none`. */
export const useDrag: UseDrag = (options) => {
  const grip = useRef<{ x: number; length: number } | null>(null)
  const { value, most, disabled, onTake, onMove, onDrop, onLose } = options
  const end = (then: () => void) => {
    if (!grip.current) return
    grip.current = null
    then()
  }
  return {
    role: 'slider',
    tabIndex: 0,
    'aria-label': '滑块，按方向键移动，按回车键确认',
    'aria-valuemin': 0,
    'aria-valuemax': most,
    'aria-valuenow': value,
    'aria-disabled': disabled || undefined,
    onKeyDown: (event: KeyboardEvent) => {
      if (!disabled) byKey(event, options)
    },
    onPointerDown: ({ currentTarget, pointerId, clientX, button }: PointerEvent<HTMLElement>) => {
      if (disabled || button !== 0 || grip.current) return
      currentTarget.setPointerCapture(pointerId)
      grip.current = { x: clientX, length: currentTarget.parentElement?.clientWidth || options.length }
      onTake()
    },
    onPointerMove: ({ clientX }: PointerEvent) => {
      if (grip.current) onMove((clientX - grip.current.x) / grip.current.length)
    },
    onPointerUp: () => end(onDrop),
    onPointerCancel: () => end(onLose)
  }
}
