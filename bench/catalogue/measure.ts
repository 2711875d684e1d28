import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase, type Database } from '../../server/db/client'
import { startEmbedded } from '../../server/db/embedded'
import { migrate } from '../../server/db/migrate'
import { seed } from '../../server/db/seed'
import { ROOT } from '../built'
import { whole, type Table } from '../table'
import { MEMBERS, meanwhile, type Times } from './buyers'
import { writeGoods } from './folder'
import { backendsOf, usageOf, type Usage } from './usage'

const GOODS = Number(process.env.CATALOGUE_GOODS ?? 100_000)

/** Of the buyers and visitors. */
const CONNECTIONS = 12

interface Run extends Usage {
  readonly seconds: number
  /** Of PostgreSQL's processes for this command alone. */
  readonly databaseCpuSeconds: number
}

/** `catalogue apply` and `check` of 100,000 products, each in a process of its own, with buyers beside. */
export async function measureCatalogue(): Promise<Table> {
  const base = mkdtempSync(path.join(tmpdir(), 'privilege-centre-catalogue-'))
  const postgres = await startEmbedded(path.join(base, 'postgres'))
  const database = openDatabase(postgres.url, { max: CONNECTIONS, patient: true })
  try {
    await migrate(postgres.url)
    await seed(database.db)
    await database.pool.query(
      `insert into members (id, nickname, channel_code) select 'm' || n, '', 'main' from generate_series(0, ${MEMBERS - 1}) n`
    )
    return await tableOf(database, postgres.url, path.join(base, 'goods'))
  } finally {
    await database.close()
    await postgres.stop()
    rmSync(base, { recursive: true, force: true })
  }
}

async function tableOf(database: Database, url: string, folder: string): Promise<Table> {
  const rows: string[][] = []
  const postmaster = await postmasterOf(database)
  const run = async (name: string, command: 'apply' | 'check', count: number, dearer: number) => {
    writeGoods(folder, { count, dearer })
    const { done, times } = await meanwhile(database, FIRST, () =>
      catalogue(command, folder, url, postmaster)
    )
    const used = [done.seconds, done.cpuSeconds, done.databaseCpuSeconds, done.mb].map(whole)
    rows.push([name, ...used, ...waits(times)])
    console.log(rows.at(-1)?.join(' | '))
  }
  writeGoods(folder, { count: FIRST, dearer: 0 })
  await catalogue('apply', folder, url, postmaster)
  await database.pool.query('vacuum analyze')
  await run('apply, all are new', 'apply', GOODS, 0)
  await run('apply, nothing changed', 'apply', GOODS, 0)
  await run('check, all prices changed', 'check', GOODS, 10)
  await run('apply, all prices changed', 'apply', GOODS, 10)
  return {
    title: 'A catalogue of many goods, and buyers beside',
    note: `${whole(GOODS)} products with a SKU each, as YAML, by a process of its own; beside it two buyers, five who page through the mall in different orders and one who searches, 20 ms after each answer the next; ms. Budget: 120 s, 600 MB, orders p99 200 ms, reads p99 50 ms.`,
    columns: [
      '',
      's',
      'CPU s',
      'PostgreSQL CPU s',
      'MB',
      'orders',
      'p99',
      'worst',
      'worst p99 of lists',
      'of which',
      'search p99'
    ],
    rows
  }
}

/** Goods that are there before the first measured run: they are what is bought. */
const FIRST = 1000

function waits(times: Times): string[] {
  const at = (values: readonly number[], share: number) =>
    [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
  const lists = Object.entries(times)
    .filter(([name]) => name.startsWith('goods'))
    .map(([name, values]) => ({ name: name.slice('goods, '.length), p99: at(values, 0.99) }))
    .sort((a, b) => b.p99 - a.p99)
  const orders = times['orders'] ?? []
  return [
    whole(orders.length),
    whole(at(orders, 0.99)),
    whole(at(orders, 1)),
    whole(lists[0]?.p99 ?? 0),
    lists[0]?.name ?? '',
    whole(at(times['search'] ?? [], 0.99))
  ]
}

/** The process that starts those of PostgreSQL. All connections of the buyers are there then: what comes later is the command's. */
async function postmasterOf({ pool }: Database): Promise<number> {
  const clients = await Promise.all(Array.from({ length: CONNECTIONS }, () => pool.connect()))
  try {
    const rows = await clients[0]?.query<{ pid: number }>('select pg_backend_pid() as pid')
    const stat = readFileSync(`/proc/${rows?.rows[0]?.pid}/stat`, 'utf8')
    return Number(stat.split(') ')[1]?.split(' ')[1])
  } finally {
    for (const client of clients) client.release()
  }
}

/** As `npm run catalogue` does (package.json). */
const FLAGS = [
  '--max-semi-space-size=8',
  '--heap-growing-percent=25',
  '--import',
  './node_modules/tsx/dist/loader.mjs'
]

/** Runs the command. @throws Error with what it says */
async function catalogue(
  command: 'apply' | 'check',
  folder: string,
  url: string,
  postmaster: number
): Promise<Run> {
  const others = new Set(backendsOf(postmaster))
  const from = performance.now()
  const child = spawn(process.execPath, [...FLAGS, 'scripts/catalogue/main.ts', command, folder], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (said += part.toString()))
  let last: Usage = { cpuSeconds: 0, mb: 0 }
  const database = new Map<number, number>()
  const timer = setInterval(() => {
    last = usageOf(child.pid) ?? last
    for (const pid of backendsOf(postmaster))
      if (!others.has(pid)) database.set(pid, usageOf(pid)?.cpuSeconds ?? database.get(pid) ?? 0)
  }, 100)
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  clearInterval(timer)
  if (code !== 0) throw new Error(`catalogue ${command}: ${said}`)
  const databaseCpuSeconds = [...database.values()].reduce((sum, one) => sum + one, 0)
  return { seconds: (performance.now() - from) / 1000, databaseCpuSeconds, ...last }
}
