import { useEffect, useState } from 'react'

/** Long enough for the next letter to come, short enough to feel at once, ms. */
const REST = 300

/** The text once nobody has typed for a moment; an emptied one at once. */
export function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    if (text === '') return setSettled('')
    const timer = setTimeout(() => setSettled(text), REST)
    return () => clearTimeout(timer)
  }, [text])
  return text === '' ? '' : settled
}
