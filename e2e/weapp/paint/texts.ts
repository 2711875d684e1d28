/** A piece of text on a screen and the box that its lines fill, CSS px from the top left corner of the page's window. */
export interface TextBox {
  readonly text: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** What can be read on a screen. */
export interface ScreenTexts {
  /** The page itself, without a bar that stands where WeChat's own is. */
  readonly page: readonly TextBox[]
  /** The sheets and dialogs over it. */
  readonly over: readonly TextBox[]
  /** Height of that bar, px; 0 where there is none. */
  readonly bar: number
}

/** Where to look: the last element that `root` means, and whether the page's first bar stands for WeChat's. */
export interface Reading {
  readonly root: string
  readonly ownBar: boolean
}

/**
 * Every text that a document shows, in its order: what stands in one element is one piece, a field shows its value or its
 * hint. Runs in the browser: it may lean on nothing outside itself.
 */
export function readTexts({ root, ownBar }: Reading): ScreenTexts {
  const page: TextBox[] = []
  const over: TextBox[] = []
  let found = page
  let bar = 0
  const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim()

  const push = (text: string, box: { left: number; top: number; width: number; height: number }) => {
    // smaller than this is for screen readers alone
    if (squeezed(text) === '' || box.width <= 1 || box.height <= 1) return
    found.push({ text: squeezed(text), left: box.left, top: box.top, width: box.width, height: box.height })
  }

  const field = (element: Element, text: string) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const style = getComputedStyle(element)
    const line = parseFloat(style.fontSize) * 1.5
    push(text, {
      left: left + parseFloat(style.paddingLeft),
      top: top + (height - line) / 2,
      width: width - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight),
      height: line
    })
  }

  const own = (element: Element) => {
    let text = ''
    const range = document.createRange()
    const edges = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
    for (const node of element.childNodes) {
      if (node.nodeName === 'BR') text += ' '
      if (node.nodeType !== Node.TEXT_NODE || squeezed(node.nodeValue ?? '') === '') continue
      text += node.nodeValue ?? ''
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) {
        edges.left = Math.min(edges.left, box.left)
        edges.top = Math.min(edges.top, box.top)
        edges.right = Math.max(edges.right, box.right)
        edges.bottom = Math.max(edges.bottom, box.bottom)
      }
    }
    push(text, {
      left: edges.left,
      top: edges.top,
      width: edges.right - edges.left,
      height: edges.bottom - edges.top
    })
  }

  const isBar = (element: Element) =>
    ownBar && element.matches('.theme > :first-child') && getComputedStyle(element).position === 'sticky'

  const isOverlay = (element: Element) =>
    element.matches('.theme') && getComputedStyle(element).position === 'fixed'

  const visit = (element: Element): void => {
    // what is no box of its own counts as not seen, but what is in it may be
    const noBox = getComputedStyle(element).display === 'contents'
    if (!noBox && !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return
    const name = element.nodeName.toLowerCase()
    if (name === 'style' || name === 'script' || name === 'svg') return
    if (isBar(element)) {
      bar = element.getBoundingClientRect().height
      return
    }
    if (isOverlay(element)) found = over
    if (name === 'input' || name === 'textarea') {
      const input = element as HTMLInputElement
      if (!['checkbox', 'radio', 'file'].includes(input.type)) field(input, input.value || input.placeholder)
    } else if (name === 'wx-input' || name === 'wx-textarea') field(element, element.textContent ?? '')
    else {
      own(element)
      for (const child of element.children) visit(child)
    }
    if (isOverlay(element)) found = page
  }

  const start = [...document.querySelectorAll(root)].at(-1)
  if (start) visit(start)
  return { page, over, bar }
}
