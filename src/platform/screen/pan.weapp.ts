import { useRef } from 'react'
import type { ITouchEvent } from '@tarojs/components'
import type { UsePan } from './pan-facts'

/** One finger; the page below stands still meanwhile. */
export const usePan: UsePan = ({ onPull, onDrop }) => {
  const grip = useRef<{ x: number; y: number; moved: boolean } | null>(null)
  const end = () => {
    if (grip.current?.moved) onDrop()
    grip.current = null
  }
  return {
    catchMove: true,
    onTouchStart: ({ touches }: ITouchEvent) => {
      const finger = touches[0]
      if (finger && !grip.current) grip.current = { x: finger.clientX, y: finger.clientY, moved: false }
    },
    onTouchMove: ({ touches }: ITouchEvent) => {
      const [finger, from] = [touches[0], grip.current]
      if (!finger || !from) return
      from.moved = true
      onPull(finger.clientX - from.x, finger.clientY - from.y)
    },
    onTouchEnd: end,
    onTouchCancel: end
  }
}
