/**
 * Traces for OpenTelemetry: a span for each request and, below it, one for each statement. Off unless a collector is set; then its
 * packages are loaded. A span has the names of things and never their content: the route and not the address, the name of a
 * statement and neither its text nor its values, the SQLSTATE of an error and not its words.
 */
import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks'
import type { Span, Tracer } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Pool, PoolClient } from 'pg'
import type { Settings } from '../config/settings'
import { refusedWith } from '../http/refusals'
import { describeStatement, errorStateOf, type DescribedStatement } from './statement-name'

/** Traces of one process. */
export interface Tracing {
  /** Spans for the requests of this server. */
  readonly traceRequests: (app: FastifyInstance) => void
  /** Spans for the statements of this pool that belong to a request. */
  readonly traceStatements: (pool: Pool) => void
  /** Sends what is still to be sent. */
  readonly stop: () => Promise<void>
}

/** Spans that a collector does not take within this are given up, ms; a server that stops waits no longer. */
const PATIENCE_MS = 2_000

/** Loads the packages and connects to the collector; undefined if none is set. */
export async function openTracing({
  traceEndpoint,
  traceShare
}: Pick<Settings, 'traceEndpoint' | 'traceShare'>): Promise<Tracing | undefined> {
  if (traceEndpoint === undefined) return undefined
  const [
    { SpanKind, SpanStatusCode, ROOT_CONTEXT, trace },
    sdk,
    { OTLPTraceExporter },
    { resourceFromAttributes }
  ] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources')
  ])
  const exporter = new OTLPTraceExporter({
    url: `${traceEndpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: PATIENCE_MS
  })
  const provider = new sdk.TracerProvider({
    // the defaults would have the host, the program and its arguments
    resource: resourceFromAttributes({ 'service.name': 'privilege-centre' }),
    sampler: new sdk.TraceIdRatioBasedSampler(traceShare),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })]
  })
  const tracer: Tracer = provider.getTracer('privilege-centre')
  const current = new AsyncLocalStorage<Span>()
  const spans = new WeakMap<FastifyRequest, Span>()

  function begin({ name, operation }: DescribedStatement): ((problem?: unknown) => void) | undefined {
    const parent = current.getStore()
    if (!parent?.isRecording()) return undefined
    const span = tracer.startSpan(
      name,
      {
        kind: SpanKind.CLIENT,
        attributes: { 'db.system.name': 'postgresql', ...(operation && { 'db.operation.name': operation }) }
      },
      trace.setSpan(ROOT_CONTEXT, parent)
    )
    return (problem) => {
      const state = errorStateOf(problem)
      if (state !== undefined) {
        span.setAttribute('db.response.status_code', state)
        span.setStatus({ code: SpanStatusCode.ERROR })
      }
      span.end()
    }
  }

  return {
    traceRequests(app) {
      app.addHook('onRequest', (request, _reply, next) => {
        const route = request.routeOptions.url ?? 'none'
        // a parent that a client names is not followed: anybody could join the traces of others
        const span = tracer.startSpan(
          `${request.method} ${route}`,
          {
            kind: SpanKind.SERVER,
            attributes: {
              'http.request.method': request.method,
              'http.route': route,
              'request.id': request.id
            }
          },
          ROOT_CONTEXT
        )
        spans.set(request, span)
        current.run(span, next)
      })
      app.addHook('onResponse', async (request, reply) => {
        const span = spans.get(request)
        if (!span) return
        const code = refusedWith(request)
        span.setAttribute('http.response.status_code', reply.statusCode)
        if (code !== undefined) span.setAttribute('result.code', code)
        if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      })
    },
    traceStatements(pool) {
      keepContext(pool)
      pool.on('connect', (client) => observe(client, begin))
    },
    async stop() {
      await Promise.race([
        provider.shutdown().catch(() => undefined),
        new Promise((resolve) => setTimeout(resolve, PATIENCE_MS).unref())
      ])
    }
  }
}

type Loose = (...given: unknown[]) => unknown

/** Who waits for a connection gets it from whoever returns it, and would be taken for a part of their request. */
function keepContext(pool: Pool): void {
  const connect = pool.connect.bind(pool) as Loose
  const own: Loose = (...given) => {
    const [done] = given
    return typeof done === 'function' ? connect(AsyncResource.bind(done as () => void)) : connect()
  }
  Object.assign(pool, { connect: own })
}

/** Calls `begin` for each statement of a connection, and what it returns when that has ended. */
function observe(
  client: PoolClient,
  begin: (statement: DescribedStatement) => ((problem?: unknown) => void) | undefined
): void {
  const query = client.query.bind(client) as Loose
  const own: Loose = (...given) => {
    const end = begin(describeStatement(given[0]))
    if (!end) return query(...given)
    const last = given.at(-1)
    if (typeof last === 'function') {
      const done = last as Loose
      const ended: Loose = (...answer) => {
        end(answer[0] ?? undefined)
        return done(...answer)
      }
      return query(...given.slice(0, -1), ended)
    }
    const answer = query(...given)
    if (answer instanceof Promise) answer.then(() => end(), end)
    else end()
    return answer
  }
  Object.assign(client, { query: own })
}
