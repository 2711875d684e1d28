import { serverFile } from '../environment/api-origin'
import { DROPPED_TAGS, ALLOWED_TAGS, allowedValue } from './rich-html-rules'

/**
 * WeChat's rich-text accepts no style sheet: the browser's styles for rich text are set inline on each element.
 */
const HEADING = 'font-size:var(--type-title);font-weight:600;color:var(--ink);margin:16px 0 8px'
const LIST = 'margin:0 0 12px;padding-left:20px'
const STYLES: Readonly<Record<string, string>> = {
  img: 'display:block;height:auto;max-width:100%',
  p: 'margin:0 0 12px',
  h2: HEADING,
  h3: HEADING,
  ul: LIST,
  ol: LIST
}

/** Comment or declaration; element: slash, name, attributes; anything else. */
const PIECE =
  /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>?|<(\/?)([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>?|[^<]+|</gi
const ATTRIBUTE = /([^\s"'<>/=]+)\s*(?:=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

const ESCAPES: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[<>"]/g, (sign) => ESCAPES[sign] ?? '')

function attributesOf(tag: string, text: string): string {
  const stored: Record<string, string> = {}
  for (const [, provided = '', double, single, bare] of text.matchAll(ATTRIBUTE)) {
    const name = provided.toLowerCase()
    const value = allowedValue(tag, name, (double ?? single ?? bare ?? '').replace(/&amp;/g, '&'))
    if (value !== undefined && !(name in stored)) stored[name] = name === 'src' ? serverFile(value) : value
  }
  if (tag === 'img' && !stored['src']) return ''
  const style = [STYLES[tag], stored['style']].filter(Boolean).join(';')
  return Object.entries({ ...(style ? { style } : {}), ...stored, ...(style ? { style } : {}) })
    .map(([name, value]) => ` ${name}="${escaped(value.replace(/&/g, '&amp;'))}"`)
    .join('')
}

/**
 * The HTML re-serialised piece by piece: only the elements and attributes of rich text; everything else becomes
 * text or is removed. A small parser replaces the DOM, which the mini-program lacks.
 */
export function richHtml(html: string): string {
  let out = ''
  let dropped = ''
  for (const [piece, slash = '', provided = '', attributes = ''] of html.matchAll(PIECE)) {
    const tag = provided.toLowerCase()
    if (dropped) {
      if (slash && tag === dropped) dropped = ''
    } else if (!tag) {
      if (!piece.startsWith('<') || piece === '<') out += escapedText(piece)
    } else if (DROPPED_TAGS.has(tag)) {
      if (!slash) dropped = tag
    } else if (ALLOWED_TAGS.has(tag)) {
      const rest = slash ? '' : attributesOf(tag, attributes)
      if (tag !== 'img' || rest) out += `<${slash}${tag}${rest}>`
    }
  }
  return out
}

const escapedText = (text: string) => text.replace(/[<>]/g, (sign) => ESCAPES[sign] ?? '')
