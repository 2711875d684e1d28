/** Responses that are a stream of events (contract: `streams`). */
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import { FAILED_EVENT, PING, wireEvent } from '@contract/envelope/events'
import { RESULT } from '@contract/envelope/codes'
import { failureBody } from './answer'
import { fitting } from './through-contract'

/** Proxies drop a connection that is silent for longer, ms. */
const PING_MS = 10_000
/** Requests of the mini-program last no longer; a client that still waits sends another, ms. */
const MAX_DURATION_MS = 55_000

export interface StreamOf {
  readonly data: z.ZodType
  readonly requestId: string
  /** The server is stopping: streams end. */
  readonly closing: AbortSignal
  /** Called with an error inside the stream. */
  readonly failed: (problem: unknown) => void
}

/** Sends events as they arrive until the caller disconnects. Headers set by hooks are preserved. */
export function sendEvents(
  reply: FastifyReply,
  events: AsyncIterator<unknown>,
  stream: StreamOf
): FastifyReply {
  return reply
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(onWire(events, stream)))
}

const OVER = Symbol('over')

/** Each event through the contract's schema, a ping after a long silence, a refusal at the end if it failed. */
async function* onWire(events: AsyncIterator<unknown>, stream: StreamOf): AsyncGenerator<string> {
  const ends = Date.now() + MAX_DURATION_MS
  const { signal, dispose } = endOf(stream.closing, MAX_DURATION_MS)
  try {
    yield PING
    let next = events.next()
    while (Date.now() < ends && !stream.closing.aborted) {
      const got = await firstOf(next, signal)
      if (got === OVER) return
      if (got === undefined) {
        yield PING
        continue
      }
      if (got.done) return
      yield wireEvent(fitting(stream.data, got.value))
      next = events.next()
    }
  } catch (problem) {
    stream.failed(problem)
    const refusal: unknown = JSON.parse(
      failureBody(RESULT.serverError, '服务器错误，请稍后重试', stream.requestId)
    )
    yield wireEvent(refusal, FAILED_EVENT)
  } finally {
    dispose()
    void events.return?.().catch(() => undefined)
  }
}

/** Whichever is first: the next event, the time for a ping (undefined), or the end of the connection's time. */
async function firstOf(
  next: Promise<IteratorResult<unknown>>,
  over: Promise<typeof OVER>
): Promise<IteratorResult<unknown> | typeof OVER | undefined> {
  const came = new AbortController()
  const quiet = pause(PING_MS, undefined, { signal: came.signal }).catch(() => undefined)
  try {
    return await Promise.race([next, quiet, over])
  } finally {
    came.abort()
  }
}

function endOf(closing: AbortSignal, ms: number) {
  let settle: (over: typeof OVER) => void = () => undefined
  const signal = new Promise<typeof OVER>((resolve) => (settle = resolve))
  const end = () => settle(OVER)
  const timer = setTimeout(end, ms)
  closing.addEventListener('abort', end, { once: true })
  return {
    signal,
    dispose: () => {
      clearTimeout(timer)
      closing.removeEventListener('abort', end)
    }
  }
}
