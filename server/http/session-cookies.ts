import type { FastifyReply, FastifyRequest } from 'fastify'
import { endpointPath } from '@contract/endpoint'
import { RESULT } from '@contract/envelope/codes'
import type { SessionRule } from '@contract/schema'
import { sessionEndpoints } from '@contract/session/endpoints'
import type { Settings } from '../config/settings'
import { BusinessError } from '../core/business-error'
import { MAX_TOKEN_LENGTH, pageKeyOf } from '../core/session-token'
import { ownPages } from './own-page'

/** The cookie lives 30 days (rule limit.cookie), as long as the session itself, s. */
const LIFE_SECONDS = 2_592_000
const TOKEN = 'token'
/** Tells scripts, which cannot see the other cookie, that there is a session: without it they request none. It contains nothing else. */
const MARKER = 'member'
/** The session's key for pages: the browser sends it with every request, and it only renders pages. */
const PAGE_KEY = 'page'
const PAGE_KEY_FORM = /^[\w-]{43}$/
/** The browser sends the token to the one call that returns it: to no other, no page, no file. */
const TOKEN_PATH = endpointPath(sessionEndpoints.restoreSession)

/** The session that a browser stores in our cookie (ADR 0017). */
export interface SessionCookies {
  /**
   * The token stored by the browser; null if there is none.
   * @throws BusinessError 403 unless the request comes from a page of this very server, with JSON
   */
  tokenOf(request: FastifyRequest): string | null
  /**
   * The key of the session whose member requests a page; null for anybody else. A script gets a visitor's page: its response
   * may be read by a page of another origin, or cached. So does a browser whose app has ended the session by itself.
   */
  pageKeyOf(request: Pick<FastifyRequest, 'headers' | 'cookies'>): string | null
  /** Makes the browser store a token; null: it deletes the stored one. No effect unless a page of this server asks. */
  keep(token: string | null, request: FastifyRequest, reply: FastifyReply): void
}

/**
 * Whether the response will be shown as a page, as far as the browser tells: a script may cache its response at will. A service
 * worker forwards a navigation without a destination (`empty`), but with its mode, which no script can set on its own requests.
 */
export function isShown({
  'sec-fetch-dest': place,
  'sec-fetch-mode': mode
}: FastifyRequest['headers']): boolean {
  return place === undefined || place === 'document' || place === 'iframe' || mode === 'navigate'
}

/** Cookies of the server with these settings: `Secure` if it is reached by https. */
export function sessionCookies(settings: Pick<Settings, 'publicOrigin'>): SessionCookies {
  const isOwnPage = ownPages(settings)
  const shared = { sameSite: 'lax', secure: settings.publicOrigin.startsWith('https:') } as const
  const token = { ...shared, httpOnly: true, path: TOKEN_PATH }
  const pageKey = { ...shared, httpOnly: true, path: '/' }
  const marker = { ...shared, path: '/' }

  return {
    tokenOf(request) {
      const { origin, 'sec-fetch-site': site, 'content-type': type } = request.headers
      const isSaid = origin !== undefined || site !== undefined
      const isJson = /^application\/json\b/i.test(type ?? '')
      if (!isSaid || !isJson || !isOwnPage(request))
        throw new BusinessError(RESULT.forbidden, '为保护您的账号，请从首页重新进入')
      const token = request.cookies[TOKEN]
      return token && token.length <= MAX_TOKEN_LENGTH ? token : null
    },

    pageKeyOf({ headers, cookies }) {
      const isNavigation = headers.origin === undefined && isShown(headers)
      const key = cookies[PAGE_KEY]
      return isNavigation && cookies[MARKER] === '1' && key && PAGE_KEY_FORM.test(key) ? key : null
    },

    keep(value, request, reply) {
      if (!isOwnPage(request)) return
      const maxAge = value === null ? 0 : LIFE_SECONDS
      reply.setCookie(TOKEN, value ?? '', { ...token, maxAge })
      reply.setCookie(PAGE_KEY, value === null ? '' : pageKeyOf(value), { ...pageKey, maxAge })
      reply.setCookie(MARKER, value === null ? '' : '1', { ...marker, maxAge })
    }
  }
}

/**
 * How a successful response changes the session stored by the browser: a token begins it, null ends it, undefined leaves
 * it as it is.
 */
export function sessionCookieAfter(rule: SessionRule | undefined, data: unknown): string | null | undefined {
  if (rule === 'ends') return null
  // a restored session keeps its original end: storing it again would outlive that
  if (rule === 'restores') return data === null ? null : undefined
  if (rule === 'begins') return (data as { accessToken: string | null }).accessToken ?? undefined
  return undefined
}
