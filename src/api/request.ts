import Taro from '@tarojs/taro'
import { ApiError } from './error'
import { NETWORK_ERROR_TEXT } from './catalogue'

/** A call ends after this (rule limit.network), ms. */
export const NETWORK_TIMEOUT_MS = 60_000

/** What the request helper takes (rule call.request). */
export interface RequestOptions {
  readonly url: string
  readonly data?: unknown
  readonly header?: Readonly<Record<string, string>>
  readonly method?: 'GET' | 'POST'
  readonly dataType?: 'json' | 'text'
  readonly responseType?: 'text' | 'arraybuffer'
  readonly withCredentials?: boolean
  readonly timeout?: number
  /** Ends the call when nobody waits for it any more. */
  readonly signal?: AbortSignal | undefined
}

/** What it gives (rule call.request). */
export interface RequestAnswer {
  readonly data: unknown
  readonly statusCode: number
  readonly header: Readonly<Record<string, string>>
  readonly cookies: readonly string[]
}

interface Fault {
  errMsg?: string
  message?: string
}

/** Taro's and the framework's rejections as one error: 'timeout', 'abort', 'network error' (rule error.rejections). */
function faultOf(error: unknown): ApiError {
  const text = ((error as Fault | null)?.errMsg ?? (error as Fault | null)?.message ?? '').toLowerCase()
  return new ApiError(text.includes('timeout') ? 'timeout' : 'network', '', NETWORK_ERROR_TEXT)
}

/**
 * One HTTP call. An answer of any status is an answer.
 * @throws ApiError of kind network or timeout when there is none
 */
export async function request(options: RequestOptions): Promise<RequestAnswer> {
  const { signal, header, ...rest } = options
  const task = Taro.request<unknown>({
    timeout: NETWORK_TIMEOUT_MS,
    dataType: 'json',
    ...rest,
    header: { ...header }
  })
  const abort = () => (task as { abort?: () => void }).abort?.()
  signal?.addEventListener('abort', abort)
  try {
    const { data, statusCode, header: headers, cookies } = await task
    return { data, statusCode, header: headers ?? {}, cookies: cookies ?? [] }
  } catch (error) {
    throw faultOf(error)
  } finally {
    signal?.removeEventListener('abort', abort)
  }
}
