import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { schemas } from '../contract/schemas'
import { openDatabase, type Database } from '../server/db/client'
import { startEmbedded } from '../server/db/embedded'
import { refreshMallSummaries } from '../server/db/mall-summaries'
import { migrate } from '../server/db/migrate'
import { demoRows } from '../server/db/demo-catalogue'
import { mallProducts, mallSkus } from '../server/db/schema/mall'
import { seed } from '../server/db/seed'
import { upsert } from '../server/db/upsert'
import { gramsOf } from '../server/lib/search-grams'
import { goodsPage } from '../server/modules/mall/goods'
import { whole, type Table } from './table'

const PRODUCTS = 100_000
const CHUNK = 5000
const CALLS = 400

const MAKERS = '山海云间木青松石竹雨花月林溪禾苗星河岚谷麦田川野鹿鸣白鹭'
const STYLES = '复古轻便加厚折叠智能便携大容量静音防水手工天然有机儿童成人家用旅行简约北欧日式国潮'
const THINGS = demoRows(mallProducts).map(({ name }) => name)

/** The same numbers on every run (mulberry32). */
function numbers(seedOf: number) {
  let state = seedOf
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const pairAt = (text: string, place: number) => text.slice(place, place + 2)

const priceAt = (index: number) => 1000 + (index % 500) * 100

/** Names as shops write them: brand, style, product. */
function productsOf(count: number) {
  const pick = numbers(7)
  return Array.from({ length: count }, (_, index) => {
    const like = demoRows(mallProducts)[index % demoRows(mallProducts).length]!
    const maker = pairAt(MAKERS, pick(MAKERS.length - 1))
    const style = pairAt(STYLES, pick(STYLES.length - 1))
    const name = `${maker}${style}${THINGS[pick(THINGS.length)] ?? ''}${pick(900) + 100}`
    const row = {
      ...like,
      id: `b${index}`,
      name,
      sort: pick(count),
      grams: gramsOf(`${name} ${like.subtitle}`, name)
    }
    // refreshed as refreshMallSummaries would: it finds nothing to change
    return { ...row, onSale: true, channelCodes: [], sold: 0, priceFen: priceAt(index), cardPriceFen: null }
  })
}

async function fill({ db }: Database): Promise<void> {
  await seed(db)
  const products = productsOf(PRODUCTS)
  for (let from = 0; from < products.length; from += CHUNK) {
    const chunk = products.slice(from, from + CHUNK)
    await upsert(db, mallProducts, chunk, [mallProducts.id])
    const sku = demoRows(mallSkus)[0]!
    await upsert(
      db,
      mallSkus,
      chunk.map(({ id, name }, index) => ({
        ...sku,
        id: `${id}-1`,
        productId: id,
        name,
        priceFen: priceAt(from + index),
        sold: 0,
        onSale: true,
        listPriceFen: 100_000,
        cardPriceFen: null
      })),
      [mallSkus.id]
    )
  }
  await refreshMallSummaries(db)
  await db.$client.query('vacuum analyze mall_products')
  await db.$client.query('vacuum analyze mall_skus')
}

/** Search texts, by kind. */
const SEARCHES: Readonly<Record<string, readonly string[]>> = {
  'two characters': ['耳机', '保温', '短袖', '台灯', '龙井', '雨伞', '键盘', '坚果'],
  'a word of many': ['家用', '手工', '便携', '日式'],
  'a whole name': ['陶瓷内胆保温杯', '降噪蓝牙耳机', '重磅纯棉短袖', '手工铁煎锅'],
  pinyin: ['baowenbei', 'erji', 'duanxiu', 'jianpan'],
  initials: ['bwb', 'yrs', 'jxjp'],
  'sounds the same': ['宝温杯', '耳鸡', '建盘'],
  'one wrong character': ['陶瓷内旦保温杯', '降噪篮牙耳机']
}

/** How long a search takes, as complete API calls, in a mall of 100,000 products. */
export async function measureSearch(): Promise<Table> {
  const folder = mkdtempSync(path.join(tmpdir(), 'privilege-centre-search-'))
  const postgres = await startEmbedded(folder)
  const database = openDatabase(postgres.url, { max: 4, patient: true })
  try {
    await migrate(postgres.url)
    await fill(database)
    return await tableOf(database)
  } finally {
    await database.close()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Latency on a filled database. */
export async function tableOf(database: Database): Promise<Table> {
  const rows = []
  for (const [kind, words] of Object.entries(SEARCHES)) rows.push([kind, ...(await timesOf(database, words))])
  return {
    title: 'Search of the mall',
    note: `${whole(PRODUCTS)} products; ms of ${CALLS} searches of each kind, one after the other. Budget: p99 50 ms.`,
    columns: ['What is typed', 'On the first page, on average', 'p50, ms', 'p99, ms'],
    rows
  }
}

async function timesOf({ db }: Database, words: readonly string[]): Promise<string[]> {
  const times: number[] = []
  let found = 0
  for (let call = -words.length; call < CALLS; call++) {
    const keyword = words[Math.abs(call) % words.length]
    const input = schemas.getMallGoods.input.parse({ keyword, pageSize: 20 })
    const from = performance.now()
    const { list } = await goodsPage(db, input, 'main')
    if (call < 0) continue
    times.push(performance.now() - from)
    found += list.length
  }
  const sorted = times.sort((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
  return [String(Math.round(found / CALLS)), at(0.5), at(0.99)]
}
