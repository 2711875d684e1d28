import { DROPPED_TAGS, ALLOWED_TAGS, allowedValue } from './rich-html-rules'

const HTML = 'http://www.w3.org/1999/xhtml'

/** The HTML without anything that could execute or fetch (see rich-html-rules), re-serialised. */
export function richHtml(html: string): string {
  const read = new DOMParser().parseFromString(html, 'text/html')
  // a document without a window: nothing created in it loads or runs
  const written = read.implementation.createHTMLDocument().body
  copy(read.body, { to: written, above: [] })
  return written.innerHTML
}

interface Target {
  readonly to: Element
  /** Levels of the enclosing headings, from the highest. */
  readonly above: number[]
}

function copy(from: Node, { to, above }: Target) {
  for (const node of Array.from(from.childNodes)) {
    if (node.nodeType === Node.TEXT_NODE) to.append(node.textContent ?? '')
    else if (node instanceof Element) copyElement(node, { to, above })
  }
}

/** The text's headings are below the page's own and skip no level, whatever levels its author used. */
function headingLevel(step: number, above: number[]): string {
  while ((above.at(-1) ?? 0) >= step) above.pop()
  return String(above.push(step) + 1)
}

/** The content of an unknown element replaces it. */
function copyElement(element: Element, { to, above }: Target) {
  const tag = element.localName
  if (element.namespaceURI !== HTML || DROPPED_TAGS.has(tag)) return
  if (!ALLOWED_TAGS.has(tag)) return copy(element, { to, above })
  const clean = to.ownerDocument.createElement(tag)
  for (const { name, value } of Array.from(element.attributes)) {
    const stored = allowedValue(tag, name, value)
    if (stored !== undefined) clean.setAttribute(name, stored)
  }
  if (tag === 'img') {
    if (!clean.hasAttribute('src')) return
    clean.setAttribute('loading', 'lazy')
  }
  if (/^h[1-6]$/.test(tag)) clean.setAttribute('aria-level', headingLevel(Number(tag[1]), above))
  copy(element, { to: clean, above })
  to.append(clean)
}
