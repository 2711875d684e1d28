import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { RESULT } from '@contract/envelope/codes'
import type { Settings } from '../config/settings'
import { BusinessError } from './business-error'
import { UNCOUNTED } from './health'
import type { Origins } from './origins'

const CALL_HEADERS = [
  'content-type',
  'auth-token',
  'token',
  'idempotency-key',
  'x-platform',
  'x-os',
  'x-request-id'
]

/** Response headers, cross-origin rules, cookies, and the cheap limit by address of this process. */
export async function addSecurity(app: FastifyInstance, settings: Settings, origins: Origins): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(settings) },
    // Pictures and the API are used from the app's other origins; calls are ruled by CORS below.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: settings.publicOrigin.startsWith('https:') ? { maxAge: 15_552_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' }
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
        exposedHeaders: ['x-request-id', 'retry-after'],
        maxAge: 600
      })
    }
  })
  await app.register(cookie)
  if (settings.callsPerMinute > 0) await limitByAddress(app, settings.callsPerMinute)
}

/**
 * Calls of the API. Files are not counted: a first visit asks for thirty of them, and many phones share the address of
 * their carrier.
 */
const COUNTED = /^\/(unionbuy-[a-z]+|wechat)\//

async function limitByAddress(app: FastifyInstance, max: number): Promise<void> {
  await app.register(rateLimit, {
    max,
    timeWindow: 60_000,
    allowList: (request) => !COUNTED.test(request.url) || UNCOUNTED.test(request.url),
    errorResponseBuilder: (_request, { ttl }) =>
      new BusinessError(RESULT.tooOften, '访问太频繁，请稍后再试', {
        retryAfterSeconds: Math.ceil(ttl / 1000)
      })
  })
}

/** What pages of this server may load and call. Inline scripts only where the built index.html has them, by hash. */
function contentPolicy(settings: Settings): Record<string, string[]> {
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", 'https://res.wx.qq.com', ...inlineScriptHashes(settings.h5Dir)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'", 'data:'],
    // blob: a picture that was chosen is read before it is uploaded
    'connect-src': ["'self'", 'blob:', ...settings.allowedOrigins],
    'frame-src': ["'self'", 'https:', 'http:'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"]
  }
}

function inlineScriptHashes(h5Dir: string): string[] {
  const file = join(h5Dir, 'index.html')
  if (!existsSync(file)) return []
  const scripts = readFileSync(file, 'utf8').matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)
  return [...scripts].map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
}
