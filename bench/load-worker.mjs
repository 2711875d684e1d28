/** Reads a load (load.ts) from stdin, sends it, and prints the result as a line of JSON. */
import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import autocannon from 'autocannon'

const load = JSON.parse(await text(process.stdin))
const { origin, pathname } = new URL(load.url)
let turn = 0

/** The next caller's request. */
function next(request) {
  const caller = load.callers[turn++ % load.callers.length]
  return {
    ...request,
    method: caller.method ?? load.method,
    path: (caller.path ?? pathname) + (caller.query ? `?${caller.query}` : ''),
    body: caller.body === undefined ? undefined : JSON.stringify(caller.body),
    headers: {
      ...caller.headers,
      ...(caller.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(caller.token ? { 'auth-token': caller.token } : {}),
      ...(load.keyed ? { 'idempotency-key': randomUUID() } : {})
    }
  }
}

const took = { good: [], later: [] }
let failed = 0

const running = autocannon({
  url: origin,
  connections: load.connections,
  duration: load.seconds,
  requests: [{ method: load.method, path: pathname, setupRequest: next }],
  ...(load.amount ? { amount: load.amount } : {}),
  ...(load.rate ? { overallRate: load.rate } : {}),
  verifyBody: (body) => body.includes(load.expect)
})
running.on('response', (_client, status, _bytes, ms) => {
  if (status === 200) took.good.push(ms)
  else if (status === 503) took.later.push(ms)
  else if (status >= 500) failed += 1
})
const result = await running
const at = (share, times) => times.sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0
console.log(
  JSON.stringify({
    perSecond: result.requests.average,
    calls: result.requests.total,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    errors: result.non2xx + result.mismatches + result.errors + result.timeouts,
    goodPerSecond: took.good.length / load.seconds,
    goodP50Ms: at(0.5, took.good),
    goodP99Ms: at(0.99, took.good),
    later: took.later.length,
    laterP99Ms: at(0.99, took.later),
    failed,
    unanswered: result.errors + result.timeouts
  })
)
