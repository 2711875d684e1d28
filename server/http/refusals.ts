import type { FastifyRequest } from 'fastify'
import { Counter } from 'prom-client'
import { RESULT } from '@contract/envelope/codes'

/** What a call was answered, where that is no success: most refusals are HTTP 200. */
const codes = new WeakMap<FastifyRequest, string>()

const refusals = new Counter({
  name: 'refusals_total',
  help: 'Calls that were answered with another result code than 100, by call and code',
  labelNames: ['route', 'code'] as const,
  registers: []
})

/** For a server's registry. */
export const refusalMetric = refusals

/** Notes the result code of an answer, for the log and the metric; a success is nothing to note. */
export function noteResult(request: FastifyRequest, code: string | undefined): void {
  if (code === undefined || code === RESULT.ok) return
  codes.set(request, code)
  refusals.inc({ route: request.routeOptions.url ?? 'none', code })
}

/** The result code of a refused call; undefined for all others. */
export const refusedWith = (request: FastifyRequest): string | undefined => codes.get(request)
