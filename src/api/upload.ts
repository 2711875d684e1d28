import Taro from '@tarojs/taro'
import { endpointPath } from '@contract/endpoint'
import { memberEndpoints } from '@contract/member/endpoints'
import type { Data, Input } from '@contract/types'
import { currentBase } from '@/channels/current'
import { isOnline } from '@/platform/device/network'
import { unwrap } from './envelope'
import { ApiError } from './error'
import { react } from './failure'
import { callHeaders } from './headers'
import { NETWORK_TIMEOUT_MS, TOO_LATE } from './request'
import { sentLoggedIn } from './send-again'
import { NETWORK_ERROR_TEXT, SERVER_ERROR_TEXT, TIMEOUT_TEXT } from './catalogue'

/** What the picture is for: an avatar is stored as a small square. */
type Use = NonNullable<Input<'uploadImage'>['use']>

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new ApiError('bad-answer', '', SERVER_ERROR_TEXT)
  }
}

/** What browsers and WeChat report when the network fails. */
const OF_NETWORK = /net::|network|internet|offline/i

/**
 * Offline, the fault is the network's; otherwise the file's or the server's, which the default message covers
 * (rule error.upload).
 */
function faultOf(error: unknown): ApiError {
  const { errMsg } = (error ?? {}) as { errMsg?: unknown }
  if (TOO_LATE.test(String(errMsg).toLowerCase())) return new ApiError('timeout', '', TIMEOUT_TEXT)
  return !isOnline() || OF_NETWORK.test(String(errMsg))
    ? new ApiError('network', '', NETWORK_ERROR_TEXT)
    : new ApiError('bad-answer', '', SERVER_ERROR_TEXT)
}

/** Called as the upload progresses: 0 to 100. */
type OnProgress = (percent: number) => void

async function send(filePath: string, use: Use, onProgress: OnProgress | undefined): Promise<unknown> {
  const url = `${currentBase()}${endpointPath(memberEndpoints.uploadImage)}?use=${use}`
  try {
    const task = Taro.uploadFile({
      url,
      filePath,
      name: 'file',
      header: callHeaders(),
      timeout: NETWORK_TIMEOUT_MS
    })
    // in a host without progress, the task lacks this method
    if (onProgress) task.progress?.(({ progress }) => onProgress(progress))
    return unwrap(parse((await task).data))
  } catch (error) {
    throw error instanceof ApiError ? error : faultOf(error)
  }
}

/**
 * Uploads a picture (multipart, field `file`) and returns its address.
 * `onProgress` receives the progress, if the host reports it.
 * @throws ApiError, after a toast with the server's message or the default (rule error.upload)
 */
export async function uploadImage(
  filePath: string,
  use: Use,
  onProgress?: OnProgress
): Promise<Data<'uploadImage'>> {
  try {
    return (await sentLoggedIn(() => send(filePath, use, onProgress))) as Data<'uploadImage'>
  } catch (error) {
    react(error as ApiError, { quiet: false })
    throw error
  }
}
