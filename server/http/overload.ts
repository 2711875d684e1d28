import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { finished } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import { RESULT } from '@contract/envelope/codes'
import { BusinessError } from '../core/business-error'
import { Admission, type Strain } from './admission'
import { failureBody } from './answer'
import type { AdmissionGate, Reject } from './admission-gate'
import { JSON_TYPE, sendRefusal } from './error-handler'
import { HoldBack } from './delayed-refusal'
import { httpStatus } from './http-status'
import { readableFor, type Origins } from './origins'
import { plainPage } from './plain-page'
import { kindOf } from './route-kind'

/** Sent to refused callers; varied, so that they do not all come back in the same second. */
const RETRY_AFTER_SECONDS = [1, 2, 3]
/** Refusals within this time are logged in one line, ms: a line each would add to the load. */
const REPORT_MS = 1000
const TEXT = '现在使用的人很多，请过一会儿再试'
/** Seconds after which a browser asks for the page again. */
const PAGE_AGAIN_SECONDS = 3

const refused = new WeakSet<FastifyRequest>()

/** Whether the call was refused; these are logged together. */
export const wasRefused = (request: FastifyRequest): boolean => refused.has(request)

/** Pages admitted before the event loop returns to its sockets: some 3 ms, the most that a call waits for them. */
const PAGES_PER_TICK = 8
/** Pages do not wait for connections: initial and minimal capacity, as the queue counts it. */
const ROOM_FOR_PAGES = 64
/** More would only wait inside. */
const MAX_PAGES = 256

/** Orders that wait for their turn: answered from memory, so many at once, few before the event loop returns to its sockets. */
const ORDERS_PER_TICK = 32
const ROOM_FOR_ORDERS = 512
const MAX_ORDERS = 4096

/** The queues before a server, read-only. */
export interface Lines {
  readonly calls: Admission
  readonly pages: Admission
  /** Sends a refusal of a call without Fastify. */
  readonly refuse: (request: IncomingMessage, response: ServerResponse, refusal: BusinessError) => void
  /**
   * Waits in the queue of calls, for a request that came through one of its own.
   * @throws BusinessError 503
   */
  readonly enter: (reply: ServerResponse) => Promise<void>
}

/**
 * Answers 503 early if the server cannot respond in good time (ADR 0013). Calls of the API have one queue and pages another, so that
 * a flood of pages delays no call (ADR 0052). Exempt: files, which are cheap; monitors; payment notices, which come from few
 * senders; and the sandbox, which replaces external systems.
 */
export function shedLoad(
  app: FastifyInstance,
  pool: Pick<Pool, 'waitingCount' | 'options'>,
  gate: AdmissionGate,
  origins: Origins
): Lines {
  const look = (): Strain => ({ waiting: pool.waitingCount, connections: pool.options.max })
  const line = new Admission(look)
  const pages = new Admission(() => ({ waiting: 0, connections: ROOM_FOR_PAGES }), {
    perTick: PAGES_PER_TICK,
    most: MAX_PAGES
  })
  const orders = new Admission(() => ({ waiting: 0, connections: ROOM_FOR_ORDERS }), {
    perTick: ORDERS_PER_TICK,
    most: MAX_ORDERS
  })
  const report = reporter(app)
  const callRefusal = (request: IncomingMessage, id: string) => ({
    type: JSON_TYPE,
    body: failureBody(RESULT.overloaded, TEXT, id),
    headers: readableFor(request.headers, origins)
  })
  const pageRefusal = () => ({
    type: 'text/html; charset=utf-8',
    body: plainPage({ words: TEXT, againSeconds: PAGE_AGAIN_SECONDS }),
    headers: {}
  })
  gate.keep(app, {
    calls: { line, reject: reject(app, callRefusal, report) },
    orders: { line: orders, reject: reject(app, callRefusal, report, rushRetryAfter()) },
    pages: { line: pages, reject: reject(app, pageRefusal, report) }
  })
  app.addHook('onRequest', (request, reply, next) => {
    const { call, uncounted } = kindOf(request)
    if (!call || uncounted || gate.hasSeen(request.raw) || gate.isBeside(request.raw)) return next()
    line.ask({
      isGone: () => reply.raw.destroyed,
      enter() {
        finished(reply.raw, () => line.leave())
        next()
      },
      refuse() {
        refused.add(request)
        report()
        sendRefusal(tooMany(), request, reply)
      }
    })
  })
  const enter = (reply: ServerResponse) =>
    new Promise<void>((resolve, fail) => {
      // who is gone is neither let in nor refused
      const gone = () => fail(tooMany())
      reply.once('close', gone)
      line.ask({
        isGone: () => reply.destroyed,
        enter() {
          reply.off('close', gone)
          finished(reply, () => line.leave())
          resolve()
        },
        refuse: gone
      })
    })
  const refuse: Lines['refuse'] = (request, response, { code, message, retryAfterSeconds: after = 0 }) => {
    const id = randomUUID()
    const headers = readableFor(request.headers, origins)
    const body = failureBody(code, message, id)
    write(app, { request, response, id, status: httpStatus(code), after }, { type: JSON_TYPE, body, headers })
  }
  return { calls: line, pages, refuse, enter }
}

const tooMany = () => new BusinessError(RESULT.overloaded, TEXT, { retryAfterSeconds: retryAfterSeconds() })

interface WrittenRefusal {
  readonly type: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** The same refusal without Fastify: held for a moment, then written in one piece, so that many of them are cheap. */
function reject(
  app: FastifyInstance,
  refusalOf: (request: IncomingMessage, id: string) => WrittenRefusal,
  report: () => void,
  after: () => number = retryAfterSeconds
): Reject {
  const back = new HoldBack(() => !app.server.listening)
  return (request, response) => {
    report()
    const seconds = after()
    const tell = () => {
      const id = randomUUID()
      write(app, { request, response, id, status: 503, after: seconds }, refusalOf(request, id))
    }
    back.hold({ tell, isGone: () => response.destroyed })
  }
}

interface Refused {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly id: string
  readonly status: number
  /** Seconds; 0 = not said. */
  readonly after: number
}

function write(
  app: FastifyInstance,
  { request, response, id, status, after }: Refused,
  { type, body, headers }: WrittenRefusal
): void {
  response.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(after > 0 ? { 'retry-after': String(after) } : {}),
    'x-request-id': id,
    // as with all responses while closing: an idle connection would delay the stop
    ...(app.server.listening ? {} : { connection: 'close' }),
    ...headers
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** So many of those who were refused in a rush come back in a second. */
const BACK_PER_SECOND = 500
const MIN_RUSH_SECONDS = 3
const MAX_RUSH_SECONDS = 20

/** The more are refused, the later they come back. */
function rushRetryAfter(): () => number {
  let second = 0
  let refusals = 0
  return () => {
    const now = Math.floor(performance.now() / 1000)
    if (now !== second) {
      second = now
      refusals = 0
    }
    refusals += 1
    const spread = Math.ceil((refusals / BACK_PER_SECOND) * 2 * Math.random())
    return Math.min(MAX_RUSH_SECONDS, MIN_RUSH_SECONDS + spread)
  }
}

function retryAfterSeconds(): number {
  const turn = Math.floor(Math.random() * RETRY_AFTER_SECONDS.length)
  return RETRY_AFTER_SECONDS[turn] ?? 1
}

function reporter(app: FastifyInstance): () => void {
  let count = 0
  return () => {
    count += 1
    if (count > 1) return
    setTimeout(() => {
      app.log.warn({ count }, 'calls refused: more than can be answered soon')
      count = 0
    }, REPORT_MS).unref()
  }
}
