import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Settings } from '../config/settings'
import { maskPhones } from '../lib/mask-phones'
import { networkOf } from '../core/network'
import { loggedError } from './logged-error'
import { wasRefused } from './overload'

const SECRET_KEYS =
  'auth-token|token|token12|lyToken|access_?token|authorization|cookie|set-cookie|ticket|bindTicket|authCode|loginCode|' +
  'smsCode|activeCode|sign|signature|paySign|session_?key|secret|password|pepper|idempotency-key|open_?id|lvyunSetOpenid|setOpenid'
const SECRET_FIELD = new RegExp(`"(${SECRET_KEYS})":"(?:[^"\\\\]|\\\\.)*"`, 'gi')
const SECRET_IN_TEXT = new RegExp(
  `(?:\\b|(?<=%[\\da-f]{2}))(${SECRET_KEYS}|code|state)(=|%3D)[^&\\s"\\\\]+`,
  'gi'
)
/** A login code in a field `code`; error codes such as "23505" or "FST_ERR_X" are to stay readable. */
const CODE_FIELD = /"code":"(?:\d{6}|(?![A-Z0-9_]*")[^"]{16,})"/g
/** Drizzle puts the values of a failed query into its message. */
const QUERY_VALUES = /\\nparams: (?:[^"\\]|\\(?!n {4}at ).)*/g

/** Takes out of a log line what must not be in it: phone numbers, tokens, codes, values of queries. */
export function maskSecrets(line: string): string {
  return maskPhones(
    line
      .replace(QUERY_VALUES, '\\nparams: ***')
      .replace(SECRET_FIELD, '"$1":"***"')
      .replace(CODE_FIELD, '"code":"***"')
      .replace(SECRET_IN_TEXT, '$1$2***')
  )
}

/** Structured log, a JSON object a line. Masking is done on the finished line, so that no way round it is left. */
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

/** One line a request: the path without its query string, which may carry secrets. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    if (wasRefused(request)) return
    request.log.info(
      {
        method: request.method,
        path: loggedPath(request),
        status: reply.statusCode,
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
 * The route that answered, as it is written in the code, or the file that was found. Of any other path only the first
 * part, and that only where it is one of ours: broken links carry tokens and numbers in their paths.
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
