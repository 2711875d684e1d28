const TEXT_ONLY = new Set(
  'A B BLOCKQUOTE BR CODE DIV EM FIGURE H1 H2 H3 H4 H5 H6 HR I IMG LI OL P S SMALL SPAN STRONG SUB SUP TABLE TBODY TD TH THEAD TR U UL'.split(
    ' '
  )
)
const ATTRIBUTES = new Set([
  'alt',
  'class',
  'colspan',
  'height',
  'href',
  'rowspan',
  'src',
  'style',
  'title',
  'width'
])
const ADDRESS = /^(https?:|tel:|mailto:|\/|data:image\/(png|jpe?g|gif|webp);)/i

/**
 * The html with nothing left in it that could act: only elements of running text, no handlers, no addresses but web,
 * phone and mail. The server cleans texts already; this holds if one ever slips through.
 */
export function richHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of Array.from(body.querySelectorAll('*'))) {
    if (TEXT_ONLY.has(element.tagName)) cleanAttributes(element)
    else element.remove()
  }
  return body.innerHTML
}

function cleanAttributes(element: Element) {
  for (const { name, value } of Array.from(element.attributes)) {
    const address = name === 'href' || name === 'src'
    const fetches = name === 'style' && /url\(|expression|position\s*:/i.test(value)
    if (!ATTRIBUTES.has(name) || fetches || (address && !ADDRESS.test(value.trim())))
      element.removeAttribute(name)
  }
  if (element.tagName === 'A') element.setAttribute('rel', 'noopener noreferrer')
  if (element.tagName === 'IMG') element.setAttribute('loading', 'lazy')
}
