/**
 * What rich text may contain, for both sanitisers (with a DOM on H5, on plain text in the mini-program). The
 * server already sanitises every text by its own rules; these apply if anything ever slips through.
 */

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Allowed elements; any other is replaced by its content. */
export const ALLOWED_TAGS = words(
  'a b blockquote br code div em figure h1 h2 h3 h4 h5 h6 hr i img li ol p s small span strong sub sup table tbody td th thead tr u ul'
)

/** Elements removed with their content: it is no rich text, or is parsed by other rules. */
export const DROPPED_TAGS = words(
  'applet audio canvas embed frameset iframe math noembed noframes noscript object option plaintext script select style svg template textarea title video xmp'
)

const COLOUR_OR_WORD = /^(?:#[\da-f]{3,8}|rgba?\([\d., %]{5,30}\)|[a-z]{3,20}|[1-9]00)$/i
const STYLED = words('color text-align font-weight font-style text-decoration')
const SIZED = words('width height')
const LENGTH = /^\d{1,4}(?:px|%)?$/

/** A picture on another host would reveal the reader to it. */
const OUR_FILE = /^\/(?:assets|static|uploads)\/(?!.*\.\.)[\w./-]+$/
const OUR_PAGE = /^\/pages(?:[A-Z]|-[a-z]+)?\/(?!.*\.\.)[^\\\s\u0000-\u001f]*$/
const ANOTHER_SITE = /^https?:\/\/[^\s\\\u0000-\u001f]+$/i
const PHONE_OR_MAIL = /^(?:tel:[\d+*#-]{3,20}|mailto:[\w.+-]+@[\w.-]+)$/i

/**
 * Other sites are opened by the page that checks them (`safeUrl`) and asks first: a text never links out
 * directly.
 */
function href(value: string): string | undefined {
  if (OUR_PAGE.test(value) || PHONE_OR_MAIL.test(value)) return value
  return ANOTHER_SITE.test(value) ? `/pages/webview/index?url=${encodeURIComponent(value)}` : undefined
}

function style(value: string, tag: string): string | undefined {
  const stored = value.split(';').filter((rule) => {
    const [name = '', provided = '', ...more] = rule.split(':').map((part) => part.trim().toLowerCase())
    if (more.length > 0) return false
    return STYLED.has(name)
      ? COLOUR_OR_WORD.test(provided)
      : tag === 'img' && SIZED.has(name) && LENGTH.test(provided)
  })
  return stored.length === 0 ? undefined : stored.map((rule) => rule.trim()).join(';')
}

const matching = (pattern: RegExp) => (value: string) => (pattern.test(value) ? value : undefined)
/** Text without anything that could be parsed as markup later. */
const text = matching(/^[^<>]*$/)
const CELL = { colspan: matching(/^\d{1,2}$/), rowspan: matching(/^\d{1,2}$/) }
const PICTURE = {
  src: matching(OUR_FILE),
  alt: text,
  title: text,
  width: matching(LENGTH),
  height: matching(LENGTH)
}

type Rules = Readonly<Record<string, (value: string) => string | undefined>>

const RULES: Readonly<Record<string, Rules>> = { a: { href, title: text }, img: PICTURE, td: CELL, th: CELL }

/**
 * The allowed part of an attribute; undefined if none. Names in lower case, the value with entities decoded.
 */
export function allowedValue(tag: string, name: string, value: string): string | undefined {
  if (name === 'style') return style(value, tag)
  const rules = RULES[tag]
  return rules && Object.prototype.hasOwnProperty.call(rules, name) ? rules[name]?.(value.trim()) : undefined
}
