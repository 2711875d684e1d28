import { cookieHeader } from '@/platform/cookies'
import { platform, system } from '@/platform/kind'
import { readStored } from '@/platform/stored-values'

/** Headers of every call (spec section 7): JSON, auth token and token; in the mini-program also the cookie. */
export function callHeaders(idempotencyKey?: string): Record<string, string> {
  const token = readStored('accessToken')
  return {
    'x-platform': platform(),
    'x-os': system(),
    ...(token ? { 'auth-token': token, token, ...cookieHeader(token) } : {}),
    ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {})
  }
}
