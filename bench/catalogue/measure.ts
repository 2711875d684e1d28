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

const GOODS = Number(process.env.CATALOGUE_GOODS ?? 100_000)

interface Run {
  readonly seconds: number
  readonly cpuSeconds: number
  /** The most that was resident, MB. */
  readonly mb: number
}

/** `catalogue apply` and `check` of 100,000 products, each in a process of its own, with buyers beside. */
export async function measureCatalogue(): Promise<Table> {
  const base = mkdtempSync(path.join(tmpdir(), 'privilege-centre-catalogue-'))
  const postgres = await startEmbedded(path.join(base, 'postgres'))
  const database = openDatabase(postgres.url, { max: 12, patient: true })
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
  const run = async (name: string, command: 'apply' | 'check', count: number, dearer: number) => {
    writeGoods(folder, { count, dearer })
    const { done, times } = await meanwhile(database, FIRST, () => catalogue(command, folder, url))
    rows.push([name, whole(done.seconds), whole(done.cpuSeconds), whole(done.mb), ...waits(times)])
    console.log(rows.at(-1)?.join(' | '))
  }
  writeGoods(folder, { count: FIRST, dearer: 0 })
  await catalogue('apply', folder, url)
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

/** Runs the command. @throws Error with what it says */
async function catalogue(command: 'apply' | 'check', folder: string, url: string): Promise<Run> {
  const from = performance.now()
  const child = spawn(
    process.execPath,
    ['--import', './node_modules/tsx/dist/loader.mjs', 'scripts/catalogue/main.ts', command, folder],
    { cwd: ROOT, env: { ...process.env, DATABASE_URL: url }, stdio: ['ignore', 'pipe', 'pipe'] }
  )
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (said += part.toString()))
  let last = { cpuSeconds: 0, mb: 0 }
  const timer = setInterval(() => (last = usageOf(child.pid) ?? last), 100)
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  clearInterval(timer)
  if (code !== 0) throw new Error(`catalogue ${command}: ${said}`)
  return { seconds: (performance.now() - from) / 1000, ...last }
}

const TICKS_A_SECOND = 100

/** Of a process that runs, as Linux counts it. */
function usageOf(pid: number | undefined): { cpuSeconds: number; mb: number } | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    const kb = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1])
    if (Number.isNaN(kb)) return undefined
    return { cpuSeconds: (Number(stat[11]) + Number(stat[12])) / TICKS_A_SECOND, mb: kb / 1024 }
  } catch {
    return undefined
  }
}
