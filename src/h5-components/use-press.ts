import { useEffect, useRef, useState } from 'react'
import type { BaseProps } from './dom'

export interface PressProps extends BaseProps {
  hoverClass?: string
  hoverStartTime?: number
  hoverStayTime?: number
  disabled?: boolean
}

const LONG_PRESS_MS = 350

/**
 * What a press adds to an element: the class while it is held (`hoverClass`, times in ms) and the long press.
 * An element that uses neither gets no handler.
 */
export function usePress(props: PressProps) {
  const [held, setHeld] = useState(false)
  const hoverTimer = useRef(0)
  const longTimer = useRef(0)
  useEffect(
    () => () => {
      window.clearTimeout(hoverTimer.current)
      window.clearTimeout(longTimer.current)
    },
    []
  )

  const { onLongPress } = props
  const hover = props.disabled || props.hoverClass === 'none' ? undefined : props.hoverClass
  if (!hover && !onLongPress) return { className: undefined, handlers: {} }

  const holdAfter = (ms: number, value: boolean) => {
    window.clearTimeout(hoverTimer.current)
    if (hover) hoverTimer.current = window.setTimeout(() => setHeld(value), ms)
  }
  const handlers = {
    onTouchStart(event: unknown) {
      props.onTouchStart?.(event)
      holdAfter(props.hoverStartTime ?? 50, true)
      if (onLongPress) longTimer.current = window.setTimeout(() => onLongPress(event), LONG_PRESS_MS)
    },
    onTouchMove(event: unknown) {
      props.onTouchMove?.(event)
      window.clearTimeout(longTimer.current)
    },
    onTouchEnd(event: unknown) {
      props.onTouchEnd?.(event)
      window.clearTimeout(longTimer.current)
      holdAfter(props.hoverStayTime ?? 400, false)
    },
    onTouchCancel() {
      window.clearTimeout(longTimer.current)
      holdAfter(0, false)
    }
  }
  return { className: held ? hover : undefined, handlers }
}
