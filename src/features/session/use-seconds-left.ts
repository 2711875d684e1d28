import { useEffect, useState } from 'react'
import { usePageVisible } from '@/ui/visible/visible'

const left = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1000))

/** Whole seconds until an instant (ms since 1970, this device's clock), counting down to 0. */
export function useSecondsLeft(until: number): number {
  const [seconds, setSeconds] = useState(() => left(until))
  const visible = usePageVisible()
  useEffect(() => {
    if (!visible) return
    setSeconds(left(until))
    if (left(until) === 0) return
    const timer = setInterval(() => {
      const now = left(until)
      setSeconds(now)
      if (now === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [until, visible])
  return seconds
}
