/**
 * The buyers of a flash sale, as their apps behave: reads what to do (measure.ts) from stdin and prints the result as a line of JSON. Each
 * presses once at a moment of its own; told to come later it does, with the same Idempotency-Key, until it has an order or a refusal.
 */
import { randomUUID } from 'node:crypto'
import http from 'node:http'
import { text } from 'node:stream/consumers'

const { url, path, buyers, arriveMs, aimMs, deadlineMs, sockets } = JSON.parse(await text(process.stdin))
const { hostname, port } = new URL(url)
const agent = new http.Agent({ keepAlive: true, maxSockets: sockets, maxFreeSockets: sockets })
/** As in the client's own requests. */
const TIMEOUT_MS = 15_000
/** A refusal that says when to come back: overload, and a place in the queue. */
const OVERLOADED = '503'
const QUEUED = '931'
/** Connections are opened in turn before anybody presses. */
const OPENED_AT_ONCE = 400

const touch = () =>
  new Promise((resolve) => {
    const request = http.get({ hostname, port, path: '/healthz', agent }, (response) => {
      response.resume()
      response.on('end', resolve)
    })
    request.on('error', resolve)
  })

/** All of a batch ask at once, so that each takes a connection of its own: those of earlier batches are kept busy meanwhile. */
async function openConnections() {
  for (let count = OPENED_AT_ONCE; count <= sockets; count += OPENED_AT_ONCE)
    await Promise.all(Array.from({ length: count }, touch))
}
let begun = 0
const counts = { asked: 0, later: 0, queued: 0, unanswered: 0 }
const answers = {}
let open = buyers.length

const ask = ({ token, body, key }) =>
  new Promise((resolve) => {
    counts.asked += 1
    const request = http.request(
      {
        ...{ hostname, port, path, agent, method: 'POST', timeout: TIMEOUT_MS },
        headers: {
          ...{ 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
          ...{ 'auth-token': token, 'idempotency-key': key }
        }
      },
      (response) => {
        let said = ''
        response.setEncoding('utf8')
        response.on('data', (part) => (said += part))
        response.on('error', () => resolve(undefined))
        response.on('end', () =>
          resolve({
            code: /"resultCode":"(\w+)"/.exec(said)?.[1] ?? String(response.statusCode),
            againMs: Number(response.headers['retry-after'] ?? 2) * 1000
          })
        )
      }
    )
    request.on('timeout', () => request.destroy())
    request.on('error', () => resolve(undefined))
    request.end(body)
  })

const done = []
let finish
const finished = new Promise((resolve) => (finish = resolve))

async function buy(buyer) {
  buyer.key ??= randomUUID()
  const answer = await ask(buyer)
  const now = performance.now() - begun
  const again = (ms) => (now + ms < deadlineMs ? void setTimeout(() => void buy(buyer), ms) : end(buyer))
  if (answer === undefined) {
    counts.unanswered += 1
    return again(2000)
  }
  if (answer.code === OVERLOADED) {
    counts.later += 1
    return again(answer.againMs)
  }
  buyer.firstMs ??= now - buyer.atMs
  if (answer.code === QUEUED) {
    counts.queued += 1
    return again(answer.againMs)
  }
  answers[answer.code] = (answers[answer.code] ?? 0) + 1
  buyer.lastMs = now - buyer.atMs
  buyer.endMs = now
  buyer.code = answer.code
  end(buyer)
}

function end(buyer) {
  done.push(buyer)
  open -= 1
  if (open === 0) finish()
}

await openConnections()
begun = performance.now()
for (const buyer of buyers) {
  buyer.atMs = Math.random() * arriveMs
  setTimeout(() => void buy(buyer), buyer.atMs)
}
await finished
const sorted = (values) => values.filter((value) => value !== undefined).sort((a, b) => a - b)
const at = (share, values) => values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
const firsts = sorted(done.map(({ firstMs }) => firstMs))
const lasts = sorted(done.map(({ lastMs }) => lastMs))
const orders = sorted(done.filter(({ code }) => code === '100').map(({ endMs }) => endMs))
console.log(
  JSON.stringify({
    ...counts,
    answers,
    firstInTime: firsts.filter((ms) => ms <= aimMs).length,
    lastInTime: lasts.filter((ms) => ms <= aimMs).length,
    first: { p50: at(0.5, firsts), p99: at(0.99, firsts), worst: at(1, firsts) },
    last: { p50: at(0.5, lasts), p99: at(0.99, lasts), worst: at(1, lasts) },
    soldOutAfterMs: orders.at(-1) ?? 0
  })
)
process.exit(0)
