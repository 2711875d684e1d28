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
/** Tells scripts, which cannot see the other, that a session is kept: who has none asks for none. It says nothing else. */
const MARKER = 'member'
/** The session's key for pages: the browser sends it with every request, and it shows pages alone. */
const PAGE_KEY = 'page'
const PAGE_KEY_FORM = /^[\w-]{43}$/
/** The browser sends the token to the one call that gives it back: to no other, no page, no file. */
const TOKEN_PATH = endpointPath(sessionEndpoints.restoreSession)

/** The session that a browser keeps in a cookie of ours (ADR 0017). */
export interface SessionCookies {
  /**
   * The token that the browser keeps; null where it keeps none.
   * @throws BusinessError 403 unless a page of this very server asks, with JSON
   */
  tokenOf(request: FastifyRequest): string | null
  /**
   * The key of the session whose member asks for a page; null where nobody does. A script gets a visitor's page: what it asks for
   * may be read by a page of another origin, or kept. So does a browser whose app has ended the session by itself.
   */
  pageKeyOf(request: Pick<FastifyRequest, 'headers' | 'cookies'>): string | null
  /** Lets the browser keep a token; null: it forgets what it keeps. Who is no page of this server is told neither. */
  keep(token: string | null, request: FastifyRequest, reply: FastifyReply): void
}

/**
 * Whether the answer is to be shown as a page, as far as the browser says it: what a script asks for it keeps as it likes. A service
 * worker hands a navigation on with no place (`empty`), but with its mode, which no script can give to a request of its own.
 */
export function isShown({
  'sec-fetch-dest': place,
  'sec-fetch-mode': mode
}: FastifyRequest['headers']): boolean {
  return place === undefined || place === 'document' || place === 'iframe' || mode === 'navigate'
}

/** Cookies of the server of these settings: `Secure` where it is reached by https. */
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
 * What a successful answer does to the session that the browser keeps: a token begins it, null ends it, undefined leaves
 * it as it is.
 */
export function sessionCookieAfter(rule: SessionRule | undefined, data: unknown): string | null | undefined {
  if (rule === 'ends') return null
  // a session that was asked for goes on until its own end: keeping it anew would outlive that
  if (rule === 'restores') return data === null ? null : undefined
  if (rule === 'begins') return (data as { accessToken: string | null }).accessToken ?? undefined
  return undefined
}
