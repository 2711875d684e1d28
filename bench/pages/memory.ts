import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import { ROUTES } from '../../src/routes/table'
import { ROOT } from '../built'
import { makeDemoThings } from '../demo-things'
import { run } from '../load'
import { makeMembers } from '../members'
import { pageQueries } from '../../e2e/support/page-queries'
import { openShop, type Shop } from '../shop'
import { whole, type Table } from '../table'
import { between, pageCounts } from './counts'
import { memberOpening } from './openings'

/** Total number of pages rendered. */
const RENDERS = Number(process.env.BENCH_RENDERS ?? 100_000)
const MEMBERS = 50
/** Fewer than the server renders at a time: more would get skeletons. */
const CONNECTIONS = 8

interface Memory {
  readonly rss: number
  readonly heapUsed: number
  readonly external: number
  readonly threadHeapUsed: number
}

/** The server's memory after many renders of all routes for many members. */
export async function measureMemory(): Promise<Table> {
  const shop = await openShop({
    NODE_OPTIONS: `--require ${path.join(ROOT, 'bench/pages/memory-probe.cjs')}`
  })
  try {
    const queries = pageQueries(await makeDemoThings(shop))
    const members = await makeMembers(shop.database, MEMBERS, MEMBERS, 1)
    // consecutive requests are for the same page and different members
    const callers = ROUTES.flatMap(({ path: page }) =>
      members.map(({ token }) => memberOpening(page, queries[page], token))
    )
    const start = await pageCounts(shop.origin)
    const rows: string[][] = []
    let asked = 0
    for (const until of checkpoints()) {
      await run({
        url: shop.origin,
        method: 'GET',
        callers: [...callers.slice(asked % callers.length), ...callers.slice(0, asked % callers.length)],
        expect: '',
        connections: CONNECTIONS,
        seconds: 3600,
        amount: until - asked
      })
      asked = until
      const { rendered: drawn, skeletons } = between(start, await pageCounts(shop.origin))
      const { heapUsed, threadHeapUsed, external, rss } = await memoryOf(shop)
      const mb = (bytes: number) => (bytes / 2 ** 20).toFixed(1)
      const row = [whole(drawn), whole(skeletons), mb(heapUsed), mb(threadHeapUsed), mb(external), mb(rss)]
      // all of it takes long: shows the progress
      console.log(row.join('  '))
      rows.push(row)
    }
    return {
      title: 'Memory of the server after renders',
      note: `All ${ROUTES.length} routes for ${MEMBERS} members, over ${CONNECTIONS} connections; MB after a collection. Budget: flat.`,
      columns: [
        'drawn',
        'skeletons',
        'heap MB',
        'heap of the drawing thread MB',
        'external MB',
        'resident MB'
      ],
      rows
    }
  } finally {
    await shop.stop()
  }
}

/** The first readings are close together: everything allocated once is there by then. */
const checkpoints = () =>
  [0.01, 0.05, 0.1, 0.25, 0.5, 0.75, 1].map((share) => Math.max(1, Math.round(RENDERS * share)))

function memoryOf({ child }: Shop): Promise<Memory> {
  const server = child as ChildProcess
  return new Promise((resolve) => {
    const hear = (message: unknown) => {
      if (typeof message !== 'object' || message === null || !('memory' in message)) return
      server.off('message', hear)
      resolve(message.memory as Memory)
    }
    server.on('message', hear)
    server.send('memory')
  })
}
