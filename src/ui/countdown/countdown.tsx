import { useEffect, useRef, useState } from 'react'
import { Text } from '@tarojs/components'
import { serverNow } from '@/lib/server-now'
import { classNames } from '../class-names'
import { usePageVisible } from '../visible/visible'
import { nextTick, remainingText } from './remaining'
import css from './countdown.module.scss'

export interface CountdownProps {
  /** The end: ISO 8601 with offset, or ms since 1970, by the server's clock. */
  until: string | number
  /** Called once when the end is reached while this is on the screen, or has passed when it appears. */
  onEnd?: () => void
  className?: string | undefined
}

/** Time left until an instant by the server's clock, so a wrong clock on the phone changes nothing. */
export function Countdown({ until, onEnd, className }: CountdownProps) {
  const end = typeof until === 'number' ? until : Date.parse(until)
  const [left, setLeft] = useState(() => end - serverNow())
  const ended = useRef(onEnd)
  ended.current = onEnd

  const visible = usePageVisible()
  useEffect(() => {
    // not visible: when shown again, it is correct at once
    if (Number.isNaN(end) || !visible) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      const ms = end - serverNow()
      setLeft(ms)
      if (ms > 0) timer = setTimeout(tick, nextTick(ms))
      else ended.current?.()
    }
    tick()
    return () => clearTimeout(timer)
  }, [end, visible])

  return (
    <Text className={classNames(css.time, className)}>{Number.isNaN(end) ? '' : remainingText(left)}</Text>
  )
}
