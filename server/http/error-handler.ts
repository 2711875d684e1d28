import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RESULT } from '@contract/envelope/codes'
import { isUnavailable } from '../db/unavailable'
import { BusinessError, unavailable } from '../core/business-error'
import { failureBody } from './answer'
import { httpStatus } from './http-status'

export const JSON_TYPE = 'application/json; charset=utf-8'

/** Turns every failure into an envelope. An unexpected one is logged in full and returned as "try again later" (rule error.other). */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((problem, request, reply) => {
    if (problem instanceof BusinessError) return sendRefusal(problem, request, reply)
    const status = problem.statusCode ?? 500
    if (status >= 400 && status < 500) {
      request.log.info({ problem: problem.code, status }, 'request refused')
      return send(reply, status, failureBody(RESULT.badRequest, clientFault(status), request.id))
    }
    if (isUnavailable(problem)) {
      request.log.warn({ err: problem }, 'database does not answer')
      return sendRefusal(unavailable(), request, reply)
    }
    request.log.error({ err: problem }, 'request failed')
    return send(reply, 500, failureBody(RESULT.serverError, '服务器错误，请稍后重试', request.id))
  })
}

/**
 * Handles an address that no router can parse, such as `/%E0%A4%A`, before any route: a browser is redirected to home, so that a
 * truncated link is not a dead end; any other caller gets an error.
 */
export function answerBadAddress(problem: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  request.log.info({ problem: problem.code }, 'address refused')
  const opens = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
  if (opens) void reply.redirect('/', 302)
  else void send(reply, 400, failureBody(RESULT.badRequest, clientFault(400), request.id))
}

/** Sends a business refusal. */
export function sendRefusal(
  refusal: BusinessError,
  request: FastifyRequest,
  reply: FastifyReply
): FastifyReply {
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', refusal.retryAfterSeconds)
  return send(reply, httpStatus(refusal.code), failureBody(refusal.code, refusal.message, request.id))
}

function send(reply: FastifyReply, status: number, body: string): FastifyReply {
  return reply.code(status).type(JSON_TYPE).header('cache-control', 'no-store').send(body)
}

function clientFault(status: number): string {
  if (status === 413) return '提交的内容太大'
  if (status === 415) return '提交的内容无法识别'
  return '提交的内容不正确，请刷新页面后再试'
}
