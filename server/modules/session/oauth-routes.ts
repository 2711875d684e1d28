import type { FastifyReply, FastifyRequest } from 'fastify'
import { channelOf } from '../../http/channel'
import type { Kit } from '../../http/kit'
import { originsOf, type Origins } from '../../http/origins'
import { newToken } from './model'
import { clientState, oauthTarget, withAnswer } from './oauth-target'
import { CALLBACK_PATH, endOauth, OAUTH_MINUTES, startOauth, type OauthDependencies } from './wechat-oauth'

/** Binds a login to the browser that started it: somebody else's link cannot complete it. */
const COOKIE = 'wx_login'
const COOKIE_VALUE = /^[A-Za-z0-9_-]{43}$/
const OAUTH_TEXT = /^[\x21-\x7e]{1,256}$/

/** WeChat's web login: `GET /<channel>/wechat/prod/authorize?state&to`, and the callback for WeChat. */
export function wechatOauthModule(kit: Kit): void {
  const { settings, clock } = kit
  const dependencies: OauthDependencies = { db: kit.db, wechatWeb: () => kit.gateways.wechatWeb }
  const origins = originsOf(settings)

  kit.rawRoute({
    method: 'GET',
    url: '/wechat/prod/authorize',
    handler: async (request, reply) => {
      const { state, to, account } = request.query as Record<string, unknown>
      const existing = clientState(state)
      const callbackOrigin = ownOrigin(request, settings.publicOrigin)
      const origin = appOrigin(request, origins) ?? callbackOrigin
      const target = oauthTarget(to)
      if (existing === null) return send(reply, origin + withAnswer(target, { oauth: 'denied' }))
      const browser = cookieOf(request) ?? newToken()
      reply.setCookie(COOKIE, browser, {
        httpOnly: true,
        // Lax: WeChat's page returns the browser by a cross-site link.
        sameSite: 'lax',
        secure: callbackOrigin.startsWith('https:'),
        path: '/',
        maxAge: OAUTH_MINUTES * 60
      })
      const next = await startOauth(dependencies, {
        channel: channelOf(request.raw, request.host, settings.channelHosts),
        account: account === 'tgj' ? 'tgj' : 'official',
        browser,
        origin,
        callbackOrigin,
        target,
        clientState: existing,
        now: clock.now()
      })
      return send(reply, next)
    }
  })

  kit.rawRoute({
    method: 'GET',
    url: CALLBACK_PATH,
    handler: async (request, reply) => {
      const { state, code } = request.query as Record<string, unknown>
      const browser = cookieOf(request)
      const back =
        isOauthText(state) && browser !== null
          ? await endOauth(dependencies, {
              state,
              code: isOauthText(code) ? code : null,
              browser,
              now: clock.now()
            })
          : null
      const home = ownOrigin(request, settings.publicOrigin) + withAnswer('/', { oauth: 'denied' })
      return send(reply, back ?? home)
    }
  })
}

const isOauthText = (value: unknown): value is string => typeof value === 'string' && OAUTH_TEXT.test(value)

function cookieOf(request: FastifyRequest): string | null {
  const value = request.cookies[COOKIE]
  return value !== undefined && COOKIE_VALUE.test(value) ? value : null
}

const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])$/

/** This server's origin. On a local machine, by whatever name it was requested, or the cookie would be lost. */
function ownOrigin(request: FastifyRequest, publicOrigin: string): string {
  const { protocol, hostname } = new URL(publicOrigin)
  const requested = `${protocol}//${request.host}`
  const isLocal = LOCAL.test(hostname) && URL.canParse(requested) && LOCAL.test(new URL(requested).hostname)
  return isLocal ? requested : publicOrigin
}

/** The app is served from elsewhere: the origin that the page names, if it is one of ours. */
function appOrigin(request: FastifyRequest, origins: Origins): string | null {
  const { referer } = request.headers
  if (referer === undefined || !URL.canParse(referer)) return null
  const { origin } = new URL(referer)
  return origins.allows(origin, request.host) ? origin : null
}

/** These addresses contain tickets: they are not cached, and the next page gets no referrer. */
function send(reply: FastifyReply, address: string): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .redirect(address, 302)
}
