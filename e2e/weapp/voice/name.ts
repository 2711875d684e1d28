import { piecesOf, type Element } from '../host/element'
import { asText } from '../host/json'
import { attributeOf, isSilent } from './semantics'

export const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Those that stand in a line of text; others begin one of their own. */
const INLINE: ReadonlySet<string> = new Set(['text', 'image', 'block'])

/** The words of what is in an element, as the name is made of them (accname 1.2, "name from content"). */
export function contentOf(element: Element): string {
  if (element.tag === 'rich-text') return piecesOf(element).join(' ')
  const words = element.children.map((child) => {
    if (typeof child === 'string') return child
    if (isSilent(child)) return ''
    const inner = attributeOf(child, 'aria-label') || contentOf(child)
    return INLINE.has(child.tag) ? inner : ` ${inner} `
  })
  return squeezed(words.join(''))
}

/** The name of an element that is one stop: its label, or what is in it; of a field the hint in it where it has no label. */
export function nameOf(element: Element): string {
  const label = squeezed(attributeOf(element, 'aria-label'))
  if (label) return label
  if (element.tag === 'input' || element.tag === 'textarea')
    return squeezed(asText(element.attrs['placeholder']))
  return contentOf(element)
}
