import { createRequire } from 'node:module'
import path from 'node:path'
import type { AnswerRead, Renderer, RenderRequest } from '../../contract/ssr'
import { buildApp } from '../../server/app'
import { REQUIRED_SECRETS } from '../../server/config/secrets'
import { readSettings } from '../../server/config/settings'
import { pageWithLead } from '../../server/ssr/lead-picture'
import { picturesOf } from '../../server/ssr/pictures'
import { warmUp } from '../../server/ssr/warm-up'
import { createGateways } from '../../server/gateways/create-gateways'
import { hashToken } from '../../server/core/session-token'
import { networkOf } from '../../server/core/network'
import type { ReadCaller, Reads } from '../../server/http/reads'
import { ROOT } from '../built'
import { makeDemoThings } from '../demo-things'
import { pageQueries } from '../../e2e/support/page-queries'
import { openShop, type Shop } from '../shop'
import { kb, median, type Table } from '../table'
import { quantile } from './ask'
import { RENDERED_PAGES } from './uncached-renders'

const TIMES = Number(process.env.BENCH_PAGES ?? 400)
const FIRST = 200

/** Where the time of a render goes, one render at a time in this process, with the built renderer. */
export async function measureParts(): Promise<Table> {
  const shop = await openShop()
  try {
    const { reads, pictureOf } = await serverHere(shop)
    const renderer = createRequire(__filename)(path.join(ROOT, 'dist/server/renderer.cjs')) as Renderer
    warmUp(renderer)
    const things = await makeDemoThings(shop)
    const { rows: found } = await shop.database.pool.query<{ member_id: string }>(
      'select member_id from sessions where token_hash = $1',
      [hashToken(things.token)]
    )
    const queries = pageQueries(things)
    const rows: string[][] = []
    for (const [name, page, isMembers] of RENDERED_PAGES) {
      const { memberCardId: _card, ...open } = queries[page]
      const request = requestOf(
        page,
        isMembers ? queries[page] : open,
        isMembers ? found[0]?.member_id : undefined
      )
      rows.push([name, ...(await measure(shop, renderer, reads, pictureOf, request))])
    }
    return {
      title: 'CPU time of a render, by part',
      note: `Medians of ${TIMES}, ms; one drawing at a time in the process of its reads; “queries” go to the database. Brotli at quality 5, as pages go out, in a thread of its own. Budget: a drawing with its reads 5 ms p95.`,
      columns: [
        'page',
        'drawing',
        'p95',
        'reads',
        'React',
        'document',
        'brotli',
        'turns',
        'reads',
        'queries',
        'KB'
      ],
      rows
    }
  } finally {
    await shop.stop()
  }
}

type PictureOf = ReturnType<typeof picturesOf>

/** The server's own reads on that database, in this process. */
async function serverHere({ database }: Shop): Promise<{ reads: Reads; pictureOf: PictureOf }> {
  const settings = readSettings({
    ...Object.fromEntries(REQUIRED_SECRETS.map((name) => [name, `bench-${name}`.padEnd(48, '-')])),
    LOG_LEVEL: 'error'
  })
  const { reads } = await buildApp({
    database,
    settings,
    gateways: await createGateways(settings, database.db)
  })
  return { reads, pictureOf: picturesOf(settings.catalogueAssetsDir, database.db) }
}

const requestOf = (
  page: string,
  query: Readonly<Record<string, string>>,
  memberId: string | undefined
): RenderRequest => ({
  path: page,
  query,
  address: `http://localhost/${page}`,
  channel: 'main',
  platform: 'h5',
  system: 'android',
  inMiniProgram: false,
  device: {},
  memberId: memberId ?? null,
  now: Date.now()
})

async function measure(
  shop: Shop,
  renderer: Renderer,
  reads: Reads,
  pictureOf: PictureOf,
  request: RenderRequest
): Promise<string[]> {
  const took: Record<'all' | 'reads' | 'render' | 'document' | 'brotli', number[]> = {
    all: [],
    reads: [],
    render: [],
    document: [],
    brotli: []
  }
  let last = { turns: 0, asked: 0, queries: 0, bytes: 0 }
  for (let time = -FIRST; time < TIMES; time++) {
    const clock = new ReadClock(reads, request)
    const counter = countQueries(shop)
    const began = performance.now()
    const screen = await renderer.render(request, clock.answer)
    const drawn = performance.now()
    const html = renderer.document(screen)
    const composed = performance.now()
    const page = await pageWithLead(html, pictureOf)
    const bytes = (await page.in('br')).length
    const packed = performance.now()
    last = { turns: screen.passes, asked: clock.asked, queries: counter(), bytes }
    if (time < 0) continue
    took.all.push(composed - began)
    took.reads.push(clock.ms)
    took.render.push(drawn - began - clock.ms)
    took.document.push(composed - drawn)
    took.brotli.push(packed - composed)
  }
  const ms = (values: readonly number[]) => median(values).toFixed(1)
  return [
    ms(took.all),
    quantile(took.all, 0.95).toFixed(1),
    ms(took.reads),
    ms(took.render),
    ms(took.document),
    ms(took.brotli),
    String(last.turns),
    String(last.asked),
    String(last.queries),
    kb(last.bytes)
  ]
}

/** How long at least one read is pending. */
class ReadClock {
  ms = 0
  asked = 0
  #running = 0
  #since = 0
  readonly answer: AnswerRead

  constructor(reads: Reads, { memberId }: RenderRequest) {
    const caller: ReadCaller = {
      memberId,
      channel: 'main',
      platform: 'h5',
      os: 'android',
      ip: '127.0.0.1',
      network: networkOf('127.0.0.1'),
      userAgent: 'bench',
      requestId: 'bench',
      now: new Date(),
      log: { error: () => undefined, warn: () => undefined, info: () => undefined } as never
    }
    this.answer = async (endpoint, input) => {
      this.asked += 1
      if (this.#running++ === 0) this.#since = performance.now()
      try {
        return await reads.answer(endpoint, input, caller)
      } finally {
        if (--this.#running === 0) this.ms += performance.now() - this.#since
      }
    }
  }
}

/** Counts database queries from now on, until it is called. */
function countQueries({ database: { pool } }: Shop): () => number {
  const query = pool.query.bind(pool)
  let count = 0
  pool.query = ((...given: Parameters<typeof query>) => {
    count += 1
    return query(...given)
  }) as typeof pool.query
  return () => {
    pool.query = query
    return count
  }
}
