import { catalogueOver, CATALOGUE_AGE_MS } from '../../../server/modules/catalogue/catalogue'
import { queryableOn } from '../../../server/db/client'
import type { TestApp } from '../../support/server/test-app'
import { rightsApp } from '../privilege/support'

let app: TestApp
let nowMs = 1_000_000
let queries = 0

beforeAll(async () => {
  app = await rightsApp()
})
afterAll(() => app.close())

/** A catalogue over a pool that counts its queries. */
function counted() {
  queries = 0
  const pool = new Proxy(app.database.pool, {
    get(target, name) {
      if (name === 'query') queries += 1
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    }
  })
  return catalogueOver(queryableOn(pool), { clockMs: () => nowMs })
}

const setSold = (sold: number) =>
  app.database.pool.query(`update card_products set sold = $1 where id = 'gold'`, [sold])

describe('the catalogue in memory', () => {
  it('is read once for many callers at once', async () => {
    const source = counted()
    await Promise.all(Array.from({ length: 100 }, () => source.read()))
    expect(queries).toBe(7)
  })

  it('is never older than 5 seconds', async () => {
    const source = counted()
    const sold = async () => (await source.read()).cards.get('gold')?.sold
    await setSold(1)
    expect(await sold()).toBe(1)
    await setSold(2)
    nowMs += 2000
    expect(await sold()).toBe(1)
    nowMs += CATALOGUE_AGE_MS - 2000
    expect(await sold()).toBe(2)
  })

  it('is read again when something is asked for that it does not have, once', async () => {
    const source = counted()
    await source.read()
    await app.database.pool.query(
      `insert into card_products (id, name, level, tagline, face, price_fen, list_price_fen, validity_days, benefits,
        instructions_html, on_sale, sort) values ('new', '新卡', '', '', 'ink', 1, 1, 30, '{}', '', true, 9)`
    )
    const catalogue = await source.read((known) => known.cards.has('new'))
    expect(catalogue.cards.get('new')?.name).toBe('新卡')
    const missing = await source.read((known) => known.cards.has('never'))
    expect(missing.cards.has('never')).toBe(false)
  })

  it('answers on after a read that failed', async () => {
    let broken = true
    const pool = new Proxy(app.database.pool, {
      get(target, name) {
        if (name === 'query' && broken) return () => Promise.reject(new Error('connection lost'))
        const value: unknown = Reflect.get(target, name)
        return typeof value === 'function' ? (value.bind(target) as unknown) : value
      }
    })
    const source = catalogueOver(queryableOn(pool))
    await expect(source.read()).rejects.toThrow('connection lost')
    broken = false
    expect((await source.read()).cards.has('gold')).toBe(true)
  })
})
