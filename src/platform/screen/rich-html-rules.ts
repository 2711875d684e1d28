/**
 * What running text may consist of, for both ways of cleaning it (a DOM on H5, text alone in the mini-program). The server
 * cleans every text already, by rules of its own; these hold if one ever slips through.
 */

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Elements that stay; of any other only what stands in it. */
export const ALLOWED_TAGS = words(
  'a b blockquote br code div em figure h1 h2 h3 h4 h5 h6 hr i img li ol p s small span strong sub sup table tbody td th thead tr u ul'
)

/** Elements that go with all that stands in them: it is no running text, or is read by other rules. */
export const DROPPED_TAGS = words(
  'applet audio canvas embed frameset iframe math noembed noframes noscript object option plaintext script select style svg template textarea title video xmp'
)

const COLOUR_OR_WORD = /^(?:#[\da-f]{3,8}|rgba?\([\d., %]{5,30}\)|[a-z]{3,20}|[1-9]00)$/i
const STYLED = words('color text-align font-weight font-style text-decoration')
const SIZED = words('width height')
const LENGTH = /^\d{1,4}(?:px|%)?$/

/** A picture of another host would tell it who reads. */
const OUR_FILE = /^\/(?:assets|static|uploads)\/(?!.*\.\.)[\w./-]+$/
const OUR_PAGE = /^\/pages(?:[A-Z]|-[a-z]+)?\/(?!.*\.\.)[^\\\s\u0000-\u001f]*$/
const ANOTHER_SITE = /^https?:\/\/[^\s\\\u0000-\u001f]+$/i
const PHONE_OR_MAIL = /^(?:tel:[\d+*#-]{3,20}|mailto:[\w.+-]+@[\w.-]+)$/i

/** Another site is shown by the page that judges it (`safeUrl`) and asks first: a text never leads out by itself. */
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
/** Words without anything that could be read as markup by who reads them again. */
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

/** What stays of an attribute; undefined when nothing does. Names in small letters, the value without entities. */
export function allowedValue(tag: string, name: string, value: string): string | undefined {
  if (name === 'style') return style(value, tag)
  const rules = RULES[tag]
  return rules && Object.prototype.hasOwnProperty.call(rules, name) ? rules[name]?.(value.trim()) : undefined
}
