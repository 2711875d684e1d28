import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { RESULT } from '@contract/envelope/codes'
import { BusinessError } from './business-error'
import { sendRefusal } from './error-handler'
import { UNCOUNTED } from './health'

const LATEST_EVENT_LOOP_MS = 1000
const BUSIEST_EVENT_LOOP = 0.99

/** Answers 503 at once when this process is so far behind that the caller would not wait for it anyway. */
export async function shedLoad(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: LATEST_EVENT_LOOP_MS,
    maxEventLoopUtilization: BUSIEST_EVENT_LOOP,
    pressureHandler: (request, reply) => {
      if (UNCOUNTED.test(request.url)) return
      sendRefusal(
        new BusinessError(RESULT.overloaded, '当前访问人数较多，请稍后重试', { retryAfterSeconds: 5 }),
        request,
        reply
      )
    }
  })
}
