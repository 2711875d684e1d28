import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { finished } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import { RESULT } from '@contract/envelope/codes'
import { BusinessError } from '../core/business-error'
import { Admission, type Strain } from './admission'
import { failureBody } from './answer'
import type { AdmissionGate, Reject } from './admission-gate'
import { busyPage } from './busy-page'
import { JSON_TYPE, sendRefusal } from './error-handler'
import { HoldBack } from './delayed-refusal'
import { readableFor, type Origins } from './origins'
import { kindOf } from './route-kind'

/** Told to who comes too much; spread, so that they do not all come back in the same second. */
const RETRY_AFTER_SECONDS = [1, 2, 3]
/** One line of the log for all that were sent away in this time, ms: a line each would be work as well. */
const REPORT_MS = 1000
const TEXT = '现在使用的人很多，请过一会儿再试'

const refused = new WeakSet<FastifyRequest>()

/** Whether the call was sent away; the log tells of those together. */
export const wasRefused = (request: FastifyRequest): boolean => refused.has(request)

/** So many pages are let in before the event loop turns to its sockets again: some 3 ms, for which a call waits at most. */
const PAGES_PER_TICK = 8
/** Pages wait for no connection of their own: for how many there is room at first, and at least, in the terms of the line. */
const ROOM_FOR_PAGES = 64
/** More would only wait inside. */
const MAX_PAGES = 256

/** The lines before a server, to be seen and not to be touched. */
export interface Lines {
  readonly calls: Admission
  readonly pages: Admission
}

/**
 * Answers 503 soon where the server cannot answer well soon (ADR 0013). Calls of the API stand in line, and pages in another, so that
 * a flood of pages keeps no call waiting (ADR 0052): files cost little, monitors must see through, notices of payments come from few,
 * and the sandbox stands for systems outside.
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
  const report = reporter(app)
  const callRefusal = (request: IncomingMessage, id: string) => ({
    type: JSON_TYPE,
    body: failureBody(RESULT.overloaded, TEXT, id),
    headers: readableFor(request.headers, origins)
  })
  const pageRefusal = () => ({ type: 'text/html; charset=utf-8', body: busyPage(TEXT), headers: {} })
  gate.keep(app, {
    calls: { line, reject: reject(app, callRefusal, report) },
    pages: { line: pages, reject: reject(app, pageRefusal, report) }
  })
  app.addHook('onRequest', (request, reply, next) => {
    const { call, uncounted } = kindOf(request)
    if (!call || uncounted || gate.hasSeen(request.raw)) return next()
    line.ask({
      isGone: () => reply.raw.destroyed,
      enter() {
        finished(reply.raw, () => line.leave())
        next()
      },
      refuse() {
        refused.add(request)
        report()
        const refusal = new BusinessError(RESULT.overloaded, TEXT, {
          retryAfterSeconds: retryAfterSeconds()
        })
        sendRefusal(refusal, request, reply)
      }
    })
  })
  return { calls: line, pages }
}

interface WrittenRefusal {
  readonly type: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** The same refusal without Fastify: held for a moment, then written in one piece, so that a crowd of them is cheap. */
function reject(
  app: FastifyInstance,
  refusalOf: (request: IncomingMessage, id: string) => WrittenRefusal,
  report: () => void
): Reject {
  const back = new HoldBack(() => !app.server.listening)
  const answer: Reject = (request, response) => {
    const id = randomUUID()
    const { type, body, headers } = refusalOf(request, id)
    response.writeHead(503, {
      'content-type': type,
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'retry-after': String(retryAfterSeconds()),
      'x-request-id': id,
      // as all answers of a server that closes: an idle connection would hold the stop up
      ...(app.server.listening ? {} : { connection: 'close' }),
      ...headers
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
  return (request, response) => {
    report()
    back.hold({ tell: () => answer(request, response), isGone: () => response.destroyed })
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
