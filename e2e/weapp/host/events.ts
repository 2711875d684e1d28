import { datasetOf, type Element } from './element'
import type { InstanceHost } from './instance'
import type { Json } from './json'

/** Events that go up from where they happen; all others happen at one node alone. */
const BUBBLING = new Set([
  'tap',
  'longpress',
  'touchstart',
  'touchmove',
  'touchend',
  'touchcancel',
  'transitionend'
])

interface Binding {
  readonly method: string
  readonly stops: boolean
}

function bindingOf(element: Element, type: string): Binding | undefined {
  for (const [name, method] of Object.entries(element.attrs)) {
    const [, way, event] = /^(bind|catch|mut-bind):?(.+)$/.exec(name) ?? []
    if (event === type && typeof method === 'string' && method) return { method, stops: way === 'catch' }
  }
  return undefined
}

const pointOf = (element: Element) => ({
  id: element.attrs['id'] ?? '',
  offsetLeft: 0,
  offsetTop: 0,
  dataset: datasetOf(element)
})

/** Whether something above an element, or it itself, listens to an event. */
export function isHeard(element: Element, type: string): boolean {
  for (let at: Element | null = element; at; at = at.parent) if (bindingOf(at, type)) return true
  return false
}

/** Sends an event to an element and, where it bubbles, on to those around it. `finger` in px of the screen. */
export function dispatch(
  host: InstanceHost,
  target: Element,
  type: string,
  detail: Json = {},
  finger: { x: number; y: number } = { x: 10, y: 10 }
): void {
  const { x, y } = finger
  const touch = { identifier: 0, pageX: x, pageY: y, clientX: x, clientY: y }
  const touches = BUBBLING.has(type) ? { touches: [touch], changedTouches: [touch] } : {}
  for (let at: Element | null = target; at; at = BUBBLING.has(type) ? at.parent : null) {
    const binding = bindingOf(at, type)
    if (!binding) continue
    const event = {
      type,
      timeStamp: Date.now(),
      detail,
      target: pointOf(target),
      currentTarget: pointOf(at),
      ...touches
    }
    const handle = at.owner.handler(binding.method)
    if (!handle) host.problem(`${at.tag} names ${binding.method} for ${type}, which there is not`)
    else host.guard(() => handle(host.copy(event)))
    if (binding.stops) return
  }
}
