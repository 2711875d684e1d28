import type { FastifyRequest } from 'fastify'
import { RESULT } from '@contract/envelope/codes'
import { BusinessError } from '../core/business-error'

/** The `Idempotency-Key` of a call that requires one. @throws BusinessError 400 if it is missing or malformed */
export function keyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key']
  if (typeof key === 'string' && /^[\x21-\x7e]{8,64}$/.test(key)) return key
  throw new BusinessError(RESULT.badRequest, '提交的内容不完整，请刷新页面后再试（Idempotency-Key）')
}
