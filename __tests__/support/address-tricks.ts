/**
 * Addresses made from a grammar of known tricks: scheme × separator × user info × host × port × suffix × encoding. One
 * plain address, everything that differs from it in one or two places, and a drawn sample of what differs in more. The
 * same list on every run.
 */

import { randomFrom } from './random'

/** The host that is allowed in every test of these. */
export const GOOD = 'partner.example.com'
export const EVIL = 'evil.test'

const SCHEMES = [
  ...[
    'https',
    'http',
    'HTTPS',
    'hTtP',
    'javascript',
    'JaVaScRiPt',
    'data',
    'vbscript',
    'intent',
    'weixin',
    'wxfile'
  ],
  ...[
    'file',
    'ftp',
    'ws',
    'wss',
    'blob',
    'about',
    'view-source',
    'mailto',
    'tel',
    'sms',
    'alipays',
    'itms-apps'
  ],
  ...[
    'feed',
    'jar',
    'filesystem',
    'chrome',
    'httpx',
    'https.',
    'x-https',
    'httр',
    'ｈttps',
    'ht\ttps',
    'ht\ntps'
  ],
  ...[' https', '\u0001https', '\u200bhttps', '', 'javascript:https', 'https:https', 'data:text/html,https']
]

const SEPARATORS = [
  '://',
  ':',
  ':/',
  ':///',
  ':////',
  '//',
  ':\\\\',
  ':/\\',
  ':\\/',
  '：//',
  ':／／',
  ':\t//',
  ':// ',
  ''
]

const USER_INFO = [
  ...[
    '',
    `${GOOD}@`,
    `${EVIL}@`,
    `${GOOD}:443@`,
    `user:pass@`,
    '@',
    ':@',
    `${GOOD}%40`,
    `${GOOD}%2f@`,
    `${GOOD}\\@`
  ],
  ...[`${GOOD}#@`, `${GOOD}?@`, `${GOOD}/@`, `a@b@`, `${EVIL}\\`, `${GOOD}＠`, `${GOOD};@`, `%00@`]
]

const HOSTS = [
  ...[
    GOOD,
    EVIL,
    GOOD.toUpperCase(),
    `${GOOD}.${EVIL}`,
    `${EVIL}.${GOOD}`,
    `${GOOD}.`,
    `.${GOOD}`,
    `x${GOOD}`
  ],
  ...[
    'partner..example.com',
    'partner-example.com',
    'example.com',
    `${GOOD}%2e${EVIL}`,
    `${GOOD}%00.${EVIL}`
  ],
  ...[
    `${GOOD}%2f.${EVIL}`,
    `${GOOD}%23.${EVIL}`,
    `${GOOD}%09`,
    'partner%2eexample%2ecom',
    'partner。example。com'
  ],
  ...[
    'partner．example．com',
    'ｐartner.example.com',
    'pаrtner.example.com',
    'pαrtner.example.com',
    '𝐩artner.example.com'
  ],
  ...[
    'partner\u00ad.example.com',
    'partner\u200b.example.com',
    'partner\u202e.example.com',
    'par\ttner.example.com'
  ],
  ...[
    'xn--prtner-4ve.example.com',
    'partner.xn--example-x0b.com',
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001'
  ],
  ...[
    '0x7f.0.0.1',
    '0177.0.0.1',
    '127.0.0.01',
    '169.254.169.254',
    '[::1]',
    '[::ffff:7f00:1]',
    '[partner.example.com]'
  ],
  ...[
    'localhost',
    '',
    '*',
    `${GOOD},${EVIL}`,
    `${GOOD}&${EVIL}`,
    `${GOOD}${'.a'.repeat(200)}`,
    'ß.example.com',
    '①.example.com'
  ]
]

const PORTS = [
  '',
  ':443',
  ':80',
  ':8443',
  ':',
  ':0',
  ':65536',
  ':-1',
  ':443a',
  ':443:443',
  ':４４３',
  `:443@${EVIL}`,
  ':0443',
  `:${EVIL}`
]

const SUFFIXES = [
  ...[
    '/',
    '',
    '/a/b?c=d#e',
    `?next=https://${EVIL}/`,
    `/@${EVIL}`,
    `//${EVIL}`,
    `#@${EVIL}`,
    `?@${EVIL}`,
    `\\@${EVIL}`
  ],
  ...[
    `/\\${EVIL}`,
    `/%0d%0aLocation:%20https://${EVIL}`,
    '/\r\nX: y',
    '/\t',
    ' ',
    '/\u202e',
    '/\ufeff',
    `/..//${EVIL}`
  ],
  ...[
    `/%2e%2e/%2f${EVIL}`,
    `;@${EVIL}`,
    `&@${EVIL}`,
    ',',
    '"',
    "'",
    '<script>',
    '/电影',
    `/${'a'.repeat(5000)}`,
    '%00',
    '/\ud800'
  ]
]

const escapeAll = (text: string) =>
  [...text]
    .map((sign) => (sign.charCodeAt(0) < 128 ? `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}` : sign))
    .join('')

const safely = (encode: (text: string) => string) => (text: string) => {
  try {
    return encode(text)
  } catch {
    return text
  }
}

const ENCODINGS: readonly ((text: string) => string)[] = [
  (text) => text,
  safely(encodeURIComponent),
  safely((text) => encodeURIComponent(encodeURIComponent(text))),
  safely((text) => encodeURIComponent(encodeURIComponent(encodeURIComponent(text)))),
  (text) => escapeAll(text),
  (text) => text.replace(/[:/]/g, (sign) => (sign === ':' ? '&colon;' : '&#47;')),
  (text) => text.replace('://', '%3A%2F%2F')
]

type Choice = readonly number[]

const PARTS = [SCHEMES, SEPARATORS, USER_INFO, HOSTS, PORTS, SUFFIXES, ENCODINGS] as const

function written(choice: Choice): string {
  const [scheme = 0, separator = 0, user = 0, host = 0, port = 0, suffix = 0, encoding = 0] = choice
  const texts = [
    SCHEMES[scheme],
    SEPARATORS[separator],
    USER_INFO[user],
    HOSTS[host],
    PORTS[port],
    SUFFIXES[suffix]
  ]
  return (ENCODINGS[encoding] ?? String)(texts.join(''))
}

/** Everything that differs from the plain address in one place, or in two. */
function* nearby(): Generator<Choice> {
  const plain = PARTS.map(() => 0)
  yield plain
  for (let first = 0; first < PARTS.length; first += 1) {
    for (let one = 1; one < (PARTS[first]?.length ?? 0); one += 1) {
      yield plain.map((_, index) => (index === first ? one : 0))
      for (let second = first + 1; second < PARTS.length; second += 1)
        for (let two = 1; two < (PARTS[second]?.length ?? 0); two += 1)
          yield plain.map((_, index) => (index === first ? one : index === second ? two : 0))
    }
  }
}

const FROM_AFAR = 2500

function allTricks(): string[] {
  const random = randomFrom(20261121)
  const found = new Set([...nearby()].map(written))
  for (let left = FROM_AFAR; left > 0; left -= 1)
    found.add(written(PARTS.map(({ length }) => Math.floor(random() * length))))
  return [...found]
}

export const ADDRESS_TRICKS: readonly string[] = allTricks()

/** Every n-th of them, `count` in all. */
export function sampleOfTricks(count: number): string[] {
  const step = ADDRESS_TRICKS.length / count
  return Array.from({ length: count }, (_, index) => ADDRESS_TRICKS[Math.floor(index * step)] ?? '')
}
