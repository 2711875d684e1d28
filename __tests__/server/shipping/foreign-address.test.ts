/** Nobody makes the sandbox of kuaidi100 reach another address: neither a request, nor a row of before, nor a redirect. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { moveParcels } from '../../../server/sandbox/kuaidi100/move'
import { sandboxKuaidi100 } from '../../../server/sandbox/kuaidi100/settings'
import { testSettings } from '../../support/server/test-app'
import { openAfterShop, type AfterShop } from '../aftersale/after-shop'

let shop: AfterShop
let inside: Server
let insideOrigin: string
/** Paths at which the server that nobody may make us reach was reached. */
const heard: string[] = []

beforeAll(async () => {
  shop = await openAfterShop()
  inside = createServer(({ url = '' }, response) => {
    heard.push(url)
    response.writeHead(307, { location: '/secret' }).end()
  })
  await new Promise<void>((listening) => inside.listen(0, '127.0.0.1', listening))
  insideOrigin = `http://127.0.0.1:${(inside.address() as AddressInfo).port}`
})
beforeEach(() => heard.splice(0))
afterAll(async () => {
  inside.close()
  await shop.close()
})

const account = () => sandboxKuaidi100({ ...testSettings(), port: Number(new URL(shop.origin).port) })

async function watch(key: string, callbackurl: string): Promise<{ returnCode: string }> {
  const parcel = { company: 'shunfeng', number: 'SF-asked', to: '上海市' }
  const param = JSON.stringify({ ...parcel, key, parameters: { callbackurl } })
  const body = new URLSearchParams({ schema: 'json', param })
  const response = await fetch(`${shop.origin}/sandbox/kuaidi100/poll`, { method: 'POST', body })
  return (await response.json()) as { returnCode: string }
}

const addRow = (trackingNo: string, callback: string) =>
  shop.database.pool.query(
    `insert into sandbox_parcels (tracking_no, carrier, city, steps, sent_at, callback, next_at)
     values ($1, 'shunfeng', '上海市', '[]', $3, $2, $3)`,
    [trackingNo, callback, shop.clock.now()]
  )

const rowOf = (trackingNo: string) =>
  shop.row<{ steps: string[]; next_at: Date | null }>(
    'select steps, next_at from sandbox_parcels where tracking_no = $1',
    [trackingNo]
  )

test('a parcel is watched for the shop alone, by who has its key', async () => {
  const { key, callbackUrl } = account()
  expect(await watch('sandbox-logistics', callbackUrl)).toMatchObject({ returnCode: '600' })
  for (const address of [`${insideOrigin}/a`, `${callbackUrl}/../x`, callbackUrl.replace('//', '//a@')]) {
    expect(await watch(key, address)).toMatchObject({ returnCode: '700' })
  }
  expect(await rowOf('SF-asked')).toBeUndefined()
  expect(await watch(key, callbackUrl)).toMatchObject({ returnCode: '200' })
})

test('a row that names another address has its news pushed to the shop', async () => {
  await addRow('SF-before', `${insideOrigin}/inside`)
  await shop.jobs.run('move sandbox parcels')
  expect((await rowOf('SF-before')).steps).toHaveLength(1)
  expect(heard).toEqual([])
})

test('a push follows no redirect, and is given up after a day', async () => {
  await addRow('SF-redirect', 'any')
  const carrier = { db: shop.database.db, log: { warn: () => undefined }, salt: 'x' }
  const move = () => moveParcels({ ...carrier, callbackUrl: `${insideOrigin}/redirects` }, shop.clock.now())
  await move()
  expect(heard).toContain('/redirects')
  expect(heard).not.toContain('/secret')
  const { steps, next_at: next } = await rowOf('SF-redirect')
  expect(steps).toEqual([])
  expect(next?.getTime()).toBe(shop.clock.now().getTime() + 20_000)
  shop.clock.advance(86_400_001)
  await move()
  expect((await rowOf('SF-redirect')).next_at).toBeNull()
})
