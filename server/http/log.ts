import { WECHAT_IDENTITY, SECRETS } from '@contract/device/secrets'
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Settings } from '../config/settings'
import { maskPhones } from '../lib/mask-phones'
import { networkOf } from '../core/network'
import { loggedError } from './logged-error'
import { wasRefused } from './overload'
import { refusedWith } from './refusals'

/** Of addresses, of calls and of the calls to WeChat. */
const SECRET_KEYS = [
  ...SECRETS,
  ...WECHAT_IDENTITY,
  ...['auth-token', 'access_?token', 'authorization', 'cookie', 'set-cookie', 'bindTicket', 'loginCode'],
  ...['smsCode', 'signature', 'paySign', 'session_?key', 'secret', 'password', 'pepper', 'idempotency-key'],
  'open_?id'
].join('|')
const SECRET_FIELD = new RegExp(`"(${SECRET_KEYS})":"(?:[^"\\\\]|\\\\.)*"`, 'gi')
const SECRET_IN_TEXT = new RegExp(
  `(?:\\b|(?<=%[\\da-f]{2}))(${SECRET_KEYS}|code|state)(=|%3D)[^&\\s"\\\\]+`,
  'gi'
)
/** A login code in a field `code`; error codes such as "23505" or "FST_ERR_X" stay readable. */
const CODE_FIELD = /"code":"(?:\d{6}|(?![A-Z0-9_]*")[^"]{16,})"/g
/** Drizzle includes the values of a failed query in its message. */
const QUERY_VALUES = /\\nparams: (?:[^"\\]|\\(?!n {4}at ).)*/g

/** Removes sensitive data from a log line: phone numbers, tokens, codes, values of queries. */
export function maskSecrets(line: string): string {
  return maskPhones(
    line
      .replace(QUERY_VALUES, '\\nparams: ***')
      .replace(SECRET_FIELD, '"$1":"***"')
      .replace(CODE_FIELD, '"code":"***"')
      .replace(SECRET_IN_TEXT, '$1$2***')
  )
}

/** Structured log, one JSON object per line. Masking is done on the finished line, so that nothing bypasses it. */
export function loggerOptions(
  settings: Pick<Settings, 'logLevel'>,
  write: (line: string) => void = (line) => void process.stdout.write(line)
): FastifyServerOptions['logger'] {
  if (settings.logLevel === 'silent') return false
  return {
    level: settings.logLevel,
    serializers: { err: (error: unknown) => loggedError(error) },
    stream: { write: (line: string) => write(maskSecrets(line)) }
  }
}

/** One line per request: the path without its query string, which may contain secrets. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    if (wasRefused(request)) return
    const resultCode = refusedWith(request)
    request.log.info(
      {
        method: request.method,
        path: loggedPath(request),
        status: reply.statusCode,
        ...(resultCode === undefined ? {} : { resultCode }),
        ms: Math.round(reply.elapsedTime),
        network: networkOf(request.ip)
      },
      'request'
    )
  })
}

const OUR_FOLDERS =
  /^(pages[A-Z]?|pages-[a-z]{1,12}|unionbuy-[a-z]{1,12}|wechat|sandbox|assets|static|js|css|chunk|docs)$/

/**
 * The route that answered, as written in the code, or the file that was found. For any other path only the first
 * segment, and only if it is one of ours: broken links contain tokens and numbers in their paths.
 */
function loggedPath(request: FastifyRequest): string {
  const path = pathOf(request.url)
  const route = request.routeOptions.url
  if (!request.is404 && route !== undefined) return route.includes('*') ? path : route
  const first = path.split('/', 2)[1] ?? ''
  return OUR_FOLDERS.test(first) ? `/${first}/*` : '/*'
}

/** Path of a URL without its query. */
export function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}
