/** Pages of the app; API calls and files are excluded, to prevent redirect loops. */
const PAGE = /^\/(?:pages[\w-]*\/[\w./-]+)?$/
const MAX_LENGTH = 1500
/** Parameters that we add must not already be present. */
const OURS: ReadonlySet<string> = new Set(['ticket', 'oauth'])

/** The name of a parameter, decoded: the app reads it decoded. */
function nameOf(pair: string): string {
  const name = pair.split('=', 1)[0] ?? ''
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/**
 * The browser's destination after WeChat's login: path and query of a page of ours, normalised. Home for anything
 * else.
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

/** The target with the parameters that the app expects; ours come last. */
export function withAnswer(target: string, answer: Readonly<Record<string, string>>): string {
  return `${target}${target.includes('?') ? '&' : '?'}${new URLSearchParams(answer).toString()}`
}

const CLIENT_STATE = /^[A-Za-z0-9_-]{8,64}$/

/** The app's own state for recognising its response; null if malformed. */
export const clientState = (state: unknown): string | null =>
  typeof state === 'string' && CLIENT_STATE.test(state) ? state : null
