import { useEffect, useState } from 'react'
import { SETTLE_MS } from '@/lib/double-tap'

/**
 * False for the first half second in which something `guarded` is on the screen: no tap can be intended for it
 * yet.
 */
export function useSettled(guarded: boolean): boolean {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    if (!guarded) return
    const timer = setTimeout(() => setSettled(true), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [guarded])
  return !guarded || settled
}
