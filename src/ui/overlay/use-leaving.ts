import { useEffect, useState } from 'react'

/** Keeps what closes on the screen for `ms` more, so that it can leave with motion. */
export function useLeaving(open: boolean, ms: number): { shown: boolean; leaving: boolean } {
  const [shown, setShown] = useState(open)
  if (open && !shown) setShown(true)
  useEffect(() => {
    if (open) return
    const timer = setTimeout(() => setShown(false), ms)
    return () => clearTimeout(timer)
  }, [open, ms])
  return { shown: open || shown, leaving: !open && shown }
}
