import type { IncomingHttpHeaders } from 'node:http'
import type { Settings } from '../config/settings'

/** Origins whose pages may call. */
export interface Origins {
  /** `host` is the Host header of the request, with its port. */
  allows(origin: string, host: string): boolean
}

/**
 * Our own origin, the configured ones, and the host the request was sent to. In development also every port of the
 * same machine, since the app's dev server has a separate port. A server published on https accepts none of them over http:
 * the network could have forged such a page.
 */
export function originsOf(
  settings: Pick<Settings, 'publicOrigin' | 'allowedOrigins' | 'production'>
): Origins {
  const listed = new Set([settings.publicOrigin, ...settings.allowedOrigins])
  const secure = settings.publicOrigin.startsWith('https:')
  return {
    allows(origin, host) {
      if (listed.has(origin)) return true
      if (!URL.canParse(origin)) return false
      const url = new URL(origin)
      if (secure && url.protocol !== 'https:') return false
      if (url.host === host) return true
      return !settings.production && url.hostname === host.replace(/:\d+$/, '')
    }
  }
}

/** Response headers that a page of another origin needs to read. */
export const READABLE = ['x-request-id', 'retry-after'] as const

/** Response headers that let the calling page read a response written without the usual hooks. */
export function readableFor(
  { origin, host }: IncomingHttpHeaders,
  origins: Origins
): Readonly<Record<string, string>> {
  if (origin === undefined || !origins.allows(origin, host ?? '')) return {}
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': READABLE.join(', '),
    vary: 'Origin'
  }
}
