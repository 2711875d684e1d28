import { useRef } from 'react'
import type { ITouchEvent } from '@tarojs/components'
import { pullOf, type Finger } from './grip'
import type { UsePan } from './pan-types'

const fingersOf = ({ touches }: ITouchEvent): Finger[] =>
  [...touches].slice(0, 2).map(({ clientX, clientY }) => ({ x: clientX, y: clientY }))

/** One finger or two; the page below does not scroll meanwhile. */
export const usePan: UsePan = ({ onPull, onDrop }) => {
  const held = useRef<{ from: Finger[]; moved: boolean }>({ from: [], moved: false })
  /** Other fingers hold it: keeps the result so far. */
  const takeAnew = (event: ITouchEvent) => {
    if (held.current.moved) onDrop()
    held.current = { from: fingersOf(event), moved: false }
  }
  return {
    catchMove: true,
    onTouchStart: takeAnew,
    onTouchMove: (event: ITouchEvent) => {
      const [{ from }, now] = [held.current, fingersOf(event)]
      if (from.length === 0 || from.length !== now.length) return
      held.current.moved = true
      onPull(pullOf(from, now))
    },
    onTouchEnd: takeAnew,
    onTouchCancel: takeAnew
  }
}
