import { asText } from '../../host/json'
import type { Tag } from './tag'

/** Properties of what shows that a finger is on it. */
export const HOVER = {
  hoverClass: String,
  hoverStopPropagation: null,
  hoverStartTime: null,
  hoverStayTime: null
} as const

/** Gives the element its hover class while a finger rests on it. */
export function hoverable({ element, data }: Tag): void {
  let timer = 0
  const names = () => asText(data['hoverClass'])
  const classes = () => (names() === 'none' ? [] : names().split(/\s+/).filter(Boolean))
  element.addEventListener(
    'touchstart',
    () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(
        () => element.classList.add(...classes()),
        Number(data['hoverStartTime'] ?? 50)
      )
    },
    { passive: true }
  )
  const leave = () => {
    window.clearTimeout(timer)
    timer = window.setTimeout(
      () => element.classList.remove(...classes()),
      Number(data['hoverStayTime'] ?? 400)
    )
  }
  for (const type of ['touchend', 'touchcancel', 'touchmove'])
    element.addEventListener(type, leave, { passive: true })
}
