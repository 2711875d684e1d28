import { cookieHeader } from '@/platform/storage/cookies'
import { deviceKeyHeader } from '@/platform/storage/device-key'
import { platform, system } from '@/platform/environment/kind'
import { readStored } from '@/platform/storage/stored-values'

/** Headers of every call (rule call.headers): JSON, auth token and token; in the mini-program also the cookie. */
export function callHeaders(idempotencyKey?: string): Record<string, string> {
  const token = readStored('accessToken')
  return {
    'x-platform': platform(),
    'x-os': system(),
    ...deviceKeyHeader(),
    ...(token ? { 'auth-token': token, token, ...cookieHeader(token) } : {}),
    ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {})
  }
}
