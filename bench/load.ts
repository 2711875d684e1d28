import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import path from 'node:path'
import { ROOT } from './built'

/** One call, made by different members in turn. */
export interface Load {
  readonly url: string
  readonly method: 'GET' | 'POST'
  /** Of each caller in turn: their token, and what is asked or sent. `path` stands in the place of the address's. */
  readonly callers: readonly {
    token?: string
    /** Stands in the place of the load's. */
    method?: Load['method']
    path?: string
    query?: string
    body?: unknown
    headers?: Readonly<Record<string, string>>
  }[]
  /** Each request carries an Idempotency-Key of its own. */
  readonly keyed?: boolean
  /** An answer that does not hold this counts as an error. */
  readonly expect: string
  readonly connections: number
  readonly seconds: number
  /** So many calls, however long they take. */
  readonly amount?: number
  /** Asked for in a second, over all connections; as much as they can by default. */
  readonly rate?: number
}

export interface LoadResult {
  readonly perSecond: number
  /** How many were answered. */
  readonly calls: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** Answers that were not what was expected, and calls without an answer. */
  readonly errors: number
  /** Answers 200, and how long those took. */
  readonly goodPerSecond: number
  readonly goodP50Ms: number
  readonly goodP99Ms: number
  /** Answers 503, and how long those took. */
  readonly later: number
  readonly laterP99Ms: number
  /** Other answers of 5xx. */
  readonly failed: number
  /** Connections that broke, and calls without an answer in 10 s. */
  readonly unanswered: number
}

/** Sends the load from a process of its own, so that it does not stand in the way of what it measures. */
export async function run(load: Load): Promise<LoadResult> {
  const child = spawn(process.execPath, [path.join(ROOT, 'bench/load-worker.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit']
  })
  child.stdin.end(JSON.stringify(load))
  let last = ''
  for await (const line of createInterface(child.stdout)) last = line
  if (!last) throw new Error('The load generator ended without a result')
  return JSON.parse(last) as LoadResult
}

/** Sends the load to several addresses at once, each an equal share of the connections and its own callers. */
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

/** Two results as one: rates and counts add up, of times the longer one counts. */
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
