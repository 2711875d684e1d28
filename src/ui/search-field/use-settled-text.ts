import { useEffect, useState } from 'react'

/** A pause of the typing, ms. */
const PAUSE_MS = 300

/** What is typed, once it has stood still for a moment: for what is asked of a server. */
export function useSettledText(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}
