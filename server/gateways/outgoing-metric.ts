import { Histogram } from 'prom-client'

const outgoing = new Histogram({
  name: 'outgoing_request_duration_seconds',
  help: 'Calls to other systems, by host and how they ended: a status, timeout or failed',
  labelNames: ['host', 'end'] as const,
  buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: []
})

/** For a server's registry. */
export const outgoingMetric = outgoing

/** Measures a call to another system by its answer, or by how it failed. */
export async function measured<T extends { readonly status: number }>(
  host: string,
  call: () => Promise<T>
): Promise<T> {
  const end = outgoing.startTimer({ host })
  try {
    const answer = await call()
    end({ end: String(answer.status) })
    return answer
  } catch (problem) {
    const isLate = (problem as { name?: string } | null)?.name === 'TimeoutError'
    end({ end: isLate ? 'timeout' : 'failed' })
    throw problem
  }
}
