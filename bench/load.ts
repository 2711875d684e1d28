import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import path from 'node:path'
import { ROOT } from './built'
import { onOtherCore } from './cores'

/** One call, sent by different members in turn. */
export interface Load {
  readonly url: string
  readonly method: 'GET' | 'POST'
  /** The members in turn: their token, and what each requests or sends. `path` overrides the load's. */
  readonly callers: readonly {
    token?: string
    /** Overrides the load's. */
    method?: Load['method']
    path?: string
    query?: string
    body?: unknown
    headers?: Readonly<Record<string, string>>
  }[]
  /** Each request carries its own Idempotency-Key. */
  readonly keyed?: boolean
  /** A response without this counts as an error. */
  readonly expect: string
  readonly connections: number
  readonly seconds: number
  /** This many calls, however long they take. */
  readonly amount?: number
  /** Requests per second over all connections; unlimited by default. */
  readonly rate?: number
  /** Sent from the core that the servers were kept off (cores.ts). */
  readonly isApart?: boolean
}

export interface LoadResult {
  readonly perSecond: number
  /** Number of responses. */
  readonly calls: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** Unexpected responses, and calls without a response. */
  readonly errors: number
  /** 200 responses and their latency. */
  readonly goodPerSecond: number
  readonly goodP50Ms: number
  readonly goodP99Ms: number
  /** 503 responses and their latency. */
  readonly later: number
  readonly laterP99Ms: number
  /** Other 5xx responses. */
  readonly failed: number
  /** Broken connections, and calls without a response in 10 s. */
  readonly unanswered: number
}

/** Sends the load from a separate process, so that it does not slow down what it measures. */
export async function run(load: Load): Promise<LoadResult> {
  const worker = [path.join(ROOT, 'bench/load-worker.mjs')]
  const [program, args] = load.isApart
    ? onOtherCore(process.execPath, worker)
    : ([process.execPath, worker] as const)
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify(load))
  let last = ''
  for await (const line of createInterface(child.stdout)) last = line
  if (!last) throw new Error('The load generator ended without a result')
  return JSON.parse(last) as LoadResult
}

/** Sends the load to several origins at once, an equal share of the connections and separate callers each. */
export async function runSpread(urls: readonly string[], load: Omit<Load, 'url'>): Promise<LoadResult> {
  const results = await Promise.all(
    urls.map((url, place) =>
      run({
        ...load,
        url,
        connections: Math.ceil(load.connections / urls.length),
        callers: load.callers.filter((_, index) => index % urls.length === place)
      })
    )
  )
  return results.reduce(together)
}

/** Merges two results: rates and counts are added, of latencies the longer one counts. */
function together(one: LoadResult, other: LoadResult): LoadResult {
  const slower = (key: keyof LoadResult) => Math.max(one[key], other[key])
  const sum = (key: keyof LoadResult) => one[key] + other[key]
  return {
    perSecond: sum('perSecond'),
    calls: sum('calls'),
    p50Ms: slower('p50Ms'),
    p99Ms: slower('p99Ms'),
    errors: sum('errors'),
    goodPerSecond: sum('goodPerSecond'),
    goodP50Ms: slower('goodP50Ms'),
    goodP99Ms: slower('goodP99Ms'),
    later: sum('later'),
    laterP99Ms: slower('laterP99Ms'),
    failed: sum('failed'),
    unanswered: sum('unanswered')
  }
}
