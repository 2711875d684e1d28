import { Agent, get } from 'node:http'
import type { Opening } from './openings'

const agent = new Agent({ keepAlive: true })

export interface Answer {
  readonly status: number
  /** As sent. */
  readonly bytes: number
  readonly ms: number
}

/** Opens a page, over a keep-alive connection. */
export function ask(origin: string, { path, headers }: Opening): Promise<Answer> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const request = get(origin + path, { agent, headers }, (response) => {
      let bytes = 0
      response.on('data', (part: Buffer) => (bytes += part.length))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, bytes, ms: performance.now() - began })
      )
    })
    request.on('error', reject)
  })
}

/** The given quantile of the values; 0 if there are none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
