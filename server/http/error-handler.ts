import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RESULT, type ResultCode } from '@contract/envelope/codes'
import { isDiskFull, isUnavailable } from '../db/unavailable'
import { BusinessError, readOnly, unavailable } from '../core/business-error'
import { failureBody } from './answer'
import { httpStatus } from './http-status'
import { plainPage } from './plain-page'
import { noteResult } from './refusals'
import { kindOf } from './route-kind'

export const JSON_TYPE = 'application/json; charset=utf-8'
const HTML_TYPE = 'text/html; charset=utf-8'

interface Failure {
  readonly status: number
  readonly code: ResultCode
  readonly words: string
}

/** Turns every failure into an envelope, or a page for whoever opened the address in a browser. An unexpected one is logged in full and returned as "try again later" (rule error.other). */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((problem, request, reply) => {
    if (problem instanceof BusinessError) return sendRefusal(problem, request, reply)
    const status = problem.statusCode ?? 500
    if (status >= 400 && status < 500) {
      request.log.info({ problem: problem.code, status }, 'request refused')
      return send(request, reply, { status, code: RESULT.badRequest, words: clientFault(status, request) })
    }
    if (isDiskFull(problem)) {
      request.log.error({ err: problem }, 'the disk of the database is full')
      return sendRefusal(readOnly(), request, reply)
    }
    if (isUnavailable(problem)) {
      request.log.warn({ err: problem }, 'database does not answer')
      return sendRefusal(unavailable(), request, reply)
    }
    request.log.error({ err: problem }, 'request failed')
    return send(request, reply, { status: 500, code: RESULT.serverError, words: '服务器错误，请稍后重试' })
  })
}

/** Handles an address that no router can parse, such as `/%E0%A4%A`, before any route. */
export function answerBadAddress(problem: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  request.log.info({ problem: problem.code }, 'address refused')
  void send(request, reply, { status: 400, code: RESULT.badRequest, words: clientFault(400, request) })
}

/** Sends a business refusal. */
export function sendRefusal(
  refusal: BusinessError,
  request: FastifyRequest,
  reply: FastifyReply
): FastifyReply {
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', refusal.retryAfterSeconds)
  return send(request, reply, {
    status: httpStatus(refusal.code),
    code: refusal.code,
    words: refusal.message
  })
}

function send(request: FastifyRequest, reply: FastifyReply, { status, code, words }: Failure): FastifyReply {
  if (kindOf(request).call === true) noteResult(request, code)
  const [type, body] = isOpened(request)
    ? [HTML_TYPE, plainPage({ words })]
    : [JSON_TYPE, failureBody(code, words, request.id)]
  return reply.code(status).type(type).header('cache-control', 'no-store').send(body)
}

/** Whether somebody opened this address in a browser: scripts and pictures do not accept a page, and a call is never one. */
const isOpened = (request: FastifyRequest): boolean =>
  /^(?:GET|HEAD)$/.test(request.method) &&
  (request.headers.accept ?? '').includes('text/html') &&
  kindOf(request).call !== true

function clientFault(status: number, request: FastifyRequest): string {
  if (isOpened(request)) return '链接不完整或有误，请检查后重新打开'
  if (status === 413) return '提交的内容太大'
  if (status === 415) return '提交的内容无法识别'
  return '提交的内容不正确，请刷新页面后再试'
}
