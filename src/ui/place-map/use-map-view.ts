import { useEffect, useRef, useState } from 'react'
import { screenPx } from '@/platform/screen/design-px'
import { usePan } from '@/platform/screen/pan'
import type { Pin, PinGroup } from './groups'
import { clampedZoom, MIN_ZOOM, MAX_ZOOM, stretched, viewOf, type Spot, type View } from './projection'

/** The part of a map that is always visible, px: its pins must be within it. */
const SIZE = { width: 260, height: 280 }
/** All of China, if nothing is known. */
const CHINA: View = { middle: { lat: 35.5, lng: 104 }, zoom: MIN_ZOOM }
const AROUND_HERE = 13
const STILL = { x: 0, y: 0, scale: 1 }

/** What the map shows, with panning and zooming; for pins of another kind the view is fitted again. */
export function useMapView(pins: readonly Pin[], here: Spot | null, onChoose: (id: string) => void) {
  const first = () => viewOf(pins, SIZE, here ? { middle: here, zoom: AROUND_HERE } : CHINA)
  const [view, setView] = useState(first)
  const [pull, setPull] = useState(STILL)
  const pulledBy = useRef(STILL)
  const kind = pins.map(({ id }) => id).join()
  useEffect(() => {
    setView(first())
    // only for other pins: a map that was moved stays where it is once the position is found
    // oxlint-disable-next-line react/exhaustive-deps
  }, [kind])
  const zoomBy = (steps: number) =>
    setView(({ middle, zoom }) => ({ middle, zoom: clampedZoom(zoom + steps) }))
  const pan = usePan({
    onPull: ({ x, y, scale }) => {
      pulledBy.current = { x: x / screenPx(1), y: y / screenPx(1), scale }
      setPull(pulledBy.current)
    },
    onDrop: () => {
      const by = pulledBy.current
      setView((from) => stretched(from, by))
      setPull(STILL)
    }
  })
  return {
    view,
    pull,
    pan,
    nearer: view.zoom < MAX_ZOOM ? () => zoomBy(1) : undefined,
    farther: view.zoom > MIN_ZOOM ? () => zoomBy(-1) : undefined,
    all: () => setView(first()),
    /** Selects a single pin; zooms in on several that cannot be distinguished. */
    press: ({ pins: [pin, ...others] }: PinGroup) => {
      if (others.length === 0) return onChoose(pin.id)
      const near = viewOf([pin, ...others], SIZE, view)
      if (near.zoom > view.zoom) setView(near)
      else if (view.zoom < MAX_ZOOM) setView({ middle: pin, zoom: clampedZoom(view.zoom + 2) })
      else onChoose(pin.id)
    }
  }
}
