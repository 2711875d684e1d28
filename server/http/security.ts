import cookie from '@fastify/cookie'
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RESULT } from '@contract/envelope/codes'
import type { Settings } from '../config/settings'
import { BusinessError } from '../core/business-error'
import { networkOf, wideNetworkOf, WIDE_SHARE } from '../core/network'
import { isForeign } from './caller'
import { contentPolicy, permissionsPolicy } from './content-policy'
import { READABLE, type Origins } from './origins'
import { kindOf } from './route-kind'

const CALL_HEADERS = [
  'content-type',
  'auth-token',
  'token',
  'idempotency-key',
  'x-platform',
  'x-os',
  'x-request-id'
]

/** Response headers, cross-origin rules, cookies, and the cheap limit per address of this process. */
export async function addSecurity(app: FastifyInstance, settings: Settings, origins: Origins): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(settings) },
    // Pictures and the API are used from the app's other origins; calls are governed by CORS below.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: settings.publicOrigin.startsWith('https:') ? { maxAge: 15_552_000 } : false,
    // Only the origin, even to our own files: addresses may contain what logs must not. Not `no-referrer`:
    // WeChat's H5 payment checks the origin, and a form of ours would send `Origin: null`.
    referrerPolicy: { policy: 'strict-origin' }
  })
  const permissions = permissionsPolicy(settings)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', permissions)
    if (isSandboxForm(request) && isForeign(request, origins))
      throw new BusinessError(RESULT.forbidden, '为保护您的账号，请从首页重新进入')
  })
  await app.register(cors, {
    delegator: (request, done) => {
      const { origin, host } = request.headers
      const allowed = origin !== undefined && origins.allows(origin, host ?? '')
      done(null, {
        origin: allowed ? origin : false,
        credentials: true,
        methods: ['GET', 'POST'],
        allowedHeaders: CALL_HEADERS,
        exposedHeaders: [...READABLE],
        maxAge: 600
      })
    }
  })
  await app.register(cookie)
  if (settings.callsPerMinute > 0) await limitByAddress(app, settings.callsPerMinute)
}

/**
 * Counts calls of the API. Files are not counted: a first visit requests thirty of them, and many phones share the address
 * of their carrier.
 */
async function limitByAddress(app: FastifyInstance, max: number): Promise<void> {
  await app.register(rateLimit, {
    max,
    timeWindow: CALLS_WINDOW_MS,
    keyGenerator: ({ ip }) => networkOf(ip),
    allowList: (request) => !isCounted(request),
    errorResponseBuilder: (_request, { ttl }) => tooManyCalls(ttl)
  })
  const wideLimit = app.createRateLimit({
    max: max * WIDE_SHARE,
    timeWindow: CALLS_WINDOW_MS,
    keyGenerator: ({ ip }) => wideNetworkOf(networkOf(ip)) ?? ip
  })
  app.addHook('onRequest', async (request) => {
    if (!isCounted(request) || wideNetworkOf(networkOf(request.ip)) === null) return
    const counted = await wideLimit(request)
    if (!counted.isAllowed && counted.isExceeded) throw tooManyCalls(counted.ttl)
  })
}

const CALLS_WINDOW_MS = 60_000

const isCounted = (request: FastifyRequest) => kindOf(request).call && kindOf(request).uncounted !== true

const tooManyCalls = (ttl: number) =>
  new BusinessError(RESULT.tooOften, '访问太频繁，请一分钟后再试', {
    retryAfterSeconds: Math.ceil(ttl / 1000)
  })

/**
 * Protects forms of the sandbox pages (`/sandbox/…`): they have the effect of a payment or a login, so no
 * other site may send them. Calls of the API are protected by `tokenOf`; notices of other servers have no `Origin`.
 */
const isSandboxForm = (request: FastifyRequest) =>
  request.method !== 'GET' && request.method !== 'HEAD' && kindOf(request).sandbox === true
