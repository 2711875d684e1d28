import sanitize from 'sanitize-html'
import { DROPPED_TAGS, ALLOWED_TAGS, allowedValue } from './rich-html-rules'

const SETTINGS: sanitize.IOptions = {
  allowedTags: [...ALLOWED_TAGS],
  nonTextTags: [...DROPPED_TAGS],
  // what an attribute may say is judged below
  allowedAttributes: false,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  parseStyleAttributes: false,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src']
}

/** Enough for the texts of the pages that are opened most; partners and operators write them, members do not. */
const REMEMBERED = 500
const written = new Map<string, string>()

/**
 * The html with nothing left in it that could act or fetch, by the rules of rich-html-rules, as rich-html.h5.ts writes it. The same text is
 * written once.
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
  // steps of the headings that the words stand under, from the highest
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

/** The text's headings stand below the page's own and skip no level, whatever steps its writer took. */
function headingLevel(step: number, above: number[]): string {
  while ((above[above.length - 1] ?? 0) >= step) above.pop()
  return String(above.push(step) + 1)
}
