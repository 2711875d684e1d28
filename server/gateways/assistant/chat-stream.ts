import { z } from 'zod'
import { createEventParser } from '@contract/envelope/events'
import { openOutgoing } from '../outgoing'
import { RemoteError } from '../remote-json'
import type { EngineTool } from './assistant-gateway'
import type { ChatEngineSettings } from './chat-engine'

const SYSTEM = 'assistant engine'

/** A message in the API's format. */
export type ChatMessage =
  | { readonly role: 'system' | 'user' | 'assistant'; readonly content: string }
  | { readonly role: 'assistant'; readonly content: null; readonly tool_calls: readonly ToolCall[] }
  | { readonly role: 'tool'; readonly tool_call_id: string; readonly content: string }

export interface ToolCall {
  readonly id: string
  readonly type: 'function'
  readonly function: { readonly name: string; readonly arguments: string }
}

/** Text of the answer, or a completed tool call. */
export type ChatChunk =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'call'; readonly call: ToolCall }

const chunk = z.object({
  error: z.unknown().optional(),
  choices: z
    .array(
      z.object({
        delta: z
          .object({
            content: z.string().nullish(),
            tool_calls: z
              .array(
                z.object({
                  index: z.int().min(0).max(9),
                  id: z.string().nullish(),
                  function: z
                    .object({ name: z.string().nullish(), arguments: z.string().nullish() })
                    .optional()
                })
              )
              .nullish()
          })
          .optional()
      })
    )
    .optional()
})

/** Limits on an endless answer, and on tool arguments, characters. */
const MAX_ANSWER_LENGTH = 20_000
const MAX_CALL_LENGTH = 2000

/**
 * Calls the engine and yields its output as it arrives. An error among its events, a status other than 200, a
 * connection that ends before the last event, and silence for longer than `patienceMs` all end it.
 * @throws RemoteError; never with the engine's output, which may contain the question
 */
export async function* streamChat(
  { baseUrl, model, key, patienceMs }: Required<ChatEngineSettings>,
  messages: readonly ChatMessage[],
  tools: readonly EngineTool[],
  signal: AbortSignal
): AsyncGenerator<ChatChunk> {
  const stop = new AbortController()
  const onAbort = () => stop.abort()
  signal.addEventListener('abort', onAbort, { once: true })
  if (signal.aborted) stop.abort()
  let silence = setTimeout(() => stop.abort(), patienceMs)
  const heard = () => {
    clearTimeout(silence)
    silence = setTimeout(() => stop.abort(), patienceMs)
  }
  const calls = new Map<number, { id: string; name: string; args: string }>()
  let length = 0
  try {
    const request = {
      base: baseUrl,
      url: addressOf(baseUrl),
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({
        model,
        stream: true,
        messages,
        ...(tools.length > 0 ? { tools: tools.map(declared) } : {})
      })
    } as const
    const response = await openOutgoing(request, stop.signal)
    if (response.status !== 200 || !response.body)
      throw new RemoteError(SYSTEM, `answered HTTP ${response.status}`)
    const decoder = new TextDecoder()
    const parse = createEventParser()
    for await (const bytes of response.body as unknown as AsyncIterable<Uint8Array>) {
      heard()
      for (const { event, data } of parse(decoder.decode(bytes, { stream: true }))) {
        if (data === '[DONE]') {
          yield* completed(calls)
          return
        }
        if (event === 'error') throw new RemoteError(SYSTEM, 'sent an error')
        const delta = deltaOf(data)
        if (delta?.content) {
          length += delta.content.length
          if (length > MAX_ANSWER_LENGTH) throw new RemoteError(SYSTEM, 'does not come to an end')
          yield { type: 'text', text: delta.content }
        }
        for (const part of delta?.tool_calls ?? []) collect(calls, part)
      }
    }
    throw new RemoteError(SYSTEM, 'ended in the middle')
  } catch (problem) {
    if (problem instanceof RemoteError) throw problem
    throw new RemoteError(SYSTEM, stop.signal.aborted ? 'no word in time' : 'not reached')
  } finally {
    clearTimeout(silence)
    signal.removeEventListener('abort', onAbort)
    stop.abort()
  }
}

const addressOf = (base: URL) => new URL('chat/completions', base.href.replace(/\/?$/, '/'))

const declared = ({ name, description, parameters }: EngineTool) => ({
  type: 'function',
  function: { name, description, parameters }
})

function deltaOf(data: string) {
  const read = chunk.safeParse(parsed(data))
  if (!read.success) throw new RemoteError(SYSTEM, 'sent what is no answer')
  if (read.data.error !== undefined && read.data.error !== null)
    throw new RemoteError(SYSTEM, 'sent an error')
  return read.data.choices?.[0]?.delta
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}

interface CallChunk {
  readonly index: number
  readonly id?: string | null | undefined
  readonly function?: { readonly name?: string | null; readonly arguments?: string | null } | undefined
}

function collect(calls: Map<number, { id: string; name: string; args: string }>, part: CallChunk): void {
  const call = calls.get(part.index) ?? { id: '', name: '', args: '' }
  call.id += part.id ?? ''
  call.name += part.function?.name ?? ''
  call.args += part.function?.arguments ?? ''
  if (call.args.length > MAX_CALL_LENGTH) throw new RemoteError(SYSTEM, 'does not come to an end')
  calls.set(part.index, call)
}

function* completed(calls: ReadonlyMap<number, { id: string; name: string; args: string }>) {
  for (const { id, name, args } of calls.values())
    yield {
      type: 'call',
      call: { id, type: 'function', function: { name, arguments: args } }
    } as const satisfies ChatChunk
}
