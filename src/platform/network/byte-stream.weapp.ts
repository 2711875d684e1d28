import Taro from '@tarojs/taro'
import type { StopStream, StreamListener, StreamRequest } from './byte-stream-types'

/** WeChat ends a request after a minute, ms. */
const TIMEOUT_MS = 60_000

/**
 * Opens a stream by `enableChunked` (base library 2.20.2). An older WeChat delivers no chunks and closes at the
 * end: the listener then requests the whole response, as after a lost connection.
 */
export function openByteStream(
  { url, header, data }: StreamRequest,
  { onBytes, onClose }: StreamListener
): StopStream {
  let stopped = false
  const close = () => {
    if (!stopped) onClose()
    stopped = true
  }
  const task = Taro.request({
    url,
    data,
    header: { ...header },
    method: 'POST',
    enableChunked: true,
    responseType: 'arraybuffer',
    timeout: TIMEOUT_MS
  })
  task.onChunkReceived(({ data: bytes }) => {
    if (!stopped) onBytes(new Uint8Array(bytes))
  })
  task.then(close, close)
  return () => {
    stopped = true
    task.abort()
  }
}
