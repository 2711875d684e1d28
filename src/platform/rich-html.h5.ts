import { DROPPED, KEPT, keptValue } from './rich-html-facts'

const HTML = 'http://www.w3.org/1999/xhtml'

/** The html with nothing left in it that could act or fetch (see rich-html-facts), written anew. */
export function richHtml(html: string): string {
  const read = new DOMParser().parseFromString(html, 'text/html')
  // a document without a window: nothing that is made in it loads or runs
  const written = read.implementation.createHTMLDocument().body
  copy(read.body, written)
  return written.innerHTML
}

function copy(from: Node, to: Element) {
  for (const node of Array.from(from.childNodes)) {
    if (node.nodeType === Node.TEXT_NODE) to.append(node.textContent ?? '')
    else if (node instanceof Element) copyElement(node, to)
  }
}

/** What an unknown element holds comes up into its place. */
function copyElement(element: Element, to: Element) {
  const tag = element.localName
  if (element.namespaceURI !== HTML || DROPPED.has(tag)) return
  if (!KEPT.has(tag)) return copy(element, to)
  const clean = to.ownerDocument.createElement(tag)
  for (const { name, value } of Array.from(element.attributes)) {
    const kept = keptValue(tag, name, value)
    if (kept !== undefined) clean.setAttribute(name, kept)
  }
  if (tag === 'img') {
    if (!clean.hasAttribute('src')) return
    clean.setAttribute('loading', 'lazy')
  }
  copy(element, clean)
  to.append(clean)
}
