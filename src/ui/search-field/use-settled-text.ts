import { useEffect, useState } from 'react'

/** A pause in typing, ms. */
const PAUSE_MS = 300

/** The typed text, once typing has paused: for server queries. */
export function useSettledText(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}
