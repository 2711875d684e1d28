import { RESULT, type ResultCode } from '@contract/envelope/codes'

/** A complete response, before it becomes HTTP. */
export interface Answer {
  readonly status: number
  readonly body: string
  /** The token that the browser stores from now on; null: it deletes the stored one. */
  readonly keeps?: string | null | undefined
}

/** The result code of an envelope, without parsing its data. */
export const resultCodeOf = (body: string): string | undefined => /^\{"resultCode":"(\w+)"/.exec(body)?.[1]

/** Envelope of a successful response (rule call.success). */
export function successBody(data: unknown): string {
  return JSON.stringify({ resultCode: RESULT.ok, resultMsg: 'ok', data: data ?? null })
}

/** Envelope of a refusal or failure; support searches the log for `requestId`. */
export function failureBody(resultCode: ResultCode, resultMsg: string, requestId: string): string {
  return JSON.stringify({ resultCode, resultMsg, data: null, requestId })
}
