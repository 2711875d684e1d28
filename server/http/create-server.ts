import { randomUUID } from 'node:crypto'
import { createServer as createHttpServer, type RequestListener } from 'node:http'
import multipart from '@fastify/multipart'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import type { Settings } from '../config/settings'
import { stripChannel } from './channel'
import { answerBadAddress, answerErrors } from './error-handler'
import { logRequests, loggerOptions } from './log'
import { MAX_UPLOAD_BYTES } from './upload'

const MAX_BODY_BYTES = 256 * 1024
/** ms: a request has to arrive in whole; a connection waits for the next one longer than proxies do. */
const TIMEOUTS = { requestTimeout: 30_000, keepAliveTimeout: 65_000 }
/** As proxies make them: hexadecimal, with hyphens or without. Anything else could be what a log must not hold. */
const REQUEST_ID = /^[\da-f-]{16,64}$/i

/** A Fastify that speaks our envelope, logs without secrets and stops without leaving anybody waiting; `guard` is asked first. */
export async function createServer(
  settings: Settings,
  apiRoots: ReadonlySet<string>,
  guard: (handle: RequestListener) => RequestListener,
  writeLog?: (line: string) => void
): Promise<FastifyInstance> {
  const app = Fastify({
    serverFactory: (handle) => createHttpServer(TIMEOUTS, guard(handle)),
    logger: loggerOptions(settings, writeLog),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy,
    bodyLimit: MAX_BODY_BYTES,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    genReqId: ({ headers }) => {
      const sent = headers['x-request-id']
      return typeof sent === 'string' && REQUEST_ID.test(sent) ? sent : randomUUID()
    },
    frameworkErrors: answerBadAddress,
    rewriteUrl: (request) => stripChannel(request, apiRoots),
    routerOptions: { maxParamLength: 200 }
  })
  // Input and output go through the contract's own schemas (bind.ts); Fastify's compilers have nothing to do.
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => JSON.stringify)
  answerErrors(app)
  logRequests(app)
  acceptEmptyJson(app)
  sayGoodbye(app)
  await app.register(multipart, {
    limits: { fileSize: MAX_UPLOAD_BYTES, files: 1, fields: 10, fieldSize: 10_000 }
  })
  return app
}

/** A POST without parameters is often sent as JSON with nothing in it. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {})
    else void parse(request, body, done)
  })
}

/** While the server closes, every answer ends its connection: otherwise idle keep-alive sockets hold the stop up. */
function sayGoodbye(app: FastifyInstance): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
    if (closing) reply.header('connection', 'close')
  })
}
