import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import { collectDefaultMetrics, Gauge, Histogram, register, Registry } from 'prom-client'
import { outcomeMetric } from '../jobs/outcomes'
import { notFound, unavailable } from '../core/business-error'
import type { Settings } from '../config/settings'
import type { DiskWatch } from './disk-watch'
import { isLocalCaller } from './local-caller'
import { uncounted } from './route-kind'
import { writeProof } from './write-proof'

type MetricsSettings = Pick<Settings, 'metricsToken' | 'production'>

/**
 * `/healthz`: the process is alive. `/readyz`: it can work, its database responds and accepts writes. `/metrics`: for Prometheus.
 * @returns the metrics registry, to be extended
 */
export function addHealth(
  app: FastifyInstance,
  pool: Pool,
  settings: MetricsSettings,
  disk: Pick<DiskWatch, 'isReadOnly'>
): Registry {
  const proveWrite = writeProof(pool)
  app.get('/healthz', uncounted(), async () => ({ ok: true }))
  app.get('/readyz', uncounted(), async (request) => {
    try {
      await pool.query('select 1')
      await proveWrite()
      // still ready: whoever only looks is served
      return disk.isReadOnly() ? { ok: true, disk: 'nearly full: reads only' } : { ok: true }
    } catch (problem) {
      request.log.warn({ err: problem }, 'database does not answer, or takes nothing')
      throw unavailable(problem)
    }
  })
  const registry = measure(app, pool)
  app.get('/metrics', uncounted(), async (request, reply) => {
    if (!mayRead(request, settings)) throw notFound()
    return reply.type(registry.contentType).send(await Registry.merge([register, registry]).metrics())
  })
  return registry
}

/**
 * Processor, memory, event loop, garbage: of the process and not of one server in it, so in prom-client's own registry and observed
 * once. What observes is never given up, and would keep a closed server and its database for as long as the process lives.
 */
function measureProcess(): void {
  if (register.getSingleMetric('process_cpu_user_seconds_total') === undefined) collectDefaultMetrics()
}

function measure(app: FastifyInstance, pool: Pool): Registry {
  measureProcess()
  const registry = new Registry()
  registry.registerMetric(outcomeMetric)
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry]
  })
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool by state',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waited_for' }, pool.waitingCount)
    }
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  return registry
}

/** With a token configured, whoever sends it; otherwise this machine only, and in production nobody: a proxy there may go unnoticed. */
function mayRead(request: FastifyRequest, { metricsToken, production }: MetricsSettings): boolean {
  if (metricsToken === undefined) return !production && isLocalCaller(request)
  const sent = Buffer.from(String(request.headers.authorization ?? ''))
  const wanted = Buffer.from(`Bearer ${metricsToken}`)
  return sent.length === wanted.length && timingSafeEqual(sent, wanted)
}
