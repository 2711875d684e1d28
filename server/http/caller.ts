import type { FastifyRequest } from 'fastify'
import { RESULT } from '@contract/envelope/codes'
import { BusinessError } from '../core/business-error'
import { MAX_TOKEN_LENGTH } from '../core/session-token'
import type { Origins } from './origins'

/**
 * The session token of a request: header `auth-token`, header `token`, or cookie `token` of the mini-program (rule
 * call.headers). On the web a cookie alone identifies nobody: a browser adds it to requests that another site triggers
 * (ADR 0017).
 * @throws BusinessError 403 if only the cookie identifies the caller and another site made the request
 */
export function tokenOf(request: FastifyRequest, origins: Origins): string | null {
  const header = request.headers['auth-token'] || request.headers.token
  const fromHeader = Array.isArray(header) ? header[0] : header
  if (fromHeader) return fromHeader.length <= MAX_TOKEN_LENGTH ? fromHeader : null
  const cookie = request.headers['x-platform'] === 'mini' ? request.cookies.token : undefined
  if (!cookie || cookie.length > MAX_TOKEN_LENGTH) return null
  if (isForeign(request, origins))
    throw new BusinessError(RESULT.forbidden, '为保护您的账号，请从首页重新进入')
  return cookie
}

/**
 * Whether another site made the request. Browsers add cookies to those as well, including GET links, and some GET calls
 * here write. A caller that is not a browser sends no such header and is not foreign.
 */
export function isForeign(request: FastifyRequest, origins: Origins): boolean {
  const { origin } = request.headers
  if (origin !== undefined) return !origins.allows(origin, request.host)
  return request.headers['sec-fetch-site'] === 'cross-site'
}
