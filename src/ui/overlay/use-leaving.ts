import { useEffect, useState } from 'react'

/** Keeps a closing element on the screen for another `ms`, so that it can animate out. */
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
