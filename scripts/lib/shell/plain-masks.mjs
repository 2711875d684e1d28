/**
 * Runs in the page: icons, which are masks, become plain drawings of the page, and the pseudo-elements that hold them
 * plain elements (`plainRule` in snapshot.mjs turns their rules over to them). A mask with a picture of its own is a
 * document of its own to the browser, which takes 10 ms on a slow phone; home's were 0.3 s before the first paint.
 */
export async function plainMasks() {
  const root = document.querySelector('.taro_page')
  const sprites = new Map()
  const parsed = (text) => new DOMParser().parseFromString(text, 'image/svg+xml').documentElement

  /** An icon's cell of the sprite (config/icon-sprite.ts): percentages count from the first to the last. */
  const cellOf = (sprite, { maskSize, maskPosition }) => {
    const [columns, rows] = maskSize.split(' ').map((part) => parseFloat(part) / 100)
    const [x, y] = maskPosition.split(' ').map((part) => parseFloat(part) / 100)
    const cell = sprite.children[Math.round(y * (rows - 1)) * columns + Math.round(x * (columns - 1))]
    const drawing = cell.cloneNode(true)
    for (const name of ['x', 'y', 'width', 'height']) drawing.removeAttribute(name)
    return drawing
  }
  /** Other drawings say themselves how they fill their box. */
  const ownOf = (text, { maskSize, maskPosition }) => {
    const drawing = parsed(decodeURIComponent(text))
    const place = /^(50%|center)/.test(maskPosition) ? 'xMidYMid' : 'xMinYMin'
    drawing.setAttribute('preserveAspectRatio', `${place} ${maskSize === 'cover' ? 'slice' : 'meet'}`)
    return drawing
  }
  const sourceOf = async (style) => {
    const [, own, sprite] =
      /^url\("(?:data:image\/svg\+xml[^,]*,(.*)|(.*\.svg))"\)$/.exec(style.maskImage) ?? []
    if (own) return ownOf(own, style)
    if (!sprite) return null
    if (!sprites.has(sprite)) sprites.set(sprite, parsed(await (await fetch(sprite)).text()))
    return cellOf(sprites.get(sprite), style)
  }
  const drawnBy = async (style) => {
    const drawing = await sourceOf(style)
    if (!drawing) return null
    if (!drawing.hasAttribute('fill')) drawing.setAttribute('fill', 'currentColor')
    if (drawing.getAttribute('stroke') === '#000') drawing.setAttribute('stroke', 'currentColor')
    drawing.setAttribute('class', 'drawn')
    drawing.setAttribute('style', `color:${style.backgroundColor}`)
    return document.importNode(drawing, true)
  }
  const hold = (box, drawing) => {
    box.append(drawing)
    box.style.background = 'none'
  }
  /** The plain element in place of a pseudo-element; null where there is none. */
  const boxOf = async (element, pseudo) => {
    const style = getComputedStyle(element, pseudo)
    if (style.content === 'none' || style.content === 'normal') return null
    const box = document.createElement('i')
    box.className = pseudo.replace('::', 'drawn-')
    const drawing = await drawnBy(style)
    if (drawing) hold(box, drawing)
    else box.textContent = style.content.replace(/^"|"$/g, '')
    return box
  }
  // all is read before anything is changed
  const changes = []
  for (const element of root.querySelectorAll('*')) {
    const drawing = await drawnBy(getComputedStyle(element))
    if (drawing) changes.push(() => hold(element, drawing))
    const [before, after] = [await boxOf(element, '::before'), await boxOf(element, '::after')]
    if (before) changes.push(() => element.prepend(before))
    if (after) changes.push(() => element.append(after))
  }
  for (const change of changes) change()
}
