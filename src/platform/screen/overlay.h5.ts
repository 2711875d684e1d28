import { holdBack } from '../navigation/back-entries.h5'
import type { HoldOverlay } from './overlay-types'

const FOCUSABLE = 'button:not([disabled]), input, textarea, a[href], [tabindex]:not([tabindex="-1"])'

/** The panels that are open, the topmost last: keys apply only to that one. */
let panels: readonly string[] = []

/**
 * Stops the page from scrolling and keeps the focus inside the panel, and restores both. The phone's back
 * button closes it, as Escape does.
 */
export const holdOverlay: HoldOverlay = (id, onClose) => {
  const before = document.activeElement
  const panel = document.getElementById(id)
  const scroller = panel?.closest<HTMLElement>('.taro_page') ?? document.body
  const overflow = scroller.style.overflow
  scroller.style.overflow = 'hidden'
  panel?.focus({ preventScroll: true })

  panels = [...panels, id]
  const back = holdBack(onClose)
  const onKeyDown = (event: KeyboardEvent) => {
    if (panels.at(-1) !== id) return
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Tab' && panel) trapFocus(panel, event)
  }
  document.addEventListener('keydown', onKeyDown)
  return {
    release() {
      panels = panels.filter((other) => other !== id)
      back.release()
      document.removeEventListener('keydown', onKeyDown)
      scroller.style.overflow = overflow
      const now = document.activeElement
      // another page that was opened from here may have it
      const isOurs = now === document.body || panel?.contains(now)
      if (isOurs && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }
}

function trapFocus(panel: HTMLElement, event: KeyboardEvent) {
  const inside = Array.from(panel.querySelectorAll<HTMLElement>(FOCUSABLE))
  const edge = event.shiftKey ? inside[0] : inside[inside.length - 1]
  const next = event.shiftKey ? inside[inside.length - 1] : inside[0]
  const active = document.activeElement
  if (active !== edge && panel.contains(active) && active !== panel) return
  event.preventDefault()
  next?.focus()
}
