import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import { RESULT } from '@contract/envelope/codes'
import { BusinessError } from './business-error'
import { sendRefusal } from './error-handler'
import { UNCOUNTED } from './health'

// The loop's utilisation is no measure: it is 1 on a server that is busy and still quick.
const LATEST_EVENT_LOOP_MS = 1000

/** Queries that wait for a connection; some 3,000 a second are worked off. */
const LONGEST_QUEUE = 1500

/** Answers 503 at once when this process is so far behind that the caller would not wait for it anyway. */
export async function shedLoad(app: FastifyInstance, pool: Pick<Pool, 'waitingCount'>): Promise<void> {
  await app.register(underPressure, { maxEventLoopDelay: LATEST_EVENT_LOOP_MS, pressureHandler: refuse })
  app.addHook('onRequest', (request, reply, next) => {
    if (pool.waitingCount > LONGEST_QUEUE && !UNCOUNTED.test(request.url)) refuse(request, reply)
    else next()
  })
}

function refuse(request: FastifyRequest, reply: FastifyReply): void {
  if (UNCOUNTED.test(request.url)) return
  const refusal = new BusinessError(RESULT.overloaded, '当前访问人数较多，请稍后重试', {
    retryAfterSeconds: 5
  })
  sendRefusal(refusal, request, reply)
}
