import type { StopStream, StreamListener, StreamRequest } from './byte-stream-types'

/** Opens a stream by `fetch`. A browser that cannot read a body as it arrives delivers all of it at the end. */
export function openByteStream(
  { url, header, data }: StreamRequest,
  { onBytes, onClose }: StreamListener
): StopStream {
  const stop = new AbortController()
  void read(url, header, data, stop.signal, onBytes)
    .catch(() => undefined)
    .then(() => {
      if (!stop.signal.aborted) onClose()
    })
  return () => stop.abort()
}

async function read(
  url: string,
  headers: Readonly<Record<string, string>>,
  data: object,
  signal: AbortSignal,
  onBytes: (bytes: Uint8Array) => void
): Promise<void> {
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(data), signal })
  if (!response.ok) return
  const reader = response.body?.getReader()
  if (!reader) return onBytes(new Uint8Array(await response.arrayBuffer()))
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (signal.aborted) return
    onBytes(part.value)
  }
}
