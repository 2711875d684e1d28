/** What a finger means: of several that are seen the `nth`, from 0; -1 is the last. */
export interface Meant {
  /** What stands there, or a selector: a class, an id, a tag of WeChat, an attribute. */
  readonly words: string
  readonly nth: number
  /** How often it was tried before: what is covered is scrolled to another place. */
  readonly tries: number
}

/** Where a finger meets it, px of the whole window; or why it does not yet. */
export type Spot = { readonly x: number; readonly y: number } | { readonly why: string }

/**
 * Finds what is seen with just these words, or else with these among others, as small as can be, scrolls to it, waits until it stands
 * still and looks whether something lies over it. Runs in the page: it may lean on nothing outside itself.
 */
export async function findSpot({ words, nth, tries }: Meant): Promise<Spot> {
  const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
  }
  const all = (matches: (element: Element) => boolean) =>
    [...document.body.querySelectorAll('*')].filter(
      (element) =>
        !element.matches('style, script') &&
        matches(element) &&
        ![...element.children].some(matches) &&
        isSeen(element)
    )
  const chosen = () => {
    if (/^([.#[]|wx-)/.test(words)) return [...document.querySelectorAll(words)].filter(isSeen).at(nth)
    const wanted = plain(words)
    return (
      all((element) => plain(element.textContent) === wanted).at(nth) ??
      all((element) => plain(element.textContent).includes(wanted)).at(nth)
    )
  }
  const found = chosen()
  if (!found) return { why: 'is not there' }

  /** On its own words, where it has some: the rest of it may lie under something else. */
  const place = () => {
    const own = [...found.childNodes].find((node) => node.nodeType === 3 && plain(node.textContent))
    const range = document.createRange()
    if (own) range.selectNodeContents(own)
    const box = (own && range.getClientRects()[0]) || found.getBoundingClientRect()
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  }
  const { x: acrossAt, y: downAt } = place()
  const isOnScreen = acrossAt > 0 && acrossAt < innerWidth && downAt > 0 && downAt < innerHeight
  if (!isOnScreen || tries > 0) {
    const block = (['center', 'end', 'start'] as const)[tries % 3] ?? 'center'
    found.scrollIntoView({ block, inline: 'center', behavior: 'instant' })
  }
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  await drawn()
  const before = place()
  await drawn()
  const { x, y } = place()
  if (x !== before.x || y !== before.y) return { why: 'moves' }
  const met = document.elementFromPoint(x, y)
  if (!met || !found.contains(met)) return { why: `lies under ${met?.outerHTML.slice(0, 200)}` }
  const frame = window.frameElement?.getBoundingClientRect()
  return { x: x + (frame?.left ?? 0), y: y + (frame?.top ?? 0) }
}

/** Types into the last seen field with this hint. Runs in the page. */
export function fillField({ hint, text }: { hint: string; text: string }): void {
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('.wx-field')]
  const field = fields.findLast((one) => one.dataset['hint'] === hint && one.checkVisibility())
  if (!field) throw new Error(`no field “${hint}”`)
  field.focus({ preventScroll: true })
  field.value = text
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }))
  field.blur()
}
