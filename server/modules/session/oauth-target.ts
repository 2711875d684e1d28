/** Pages of the app; calls and files are none, so that nobody is sent round and round. */
const PAGE = /^\/(?:pages[\w-]*\/[\w./-]+)?$/
const MAX_LENGTH = 1500
/** What we add ourselves must not be there already. */
const OURS: ReadonlySet<string> = new Set(['ticket', 'oauth'])

/** The name of a parameter, however it is encoded: the app reads it decoded. */
function nameOf(pair: string): string {
  const name = pair.split('=', 1)[0] ?? ''
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/**
 * Where the browser goes after WeChat's login: path and query of a page of ours, however it was written. Home for
 * anything else.
 */
export function oauthTarget(to: unknown): string {
  if (typeof to !== 'string' || to.length > MAX_LENGTH || !/^\/(?![/\\])[^\\\u0000-\u0020]*$/.test(to))
    return '/'
  const base = 'http://own.invalid'
  if (!URL.canParse(to, base)) return '/'
  const { origin, pathname, search } = new URL(to, base)
  if (origin !== base || !PAGE.test(pathname)) return '/'
  const stored = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !OURS.has(nameOf(pair)))
  return stored.length > 0 ? `${pathname}?${stored.join('&')}` : pathname
}

/** The target with what the app waits for; ours come last. */
export function withAnswer(target: string, answer: Readonly<Record<string, string>>): string {
  return `${target}${target.includes('?') ? '&' : '?'}${new URLSearchParams(answer).toString()}`
}

const CLIENT_STATE = /^[A-Za-z0-9_-]{8,64}$/

/** What the app sent along to know its own answer by; null when it is not of the agreed form. */
export const clientState = (state: unknown): string | null =>
  typeof state === 'string' && CLIENT_STATE.test(state) ? state : null
