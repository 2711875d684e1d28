import type { FastifyRequest } from 'fastify'
import type { Settings } from '../config/settings'
import { originsOf } from './origins'

/** Whether a page of this server may have made a request. */
export type IsOwnPage = (request: FastifyRequest) => boolean

/**
 * Judges by what the browser says: nothing of it speaks against, and the request names its platform, which neither a link nor a
 * form nor a page of another site can do.
 */
export function ownPages(settings: Pick<Settings, 'publicOrigin'>): IsOwnPage {
  const own = originsOf({ publicOrigin: settings.publicOrigin, allowedOrigins: [], production: true })
  return ({ headers, host }) => {
    const { origin, 'sec-fetch-site': site, 'x-platform': platform } = headers
    if (platform !== 'h5' && platform !== 'wx') return false
    return (
      (site === undefined || site === 'same-origin') && (origin === undefined || own.allows(origin, host))
    )
  }
}
