/**
 * Who uses the rest of the shop meanwhile: asks each call at a steady rate, whether earlier ones were answered or not, until stdin ends;
 * then prints a line of JSON. Reads the calls as the first line of stdin.
 */
import http from 'node:http'
import { createInterface } from 'node:readline'

const lines = createInterface(process.stdin)
const { url, calls, everyMs } = JSON.parse(await new Promise((resolve) => lines.once('line', resolve)))
const { hostname, port } = new URL(url)
const agent = new http.Agent({ keepAlive: true, maxSockets: 256 })
const TIMEOUT_MS = 15_000
const pending = new Set()

function ask({ path, method, body, tokens, took }, turn) {
  const from = performance.now()
  const work = new Promise((resolve) => {
    const request = http.request(
      {
        ...{ hostname, port, path, method, agent, timeout: TIMEOUT_MS },
        headers: {
          ...{ 'auth-token': tokens[turn % tokens.length] },
          ...(body ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) } : {})
        }
      },
      (response) => {
        response.resume()
        response.on('error', () => resolve(0))
        response.on('end', () => resolve(response.statusCode))
      }
    )
    request.on('timeout', () => request.destroy())
    request.on('error', () => resolve(0))
    request.end(body)
  }).then((status) => {
    pending.delete(work)
    const kind = status === 200 ? took.good : status === 503 ? took.later : took.failed
    kind.push(performance.now() - from)
  })
  pending.add(work)
}

for (const call of calls) call.took = { good: [], later: [], failed: [] }
let turn = 0
const timer = setInterval(() => {
  turn += 1
  for (const call of calls) ask(call, turn)
}, everyMs)
await new Promise((resolve) => lines.once('close', resolve))
clearInterval(timer)
await Promise.all(pending)
const at = (share, values) =>
  values.sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
console.log(
  JSON.stringify(
    calls.map(({ name, took: { good, later, failed } }) => ({
      ...{ name, good: good.length, later: later.length, failed: failed.length },
      ...{ p50: at(0.5, good), p99: at(0.99, good), worst: at(1, good) }
    }))
  )
)
process.exit(0)
