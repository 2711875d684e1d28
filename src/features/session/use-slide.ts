import { useRef, useState } from 'react'
import type { Data } from '@contract/types'
import { useDrag } from '@/platform/screen/drag'
import type { TrackPoint } from './use-puzzle'

export type Slide = NonNullable<Data<'drawPuzzle'>['slide']>

/** Width of the picture in the stylesheet, px. */
const LENGTH = 343
/** What an arrow key moves the piece by, in the picture's units: less than may lie beside the gap. */
const KEY_STEP = 2
/** Places of a way that are told, the last ones. */
const MAX_PLACES = 100

/** The piece of one puzzle under finger or keys: where it is, and what its handle listens to. */
export function useSlide(
  slide: Slide | null | undefined,
  disabled: boolean,
  onPlaced: (x: number, track: readonly TrackPoint[]) => void
) {
  const [x, setX] = useState(0)
  // ahead of what is drawn: several moves may come before the next drawing
  const now = useRef(0)
  const from = useRef(0)
  const track = useRef<TrackPoint[]>([])
  const begun = useRef(0)
  const most = slide ? slide.width - slide.pieceSize : 0

  // another puzzle: the piece is back at its place; the handle stays what it was, and has the focus still
  const [shown, setShown] = useState(slide)
  if (shown !== slide) {
    setShown(slide)
    setX(0)
    track.current = []
  }
  now.current = x

  const moveTo = (wished: number) => {
    const at = Date.now()
    if (!track.current.length) begun.current = at
    now.current = Math.round(Math.min(most, Math.max(0, wished)))
    track.current.push({ x: now.current, at: Math.max(0, at - begun.current) })
    setX(now.current)
  }
  const place = () => {
    // a tap is no answer
    if (now.current !== from.current) onPlaced(now.current, track.current.slice(-MAX_PLACES))
  }
  const handle = useDrag({
    length: LENGTH,
    value: x,
    most,
    disabled,
    onTake: () => moveTo((from.current = now.current)),
    onMove: (share) => moveTo(from.current + share * (slide?.width ?? 0)),
    onDrop: place,
    onLose: () => setX(from.current),
    onStep: (steps) => moveTo(now.current + steps * KEY_STEP),
    onEnter: () => {
      from.current = 0
      place()
    }
  })
  return { x, handle }
}
