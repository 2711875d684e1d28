import type { FastifyRequest } from 'fastify'
import type { Settings } from '../config/settings'
import { originsOf } from './origins'

/** Whether a request may come from a page of this server. */
export type IsOwnPage = (request: FastifyRequest) => boolean

/**
 * Decides by the browser's headers: none of them contradicts it, and the request has a platform header, which neither a link nor a
 * form nor a page of another site can set.
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
