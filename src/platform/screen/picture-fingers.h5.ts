import { bounded, MIN_ZOOM, WHOLE, type PictureView } from './picture-zoom'

interface Place {
  readonly x: number
  readonly y: number
}

/** The zoom factor of a double tap. */
const STEP = 2
const WHEEL = 0.002

const placeOf = ({ clientX: x, clientY: y }: PointerEvent): Place => ({ x, y })
const apart = (a: Place, b: Place) => Math.hypot(a.x - b.x, a.y - b.y)

/**
 * Two fingers zoom the picture, one moves it; a double tap and the wheel zoom too. `reset` shows the whole
 * picture again.
 */
export function followFingers(stage: HTMLElement, picture: HTMLElement): { reset: () => void } {
  const fingers = new Map<number, Place>()
  let view: PictureView = WHOLE
  const show = (next: PictureView) => {
    view = bounded(next, { width: stage.clientWidth, height: stage.clientHeight })
    picture.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`
  }
  const lift = ({ pointerId }: PointerEvent) => void fingers.delete(pointerId)
  stage.addEventListener('pointerdown', (event) => void fingers.set(event.pointerId, placeOf(event)))
  stage.addEventListener('pointermove', (event) => {
    const before = fingers.get(event.pointerId)
    if (!before) return
    const here = placeOf(event)
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
    fingers.set(event.pointerId, here)
    show(
      other
        ? { ...view, scale: (view.scale * apart(here, other)) / Math.max(1, apart(before, other)) }
        : { ...view, x: view.x + here.x - before.x, y: view.y + here.y - before.y }
    )
  })
  for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) stage.addEventListener(end, lift)
  stage.addEventListener('dblclick', () => show(view.scale > MIN_ZOOM ? WHOLE : { ...WHOLE, scale: STEP }))
  stage.addEventListener(
    'wheel',
    ({ deltaY }) => show({ ...view, scale: view.scale * (1 - deltaY * WHEEL) }),
    {
      passive: true
    }
  )
  return { reset: () => show(WHOLE) }
}
