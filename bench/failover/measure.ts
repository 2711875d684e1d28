import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { stockShop } from '../../__tests__/support/server/processes/stock-shop'
import { freePort } from '../../e2e/support/free-port'
import { REQUIRED_SECRETS } from '../../server/config/secrets'
import { openDatabase, type Database } from '../../server/db/client'
import { startBuiltServer, type BuiltServer } from '../built'
import { whole, type Table } from '../table'
import { handedOver, wrongIn } from './books'
import { startCluster, type Cluster } from './cluster'
import { startTraffic, type Asked, type Traffic } from './traffic'

const SHOP = 'failover'
const MEMBERS = 2000
const STOCK = 1_000_000
const BUYERS = Number(process.env.FAILOVER_BUYERS ?? 6)
const READERS = 2
const PROCESSES = 2
/** Quiet time before each loss, ms. */
const BEFORE_MS = 5000
/** With `--hangs` every third primary hangs with all its connections open; all others lose their power. */
const HANGS_EACH = 3
/** After a loss so long without a good write is the end, ms. */
const PATIENCE_MS = 120_000

/** One loss of the primary; ms of `performance.now()`. */
interface Loss {
  readonly how: 'killed' | 'hung'
  readonly at: number
  readonly writes: number
  readonly rejoined: number
  readonly rejoinedBy: string
}

/** The primary is lost again and again while a shop sells; `--kills N` says how often; with `--hangs` some hang. @throws Error if anything acknowledged is lost */
export async function measureFailover(args: readonly string[]): Promise<Table> {
  const { values } = parseArgs({
    args: [...args],
    options: { kills: { type: 'string', default: '5' }, hangs: { type: 'boolean', default: false } }
  })
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => process.exit(1))
  const cluster = await startCluster()
  const servers: BuiltServer[] = []
  // one for all, as it has the keys of the payment channel's sandbox
  const dataDir = mkdtempSync(path.join(tmpdir(), 'privilege-centre-bench-'))
  const clear = () => {
    cluster.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  // also when it is ended from outside
  process.once('exit', clear)
  try {
    const settings = settingsFor(cluster, dataDir)
    // one public address, as behind a proxy: the channel tells of payments there
    const first = await freePort()
    const shared = { ...settings, PUBLIC_ORIGIN: `http://127.0.0.1:${first}` }
    servers.push(await startBuiltServer({ ...shared, PORT: String(first) }))
    while (servers.length < PROCESSES) servers.push(await startBuiltServer(shared))
    const database = openDatabase(cluster.urls.primary, { max: 2, patient: true })
    try {
      await stockShop({ name: SHOP, stock: STOCK, members: MEMBERS }, (text, rows) =>
        database.pool.query(text, rows)
      )
      return await lose({ kills: Number(values.kills), hangs: values.hangs }, cluster, servers, database)
    } finally {
      await database.close()
    }
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    clear()
  }
}

const settingsFor = ({ urls }: Cluster, dataDir: string): Record<string, string> => ({
  DATA_DIR: dataDir,
  DATABASE_URL: urls.primary,
  DATABASE_READ_URL: urls.replicas,
  DATABASE_POOL: '8',
  ...Object.fromEntries(REQUIRED_SECRETS.map((name) => [name, randomBytes(24).toString('hex')]))
})

async function lose(
  { kills, hangs }: { kills: number; hangs: boolean },
  cluster: Cluster,
  servers: readonly BuiltServer[],
  database: Database
) {
  const traffic = startTraffic({
    origins: servers.map(({ origin }) => origin),
    shop: SHOP,
    members: MEMBERS,
    buyers: BUYERS,
    readers: READERS
  })
  const losses: Loss[] = []
  for (let kill = 1; kill <= kills; kill++) {
    await pause(BEFORE_MS)
    losses.push(await loseOne(hangs && kill % HANGS_EACH === 0 ? 'hung' : 'killed', cluster, traffic))
    console.log(rowOf(losses.at(-1) as Loss, kill, traffic.asked).join(' | '))
  }
  await pause(BEFORE_MS)
  await traffic.stop()
  const { said, asked } = traffic
  const seconds = await handedOver(database)
  const wrong = await wrongIn(database, said, SHOP, STOCK)
  if (wrong.length > 0) throw new Error(`Not all is right afterwards:\n${wrong.join('\n')}`)
  const failures = asked.filter(({ status }) => status >= 500 && status !== 503).length
  return table(
    losses.map((loss, place) => rowOf(loss, place + 1, asked)),
    `${whole(said.orders.size)} orders acknowledged and ${whole(said.paid.size)} paid: each is there once, none else, goods, stock and ledger agree; the last was handed over ${seconds} s after the last purchase; ${failures} answers of 500.`
  )
}

/** Takes the primary away, waits until writes go on, brings it back, and waits until it follows. */
async function loseOne(how: Loss['how'], cluster: Cluster, { asked }: Traffic): Promise<Loss> {
  const primary = await cluster.leader()
  const before = primary.rejoins()
  const at = performance.now()
  if (how === 'killed') primary.kill()
  else primary.freeze()
  const writes = await firstWrite(asked, at)
  if (how === 'killed') primary.start()
  else primary.thaw()
  await cluster.whole()
  const after = primary.rejoins()
  const rejoinedBy =
    after.copied > before.copied ? 'copy' : after.rewound > before.rewound ? 'rewind' : 'replay'
  return { how, at, writes, rejoined: performance.now() - at, rejoinedBy }
}

/** Ms from `at` to the first good answer to a write that was asked after it. */
async function firstWrite(asked: readonly Asked[], at: number): Promise<number> {
  while (performance.now() < at + PATIENCE_MS) {
    const first = asked.find(({ what, good, from }) => what === 'order' && good && from > at + SETTLED_MS)
    if (first) return first.to - at
    await pause(50)
  }
  throw new Error(`No write for ${PATIENCE_MS / 1000} s after the primary was lost`)
}

/** A signal has arrived everywhere after so long, ms: what is answered before may still come from the lost primary. */
const SETTLED_MS = 200

function rowOf(loss: Loss, place: number, asked: readonly Asked[]): string[] {
  const during = asked.filter(({ from }) => from > loss.at && from < loss.at + loss.writes)
  const share = (what: Asked['what']) => {
    const all = during.filter((one) => one.what === what)
    return `${((all.filter(({ good }) => good).length / Math.max(1, all.length)) * 100).toFixed(1)} %`
  }
  const slowest = Math.max(0, ...during.map(({ from, to }) => to - from))
  return [
    `${place}, ${loss.how}`,
    (loss.writes / 1000).toFixed(1),
    share('catalogue'),
    share('own orders'),
    whole(during.filter(({ status }) => status === 503).length),
    whole(during.filter(({ status }) => status === 0).length),
    (slowest / 1000).toFixed(1),
    (loss.rejoined / 1000).toFixed(1),
    loss.rejoinedBy
  ]
}

const table = (rows: string[][], outcome: string): Table => ({
  title: 'Failover of PostgreSQL',
  note: `Three PostgreSQL under Patroni (ttl 20 s, synchronous), one etcd, HAProxy, ${PROCESSES} processes of the server, ${BUYERS} buyers who repeat what was not answered and ${2 * READERS} readers, all on one machine. “killed”: every process of the primary by SIGKILL; “hung”: by SIGSTOP, with its connections open. ${outcome} Aim: writes within 30 s.`,
  columns: [
    'loss',
    'writes again, s',
    'catalogue answered',
    'own orders answered',
    '503',
    'no answer',
    'slowest, s',
    'whole again, s',
    'rejoined by'
  ],
  rows
})

const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms))
