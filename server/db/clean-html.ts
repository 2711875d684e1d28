import sanitize, { type IOptions } from 'sanitize-html'

const TAGS =
  'a b blockquote br code div figure h1 h2 h3 h4 h5 h6 hr img li ol p s small span strong sub sup table tbody td th thead tr u ul'

const SIZE = [/^\d{1,4}(?:px|%)?$/]
const COLOUR = [/^#[0-9a-f]{3,8}$/i, /^[a-z]{3,20}$/i, /^rgba?\([\d., %]{5,30}\)$/i]

/** Our own pages; excludes `//host` and anything that is not a page. */
const OUR_PAGE = /^\/pages(?:[A-Z]|-[a-z]+)?\/(?!.*\.\.)[^\\\s]*$/
const ELSEWHERE = /^(?:https?:\/\/|tel:|mailto:)[^\s\\<>"]+$/i
const OUR_FILE = /^\/(?:assets|static|uploads)\/(?!.*\.\.)[\w./-]+$/

const OPTIONS: IOptions = {
  allowedTags: TAGS.split(' '),
  allowedAttributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height', 'title'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
    '*': ['style']
  },
  allowedSchemes: ['http', 'https', 'tel', 'mailto'],
  allowProtocolRelative: false,
  allowedStyles: {
    '*': {
      color: COLOUR,
      'text-align': [/^(?:left|right|center|justify)$/],
      'font-weight': [/^(?:normal|bold|[1-9]00)$/],
      'text-decoration': [/^(?:none|underline|line-through)$/]
    },
    img: { width: SIZE, height: SIZE }
  },
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'iframe',
    'noembed',
    'noframes',
    'xmp',
    'template',
    'svg',
    'math',
    'title',
    'object',
    'select'
  ],
  // a picture on another host would reveal the reader to it; a link must be one that our web view can check
  // Chinese type has no italics: emphasis is bold, on both targets
  transformTags: {
    em: 'strong',
    i: 'strong',
    img: (tagName, { src = '', ...rest }) => ({
      tagName,
      attribs: OUR_FILE.test(src) ? { ...rest, src } : {}
    }),
    a: (tagName, { href = '', ...rest }) => ({
      tagName,
      attribs: {
        ...rest,
        ...(ELSEWHERE.test(href) || OUR_PAGE.test(href) ? { href } : {})
      }
    })
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src
}

/** Enough for every text of the catalogue and of partners. */
const KEPT = 2000
const existing = new Map<string, string>()

/**
 * Sanitised HTML that can neither act nor fetch: elements of running text, links, pictures of our own. Used for what is
 * written to the database and for what is sent. The result is cached per text.
 */
export function cleanHtml(html: string): string {
  const before = existing.get(html)
  if (before !== undefined) return before
  const clean = sanitize(html, OPTIONS)
  if (existing.size >= KEPT) existing.clear()
  existing.set(html, clean)
  return clean
}
