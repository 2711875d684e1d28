import { signatureOf } from '../../../server/gateways/recharge/parameter-signature'
import { openBazaar, type Bazaar } from './bazaar'

let bazaar: Bazaar
let token: string

beforeAll(async () => {
  bazaar = await openBazaar()
  token = await bazaar.login('buyer', '13800000001')
})
afterAll(() => bazaar.close())

const loginUrl = async () => new URL((await bazaar.ask('getLoginUrl', {}, token)).data.url)
const open = async (url: URL) => (await fetch(url, { redirect: 'manual' })).status

test('a login address works once', async () => {
  const url = await loginUrl()
  expect(await open(url)).toBe(303)
  expect(await open(url)).toBe(403)
})

test('a hundred at once: one gets in', async () => {
  const url = await loginUrl()
  const statuses = await Promise.all(Array.from({ length: 100 }, () => open(url)))
  expect(statuses.filter((status) => status === 303)).toHaveLength(1)
})

test('it is good for five minutes', async () => {
  const url = await loginUrl()
  bazaar.clock.advance(5 * 60_000 + 1000)
  expect(await open(url)).toBe(403)
})

test.each(['user', 'to', 'back', 'back_discount', 'app', 'time', 'nonce', 'sign'])(
  '%s cannot be changed',
  async (name) => {
    const url = await loginUrl()
    const value = url.searchParams.get(name) ?? ''
    url.searchParams.set(name, value.slice(0, -1) + (value.endsWith('1') ? '2' : '1'))
    expect(await open(url)).toBe(403)
  }
)

test('the address of one partner opens no other', async () => {
  const url = await loginUrl()
  url.pathname = url.pathname.replace('hdz', 'qnx')
  expect(await open(url)).toBe(403)
})

test('the site’s cookie is its own: path, HttpOnly, SameSite', async () => {
  const response = await fetch(await loginUrl(), { redirect: 'manual' })
  const cookie = response.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/Path=\/sandbox\/partner\/hdz;/)
  expect(cookie).toMatch(/HttpOnly/)
  expect(cookie).toMatch(/SameSite=Lax/)
})

test('without a login the site sells nothing', async () => {
  for (const path of ['/order?orderNo=x', '/orders']) {
    expect(await open(new URL(`/sandbox/partner/hdz${path}`, bazaar.origin))).toBe(401)
  }
  const item = await fetch(`${bazaar.origin}/sandbox/partner/hdz/item?itemId=coffee-cup`)
  expect(await item.text()).not.toContain('提交订单')
})

describe('calls to the partner', () => {
  const post = (parameters: Record<string, string>) =>
    fetch(`${bazaar.origin}/sandbox/partner/hdz/api/order`, {
      method: 'POST',
      body: new URLSearchParams(parameters)
    })
  const signed = async (over: Record<string, string> = {}) => {
    const login = Object.fromEntries((await loginUrl()).searchParams)
    const { sign: _, ...rest } = login
    return { ...rest, order_no: 'X', ...over }
  }

  test('an unsigned one, one with another secret, an old one are refused', async () => {
    const parameters = await signed()
    expect((await post(parameters)).status).toBe(401)
    expect((await post({ ...parameters, sign: signatureOf(parameters, 'another-secret') })).status).toBe(401)
  })

  test('a partner that cannot be reached is said so, and nothing is made', async () => {
    const partnerOrderNo = await bazaar.orderAt(token)
    await bazaar.setMode('hdz', { unreachable: true })
    expect(await bazaar.create(token, partnerOrderNo)).toMatchObject({ status: 200, resultCode: '913' })
    await bazaar.setMode('hdz', {})
    expect(await bazaar.create(token, partnerOrderNo)).toMatchObject({ resultCode: '100' })
  })
})
