import { finished } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import { RESULT } from '@contract/envelope/codes'
import { Admission, type Strain } from './admission'
import { BusinessError } from './business-error'
import { sendRefusal } from './error-handler'
import { kindOf } from './route-kind'

/** Told to who comes too much; spread, so that they do not all come back in the same second. */
const RETRY_AFTER_SECONDS = [1, 2, 3]
/** One line of the log for all that were sent away in this time, ms: a line each would be work as well. */
const REPORT_MS = 1000

const refused = new WeakSet<FastifyRequest>()

/** Whether the call was sent away at the door; the log tells of those together. */
export const wasRefused = (request: FastifyRequest): boolean => refused.has(request)

/**
 * Answers 503 soon where the server cannot answer well soon (ADR 0013). Only calls of the API stand in line: files cost
 * little, monitors must see through, notices of payments come from few, and the sandbox stands for systems outside.
 */
export function shedLoad(app: FastifyInstance, pool: Pick<Pool, 'waitingCount' | 'options'>): void {
  const look = (): Strain => ({ waiting: pool.waitingCount, connections: pool.options.max })
  const line = new Admission(look)
  const report = reporter(app)
  app.addHook('onRequest', (request, reply, next) => {
    const { call, uncounted } = kindOf(request)
    if (!call || uncounted) return next()
    line.ask({
      isGone: () => reply.raw.destroyed,
      enter() {
        finished(reply.raw, () => line.leave())
        next()
      },
      refuse() {
        refused.add(request)
        report()
        refuse(request, reply)
      }
    })
  })
}

function refuse(request: FastifyRequest, reply: FastifyReply): void {
  const turn = Math.floor(Math.random() * RETRY_AFTER_SECONDS.length)
  const retryAfterSeconds = RETRY_AFTER_SECONDS[turn] ?? 1
  const refusal = new BusinessError(RESULT.overloaded, '当前访问人数较多，请稍后重试', { retryAfterSeconds })
  sendRefusal(refusal, request, reply)
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
