interface EarlyTap {
  /** Where the drawing was tapped last, CSS px. */
  earlyTap?: readonly [x: number, y: number]
}

/** Takes the drawn first screen away: the same content stands under it now, and gets the tap that came too early for it. */
export function firstScreenReady(): void {
  const drawing = document.getElementById('shell')
  if (!drawing) return
  drawing.remove()
  const kept = window as EarlyTap
  const tap = kept.earlyTap
  delete kept.earlyTap
  if (!tap) return
  const target = document.elementFromPoint(...tap)
  if (target instanceof HTMLElement) target.click()
}

/**
 * A page stands, at least with its skeleton: what was drawn for a page of its own has done its part. The drawing of home
 * as a visitor sees it waits for the data that it shows.
 */
export function pageStands(): void {
  if (document.getElementById('shell')?.dataset.page) firstScreenReady()
}
