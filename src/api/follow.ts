import { createEventParser, FAILED_EVENT } from '@contract/envelope/events'
import { endpointPath } from '@contract/endpoint'
import type { DataOf, InputOf, StreamEndpoint } from '@contract/types'
import { currentBase } from '@/channels/current'
import { createUtf8Joiner } from '@/lib/utf8-joiner'
import { openByteStream } from '@/platform/network/byte-stream'
import type { StopStream } from '@/platform/network/byte-stream-types'
import { callHeaders } from './headers'

export interface Following<E extends StreamEndpoint> {
  readonly onEvent: (event: DataOf<E>) => void
  /**
   * No more events will arrive, for whatever reason: missing data is requested by another call, which reports
   * the error.
   */
  readonly onClose: () => void
  /** After this long without anything, even a ping, the connection counts as lost, ms. */
  readonly silenceMs?: number
}

/** Two pings of the server plus a margin. */
const SILENCE_MS = 25_000

/** Follows a stream of the contract. @returns a function that ends it; nothing is reported afterwards */
export function follow<E extends StreamEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  { onEvent, onClose, silenceMs = SILENCE_MS }: Following<E>
): StopStream {
  const join = createUtf8Joiner()
  const parse = createEventParser()
  let over = false
  let stop: StopStream = () => undefined
  let silence: ReturnType<typeof setTimeout> | undefined
  const end = (told: boolean) => {
    if (over) return
    over = true
    clearTimeout(silence)
    stop()
    if (told) onClose()
  }
  const heard = () => {
    clearTimeout(silence)
    silence = setTimeout(() => end(true), silenceMs)
  }
  heard()
  stop = openByteStream(
    {
      url: currentBase() + endpointPath(endpoint),
      header: { 'content-type': 'application/json', ...callHeaders() },
      data: input
    },
    {
      onBytes(bytes) {
        if (over) return
        heard()
        for (const { event, data } of parse(join(bytes))) {
          // the server says that it cannot continue: nothing more arrives, though the connection may stay open
          if (event === FAILED_EVENT) return end(true)
          const told = read(data)
          if (told === undefined) return end(true)
          onEvent(told as DataOf<E>)
          if (over) return
        }
      },
      onClose: () => end(true)
    }
  )
  return () => end(false)
}

function read(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}
