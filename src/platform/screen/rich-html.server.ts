import sanitize from 'sanitize-html'
import { DROPPED_TAGS, ALLOWED_TAGS, allowedValue } from './rich-html-rules'

const SETTINGS: sanitize.IOptions = {
  allowedTags: [...ALLOWED_TAGS],
  nonTextTags: [...DROPPED_TAGS],
  // attributes are checked below
  allowedAttributes: false,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  parseStyleAttributes: false,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src']
}

/** Enough for the texts of the most visited pages; written by partners and operators, not by members. */
const REMEMBERED = 500
const written = new Map<string, string>()

/**
 * The HTML without anything that could execute or fetch, by the rules of rich-html-rules, with the same output
 * as rich-html.h5.ts. Results are cached by text.
 */
export function richHtml(html: string): string {
  const before = written.get(html)
  if (before !== undefined) return before
  const clean = writtenAnew(html)
  if (written.size >= REMEMBERED) written.clear()
  written.set(html, clean)
  return clean
}

function writtenAnew(html: string): string {
  // levels of the enclosing headings, from the highest
  const above: number[] = []
  const attributesOf = (tag: string, provided: sanitize.Attributes): sanitize.Attributes => {
    const stored = Object.entries(provided).flatMap(([name, value]) => {
      const said = allowedValue(tag, name, value)
      return said === undefined ? [] : [[name, said] as [string, string]]
    })
    if (tag === 'img') stored.push(['loading', 'lazy'])
    if (/^h[1-6]$/.test(tag)) stored.push(['aria-level', headingLevel(Number(tag[1]), above)])
    return Object.fromEntries(stored)
  }
  return sanitize(html, {
    ...SETTINGS,
    transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: attributesOf(tagName, attribs) }) }
  })
}

/** The text's headings are below the page's own and skip no level, whatever levels its author used. */
function headingLevel(step: number, above: number[]): string {
  while ((above[above.length - 1] ?? 0) >= step) above.pop()
  return String(above.push(step) + 1)
}
