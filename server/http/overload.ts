import { randomUUID } from 'node:crypto'
import { finished } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import { RESULT } from '@contract/envelope/codes'
import { Admission, type Strain } from './admission'
import { failureBody } from './answer'
import { BusinessError } from './business-error'
import type { Door, TurnAway } from './door'
import { JSON_TYPE, sendRefusal } from './error-handler'
import { HoldBack } from './hold-back'
import { readableFor, type Origins } from './origins'
import { kindOf } from './route-kind'

/** Told to who comes too much; spread, so that they do not all come back in the same second. */
const RETRY_AFTER_SECONDS = [1, 2, 3]
/** One line of the log for all that were sent away in this time, ms: a line each would be work as well. */
const REPORT_MS = 1000
const WORDS = '现在使用的人很多，请过一会儿再试'

const refused = new WeakSet<FastifyRequest>()

/** Whether the call was sent away; the log tells of those together. */
export const wasRefused = (request: FastifyRequest): boolean => refused.has(request)

/**
 * Answers 503 soon where the server cannot answer well soon (ADR 0013). Only calls of the API stand in line: files cost
 * little, monitors must see through, notices of payments come from few, and the sandbox stands for systems outside.
 * @returns the line, to be seen and not to be touched
 */
export function shedLoad(
  app: FastifyInstance,
  pool: Pick<Pool, 'waitingCount' | 'options'>,
  door: Door,
  origins: Origins
): Admission {
  const look = (): Strain => ({ waiting: pool.waitingCount, connections: pool.options.max })
  const line = new Admission(look)
  const report = reporter(app)
  door.keep(app, line, turnAway(app, origins, report))
  app.addHook('onRequest', (request, reply, next) => {
    const { call, uncounted } = kindOf(request)
    if (!call || uncounted || door.hasSeen(request.raw)) return next()
    line.ask({
      isGone: () => reply.raw.destroyed,
      enter() {
        finished(reply.raw, () => line.leave())
        next()
      },
      refuse() {
        refused.add(request)
        report()
        const refusal = new BusinessError(RESULT.overloaded, WORDS, {
          retryAfterSeconds: retryAfterSeconds()
        })
        sendRefusal(refusal, request, reply)
      }
    })
  })
  return line
}

/** The same refusal without Fastify: held for a moment, then written in one piece, so that a crowd of them is cheap. */
function turnAway(app: FastifyInstance, origins: Origins, report: () => void): TurnAway {
  const back = new HoldBack(() => !app.server.listening)
  const answer: TurnAway = (request, response) => {
    const id = randomUUID()
    const body = failureBody(RESULT.overloaded, WORDS, id)
    response.writeHead(503, {
      'content-type': JSON_TYPE,
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'retry-after': String(retryAfterSeconds()),
      'x-request-id': id,
      // as all answers of a server that closes: an idle connection would hold the stop up
      ...(app.server.listening ? {} : { connection: 'close' }),
      ...readableFor(request.headers, origins)
    })
    response.end(body)
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
