import { endpointPath } from '@contract/endpoint'
import type { AnswerRead } from '@contract/ssr'
import { appOrigin } from './phone'

/** A server that has too much to do says so (docs/adr/0013): other journeys go on meanwhile. */
const BUSY = 503
const TRIES = 120
const BETWEEN_MS = 250

/** Asks until the server has time. */
async function ask(url: string, init: RequestInit): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const reply = await fetch(url, init)
    if (reply.status !== BUSY || tries === TRIES) return reply
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS))
  }
}

/** Answers a read of the contract as the server does for a visitor. Rejects where it is refused. */
export const readAsVisitor: AnswerRead = async (endpoint, input) => {
  const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))
  const isGet = endpoint.method === 'GET'
  const url = `${appOrigin()}/main${endpointPath(endpoint)}${isGet ? `?${query.toString()}` : ''}`
  const reply = await ask(url, {
    method: endpoint.method,
    headers: { 'x-platform': 'h5', 'content-type': 'application/json' },
    ...(isGet ? {} : { body: JSON.stringify(input) })
  })
  const { resultCode, data } = (await reply.json()) as { resultCode: string; data: unknown }
  if (resultCode !== '100') throw new Error(resultCode)
  return data
}
