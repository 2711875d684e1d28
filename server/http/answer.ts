import { RESULT, type ResultCode } from '@contract/envelope/codes'

/** A complete answer, before it becomes HTTP. */
export interface Answer {
  readonly status: number
  readonly body: string
  /** The token that the browser keeps from now on; null: it forgets the one it has. */
  readonly keeps?: string | null | undefined
}

/** Envelope of a success (rule call.success). */
export function successBody(data: unknown): string {
  return JSON.stringify({ resultCode: RESULT.ok, resultMsg: 'ok', data: data ?? null })
}

/** Envelope of a refusal or failure; `requestId` is what support searches the log for. */
export function failureBody(resultCode: ResultCode, resultMsg: string, requestId: string): string {
  return JSON.stringify({ resultCode, resultMsg, data: null, requestId })
}
