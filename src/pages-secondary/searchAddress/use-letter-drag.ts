import { useRef, useState } from 'react'
import type { ITouchEvent } from '@tarojs/components'
import { screenPx } from '@/platform/screen/design-px'
import { scrollIntoView } from '@/platform/screen/scroll-into-view'
import { sectionId } from './letters'

/** Height of the search field that sticks to the top of the page, px. */
const STICKY = 56

interface Grip {
  /** Index of the letter under the finger, and the finger's vertical position, at touch start. */
  readonly index: number
  readonly y: number
}

const topOf = ({ touches }: ITouchEvent) => touches[0]?.clientY ?? 0

/** Scrolls to a letter by a tap or by a finger sliding over the bar; `letterHeight` in screen px. */
export function useLetterDrag(letters: readonly string[], letterHeight: () => number) {
  const [held, setHeld] = useState<string>()
  const grip = useRef<Grip>()
  const shown = useRef<string>()

  const go = (letter: string | undefined) => {
    if (!letter || letter === shown.current) return
    shown.current = letter
    scrollIntoView(sectionId(letter), screenPx(STICKY))
  }
  return {
    held,
    jump: (letter: string) => {
      shown.current = undefined
      go(letter)
    },
    start: (index: number, event: ITouchEvent) => {
      grip.current = { index, y: topOf(event) }
      shown.current = undefined
      setHeld(letters[index])
      go(letters[index])
    },
    move: (event: ITouchEvent) => {
      if (!grip.current) return
      const by = Math.round((topOf(event) - grip.current.y) / letterHeight())
      const letter = letters[Math.min(letters.length - 1, Math.max(0, grip.current.index + by))]
      setHeld(letter)
      go(letter)
    },
    end: () => {
      grip.current = undefined
      setHeld(undefined)
    }
  }
}
