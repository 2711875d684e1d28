import { useEffect, useState } from 'react'
import { msUntil } from '@/lib/time'
import { usePageVisible } from '@/ui/visible/visible'
import { secondsOf } from './model'

/** Whole seconds until a moment by the server's clock, counted down while somebody looks; 0 without one. */
export function useSecondsLeft(until: string | undefined): number {
  const visible = usePageVisible()
  const [, setTick] = useState(0)
  useEffect(() => {
    if (until === undefined || !visible) return
    const timer = setInterval(() => setTick((tick) => tick + 1), 1000)
    return () => clearInterval(timer)
  }, [until, visible])
  return until === undefined ? 0 : secondsOf(msUntil(until))
}
