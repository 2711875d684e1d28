/** What a finger did, in WeChat's names. */
export interface FingerEvent {
  readonly type: string
  readonly target: Element
  readonly detail: unknown
  readonly touches: Record<string, unknown>
}

/** A finger that moved further than this does not tap, px. */
const TAP_PX = 10
/** A finger that rests so long presses long, ms. */
const LONG_MS = 350

const pointOf = ({ identifier, clientX, clientY, pageX, pageY }: Touch) => ({
  identifier,
  clientX,
  clientY,
  pageX,
  pageY
})
const pointsOf = (touches: TouchList) => [...touches].map(pointOf)

interface Held {
  readonly x: number
  readonly y: number
  readonly target: Element
  readonly timer: number
  moved: boolean
  long: boolean
}

/** Taps, long presses and moves on a document. What is `caught` while a finger moves keeps the page from scrolling. */
export function listenToFingers(document: Document, tell: (event: FingerEvent) => boolean): void {
  const held = new Map<number, Held>()
  const send = (type: string, event: TouchEvent, target: Element, detail: unknown = {}) =>
    tell({
      type,
      target,
      detail,
      touches: { touches: pointsOf(event.touches), changedTouches: pointsOf(event.changedTouches) }
    })

  document.addEventListener(
    'touchstart',
    (event) => {
      const target = event.target as Element
      for (const { identifier, clientX: x, clientY: y } of event.changedTouches) {
        const timer = window.setTimeout(() => {
          const finger = held.get(identifier)
          if (!finger || finger.moved) return
          finger.long = send('longpress', event, target, { x, y })
        }, LONG_MS)
        held.set(identifier, { x, y, target, timer, moved: false, long: false })
      }
      send('touchstart', event, target)
    },
    { passive: true, capture: true }
  )

  document.addEventListener(
    'touchmove',
    (event) => {
      for (const { identifier, clientX, clientY } of event.changedTouches) {
        const finger = held.get(identifier)
        if (!finger || Math.hypot(clientX - finger.x, clientY - finger.y) <= TAP_PX) continue
        finger.moved = true
        window.clearTimeout(finger.timer)
      }
      const caught = send('touchmove', event, event.target as Element)
      if (caught && event.cancelable && !scrollsItself(event)) event.preventDefault()
    },
    { passive: false, capture: true }
  )

  const end = (event: TouchEvent, cancelled: boolean) => {
    send(cancelled ? 'touchcancel' : 'touchend', event, event.target as Element)
    for (const { identifier } of event.changedTouches) {
      const finger = held.get(identifier)
      held.delete(identifier)
      if (!finger) continue
      window.clearTimeout(finger.timer)
      if (!cancelled && !finger.moved && !finger.long)
        send('tap', event, finger.target, { x: finger.x, y: finger.y })
    }
  }
  document.addEventListener('touchend', (event) => end(event, false), { capture: true })
  document.addEventListener('touchcancel', (event) => end(event, true), { capture: true })
}

/** Whether a scroll-view lies between the finger and what catches: that one scrolls on, as in WeChat. */
function scrollsItself(event: TouchEvent): boolean {
  for (let at = event.target as Element | null; at; at = at.parentElement) {
    if (!at.classList.contains('moves')) continue
    if (at.scrollHeight > at.clientHeight || at.scrollWidth > at.clientWidth) return true
  }
  return false
}
