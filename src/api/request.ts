import Taro from '@tarojs/taro'
import { ApiError } from './error'
import { NETWORK_ERROR_TEXT, TIMEOUT_TEXT } from './catalogue'

/** A call ends after this (rule limit.network), ms. */
export const NETWORK_TIMEOUT_MS = 60_000

/** Options of the request helper (rule call.request). */
export interface RequestOptions {
  readonly url: string
  readonly data?: unknown
  readonly header?: Readonly<Record<string, string>>
  readonly method?: 'GET' | 'POST'
  readonly dataType?: 'json' | 'text'
  readonly responseType?: 'text' | 'arraybuffer'
  readonly withCredentials?: boolean
  readonly timeout?: number
  /** On the web the call goes on when its page is left or closed; the mini-program's calls do in any case. */
  readonly keepalive?: boolean | undefined
  /** Aborts the call when no caller is waiting any longer. */
  readonly signal?: AbortSignal | undefined
}

/** What it returns (rule call.request). */
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

/** What WeChat on a phone reports for a call that took too long; iOS words it differently. */
export const TOO_LATE = /time-?out|timed out|超时/

const timedOut = () => new ApiError('timeout', '', TIMEOUT_TEXT)
const aborted = () => new ApiError('abort', '', '')

/** Taro's rejections as one error: 'timeout', 'abort', 'network error' (rule error.rejections). */
function faultOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  const text = ((error as Fault | null)?.errMsg ?? (error as Fault | null)?.message ?? '').toLowerCase()
  if (TOO_LATE.test(text)) return timedOut()
  return text.includes('abort') ? aborted() : new ApiError('network', '', NETWORK_ERROR_TEXT)
}

/**
 * One HTTP call. A response of any status counts as a response. `timeout` covers the whole call including the
 * body, on every platform (rule limit.network), ms.
 * @throws ApiError of kind network, timeout or abort if there is none
 */
export async function request(options: RequestOptions): Promise<RequestAnswer> {
  const { signal, header, timeout = NETWORK_TIMEOUT_MS, ...rest } = options
  if (signal?.aborted) throw aborted()
  const task = Taro.request<unknown>({ dataType: 'json', ...rest, timeout, header: { ...header } })
  const abort = () => (task as { abort?: () => void }).abort?.()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(timedOut())
      abort()
    }, timeout)
  })
  signal?.addEventListener('abort', abort)
  try {
    const { data, statusCode, header: headers, cookies } = await Promise.race([task, late])
    return { data, statusCode, header: headers ?? {}, cookies: cookies ?? [] }
  } catch (error) {
    throw faultOf(error)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}
