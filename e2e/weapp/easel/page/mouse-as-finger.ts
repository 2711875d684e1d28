/** What WebKit has in place of constructors: `Touch` and `TouchList` cannot be made with `new` there. */
interface TouchMaker {
  createTouch(
    view: Window,
    target: EventTarget,
    identifier: number,
    pageX: number,
    pageY: number,
    screenX: number,
    screenY: number
  ): Touch
  createTouchList(...touches: Touch[]): TouchList
}

/** Names of a finger's events by those of a mouse whose button is down. */
const NAMES = { mousedown: 'touchstart', mousemove: 'touchmove', mouseup: 'touchend' } as const

/**
 * In a browser without a touch screen the mouse, while its button is down, is a finger: the touch events of one begin on what lies on
 * top there, and stay with it until it is lifted. It scrolls nothing.
 */
export function mouseAsFinger(document: Document): void {
  const { defaultView: view } = document
  if (!view || 'ontouchstart' in view || !('createTouch' in document)) return
  const maker = document as unknown as TouchMaker
  let target: EventTarget | null = null
  let finger = 0
  const tell = (event: MouseEvent) => {
    if (event.type === 'mousedown') {
      target = event.target
      finger += 1
    }
    if (!target) return
    const { pageX, pageY, screenX, screenY } = event
    const touch = maker.createTouch(view, target, finger, pageX, pageY, screenX, screenY)
    const name = NAMES[event.type as keyof typeof NAMES]
    const held = maker.createTouchList(...(name === 'touchend' ? [] : [touch]))
    const touches = { touches: held, targetTouches: held, changedTouches: maker.createTouchList(touch) }
    // lists, and no arrays as in other browsers
    const init = { bubbles: true, cancelable: true, ...touches } as unknown as TouchEventInit
    target.dispatchEvent(new TouchEvent(name, init))
    if (name === 'touchend') target = null
  }
  for (const type of Object.keys(NAMES))
    document.addEventListener(type, (event) => tell(event as MouseEvent), { capture: true })
}
