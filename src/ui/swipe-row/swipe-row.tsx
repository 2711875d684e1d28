import { useRef, useState, type PropsWithChildren } from 'react'
import { View, type BaseEventOrig, type ITouchEvent } from '@tarojs/components'
import { classNames } from '../class-names'
import { Pressable } from '../pressable/pressable'
import css from './swipe-row.module.scss'

export interface SwipeRowProps {
  /** The label of the action at the right. */
  action: string
  onAction: () => void
}

/** Horizontal distance from which a swipe counts, px; it must exceed the vertical one. */
const FAR = 40

interface Point {
  readonly x: number
  readonly y: number
}

const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({
  x: clientX,
  y: clientY
})

/**
 * A row that a swipe moves to the left to reveal an action. It moves only once the finger is lifted, so that
 * the mini-program renders it twice rather than sixty times. A page that uses it offers the action by a button
 * too.
 */
export function SwipeRow({ action, onAction, children }: PropsWithChildren<SwipeRowProps>) {
  const [open, setOpen] = useState(false)
  const begun = useRef<Point>()
  const end = (event: BaseEventOrig) => {
    const touch = (event as ITouchEvent).changedTouches[0]
    const from = begun.current
    begun.current = undefined
    if (!touch || !from) return
    const to = pointOf(touch)
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    if (Math.abs(dx) >= FAR && Math.abs(dx) > 2 * Math.abs(dy)) setOpen(dx < 0)
  }
  return (
    <View
      className={css.row}
      onTouchStart={(event) => {
        const touch = (event as ITouchEvent).touches[0]
        begun.current = touch && pointOf(touch)
      }}
      onTouchEnd={end}
    >
      <View className={classNames(css.content, open && css.open)}>{children}</View>
      {open ? (
        <Pressable
          className={css.action}
          onPress={() => {
            setOpen(false)
            onAction()
          }}
        >
          {action}
        </Pressable>
      ) : null}
    </View>
  )
}
