import { CONSOLE_HEADER, type ConsoleEndpoint } from '@contract/console/endpoint'
import { consoleEndpoints, type ConsoleCallName } from '@contract/console/endpoints'
import type { ConsoleData, ConsoleInput } from '@contract/console/types'
import { RESULT } from '@contract/envelope/codes'
import { NETWORK, Refusal } from './refusal'

interface Envelope {
  readonly resultCode: string
  readonly resultMsg: string
  readonly data: unknown
}

interface CallOptions {
  readonly signal?: AbortSignal | undefined
  /** For writes that carry one: the same for each try of one act. */
  readonly idempotencyKey?: string | undefined
}

/**
 * Makes a call of the console's contract.
 * @throws Refusal
 */
export async function call<N extends ConsoleCallName>(
  name: N,
  input: ConsoleInput<N>,
  options?: CallOptions
): Promise<ConsoleData<N>> {
  return (await send(consoleEndpoints[name], input, options)) as ConsoleData<N>
}

type Values = Readonly<Record<string, unknown>>

async function send(
  { method, path }: Pick<ConsoleEndpoint, 'method' | 'path'>,
  input: Values,
  { signal, idempotencyKey }: CallOptions = {}
): Promise<unknown> {
  const isRead = method === 'GET'
  return dataOf(
    fetch(isRead ? path + queryOf(input) : path, {
      method,
      signal: signal ?? null,
      headers: {
        accept: 'application/json',
        ...(isRead ? {} : { 'content-type': 'application/json', [CONSOLE_HEADER]: '1' }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey })
      },
      ...(isRead ? {} : { body: JSON.stringify(input) })
    })
  )
}

async function dataOf(sent: Promise<Response>): Promise<unknown> {
  const envelope = await sent
    .then((response) => response.json() as Promise<Envelope>)
    .catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'AbortError') throw error
      throw new Refusal(NETWORK, '没有连上服务器，请检查网络后重试')
    })
  if (envelope.resultCode !== RESULT.ok) throw new Refusal(envelope.resultCode, envelope.resultMsg)
  return envelope.data
}

/** Parameters without a value are left out. */
function queryOf(input: Values): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input))
    if ((typeof value === 'string' && value !== '') || typeof value === 'number')
      query.set(name, String(value))
  return query.size > 0 ? `?${query.toString()}` : ''
}
