import { useRef } from 'react'
import type { ITouchEvent } from '@tarojs/components'
import { screenPx } from './design-px'
import type { UseDrag } from './drag-types'

/** One finger; the surroundings do not scroll meanwhile. WeChat has no keys. */
export const useDrag: UseDrag = ({ length, disabled, onTake, onMove, onDrop, onLose }) => {
  const grip = useRef<number>()
  const end = (then: () => void) => () => {
    if (grip.current !== undefined) then()
    grip.current = undefined
  }
  return {
    catchMove: true,
    onTouchStart: ({ touches }: ITouchEvent) => {
      if (disabled || grip.current !== undefined) return
      grip.current = touches[0]?.clientX
      onTake()
    },
    onTouchMove: ({ touches }: ITouchEvent) => {
      const x = touches[0]?.clientX
      if (grip.current !== undefined && x !== undefined) onMove((x - grip.current) / screenPx(length))
    },
    onTouchEnd: end(onDrop),
    onTouchCancel: end(onLose)
  }
}
