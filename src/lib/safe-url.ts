import { decodeValue } from './query-string'

/**
 * What may be done with an address from outside (rule page.webview). `inside`: show it in the app;
 * `outside`: ask first, then leave the app for it; `refused`: do nothing with it. `url` is written as a browser would
 * read it (scheme and host in small letters, no default port); `host` carries the port when it is no default one.
 */
export type AddressVerdict =
  | { readonly kind: 'inside' | 'outside'; readonly url: string; readonly host: string }
  | { readonly kind: 'refused' }

const REFUSED: AddressVerdict = { kind: 'refused' }

/** Longer than any address of a partner; browsers and WeChat cut off at about this. */
const MAX_LENGTH = 4096

/**
 * The router has decoded the parameter once; links passed on by other apps are encoded twice. Once more and no
 * further: three layers of encoding mean an attempt to hide something.
 */
const MORE_DECODES = 1

const WEB = /^https?:/i

/**
 * Scheme, host, port, rest: the only accepted shape. No user info, no backslash, no brackets, only plain
 * letters in a host, so that no browser can parse a different host than we do. The mini-program has no `URL`,
 * and `URL` repairs what must be refused.
 */
const SHAPE = /^(https?):\/\/([a-z0-9.-]+)(?::(\d{1,5}))?([/?#].*)?$/i

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.|$)){4}$/

/**
 * Control characters, all kinds of whitespace, direction marks and invisible characters, backslashes, lone
 * surrogates.
 */
const TRICKS =
  /[\u0000-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffd\\]|[\ud800-\udbff](?![\udc00-\udfff])|(?:^|[^\ud800-\udbff])[\udc00-\udfff]/

const DEFAULT_PORT: Readonly<Record<string, string>> = { http: '80', https: '443' }

/** Written in another alphabet: displayed, such a name can look like any other (pаrtner with a Cyrillic а). */
const PUNYCODE = /(?:^|\.)xn--/

/**
 * A host name or an IPv4 address in its one plain form: `127.1` and `0x7f.0.0.1` are what browsers turn into
 * one.
 */
function isPlainHost(host: string): boolean {
  const labels = host.split('.')
  if (host.length > 253 || !labels.every((label) => LABEL.test(label))) return false
  const last = labels[labels.length - 1] ?? ''
  return /^(?:\d+|0x[\da-f]*)$/.test(last) ? IPV4.test(host) : true
}

/** Unwraps an address that is still encoded; a web address is left as it is. */
function unwrapped(text: string): string {
  let url = text
  for (let left = MORE_DECODES; left > 0 && !WEB.test(url); left -= 1) url = decodeValue(url)
  return url
}

/**
 * Checks an address from outside: from a link (webview `url`, targetUrl, redirectUrl), a partner or a text.
 * Only http and https, an unambiguous host, nothing hidden. The one function for all of these cases.
 * @param text the parameter, decoded once by the router at most
 * @param allowedOrigins `scheme://host[:port]` that are shown inside, each exactly as it is (see `webViewOrigins`)
 */
export function safeUrl(text: string, allowedOrigins: readonly string[]): AddressVerdict {
  const address = unwrapped(text)
  if (address.length > MAX_LENGTH || TRICKS.test(address)) return REFUSED
  const [, givenScheme = '', givenHost = '', givenPort, rest = ''] = SHAPE.exec(address) ?? []
  const scheme = givenScheme.toLowerCase()
  const name = givenHost.toLowerCase()
  const port = givenPort === undefined ? undefined : Number(givenPort)
  if (!name || !isPlainHost(name) || port === 0 || (port ?? 0) > 65_535) return REFUSED
  const isDefault = port === undefined || String(port) === DEFAULT_PORT[scheme]
  const host = isDefault ? name : `${name}:${port}`
  const inside = allowedOrigins.some((allowed) => allowed.toLowerCase() === `${scheme}://${host}`)
  if (!inside && PUNYCODE.test(name)) return REFUSED
  const path = rest.startsWith('/') ? rest : `/${rest}`
  return { kind: inside ? 'inside' : 'outside', url: `${scheme}://${host}${path}`, host }
}
