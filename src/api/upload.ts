import Taro from '@tarojs/taro'
import { endpointPath } from '@contract/endpoint'
import { endpoints } from '@contract/endpoints'
import type { Data } from '@contract/types'
import { currentBase } from '@/channels/current'
import { unwrap } from './envelope'
import { ApiError } from './error'
import { react } from './failure'
import { callHeaders } from './headers'
import { NETWORK_TIMEOUT_MS } from './request'
import { sentLoggedIn } from './send-again'
import { NETWORK_ERROR_TEXT, SERVER_ERROR_TEXT } from './catalogue'

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new ApiError('bad-answer', '', SERVER_ERROR_TEXT)
  }
}

async function send(filePath: string): Promise<unknown> {
  const url = currentBase() + endpointPath(endpoints.uploadImage)
  try {
    const task = Taro.uploadFile({
      url,
      filePath,
      name: 'file',
      header: callHeaders(),
      timeout: NETWORK_TIMEOUT_MS
    })
    return unwrap(parse((await task).data))
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError('network', '', NETWORK_ERROR_TEXT)
  }
}

/**
 * Uploads a picture (multipart, field `file`) and gives its address.
 * @throws ApiError, after a toast with the server's message or the default (spec section 8)
 */
export async function uploadImage(filePath: string): Promise<Data<'uploadImage'>> {
  try {
    return (await sentLoggedIn(() => send(filePath))) as Data<'uploadImage'>
  } catch (error) {
    react(error as ApiError, { quiet: false })
    throw error
  }
}
