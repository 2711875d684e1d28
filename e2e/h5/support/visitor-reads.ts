import { endpointPath } from '@contract/endpoint'
import type { AnswerRead } from '@contract/screen'
import { appOrigin } from './phone'

/** Answers a read of the contract as the server does for a visitor. Rejects where it is refused. */
export const readAsVisitor: AnswerRead = async (endpoint, input) => {
  const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))
  const isGet = endpoint.method === 'GET'
  const url = `${appOrigin()}/main${endpointPath(endpoint)}${isGet ? `?${query.toString()}` : ''}`
  const reply = await fetch(url, {
    method: endpoint.method,
    headers: { 'x-platform': 'h5', 'content-type': 'application/json' },
    ...(isGet ? {} : { body: JSON.stringify(input) })
  })
  const { resultCode, data } = (await reply.json()) as { resultCode: string; data: unknown }
  if (resultCode !== '100') throw new Error(resultCode)
  return data
}
