import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { cardEndpoints } from '../../../contract/card/endpoints'
import { pageKeyOf } from '../../../server/core/session-token'
import { call } from '../../support/server/call'
import { pageOf, saidBy } from './fake-renderer'
import { byLevel } from '../../support/depth'
import { asMember, get, INDEX, openStage, pause, said, stage, type Headers } from './stage'
import { patience } from '../../support/patience'

openStage()

const sealed = (v: unknown, e: number | null = null) => JSON.stringify({ v, e })
const view = (told: object) => ({ cookie: `view=${encodeURIComponent(JSON.stringify(told))}` })

describe('which requests get a drawn page', () => {
  test.each([
    ['/', 'pages/index/index'],
    ['/pages/index', 'pages/index/index'],
    ['/pages/index/index?x=1', 'pages/index/index'],
    ['/pages/market', 'pages/market/index'],
    ['/pages/market/', 'pages/market/index']
  ])('%s is %s', async (url, path) => {
    const response = await get(url)
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(saidBy(response.body)).toMatchObject({ what: 'rendered', request: { path } })
    expect(String(response.headers['content-security-policy'])).toContain("script-src 'self'")
  })

  test.each(['/index.html', '/pages/unknown'])('%s is the file of the build', async (url) => {
    expect((await get(url)).body).toBe(INDEX)
    expect(stage.renderer.rendered).toEqual([])
  })

  test.each([
    ['GET', '/pages/market/index', 'application/json'],
    ['POST', '/pages/market/index', 'text/html'],
    ['GET', '/unionbuy-server/pages/market/index', 'text/html'],
    ['GET', '/pages/market/index.js', 'text/html']
  ] as const)('%s %s as %s is none', async (method, url, accept) => {
    const response = await stage.app.server.inject({ method, url, headers: { accept } })
    expect(response.statusCode).toBe(404)
    expect(stage.renderer.rendered).toEqual([])
  })

  test('HEAD says what GET says, without the page', async () => {
    const headers = { accept: 'text/html', 'accept-encoding': 'identity' }
    const full = await stage.app.server.inject({ url: '/', headers })
    const head = await stage.app.server.inject({ method: 'HEAD', url: '/', headers })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    for (const name of ['content-type', 'content-length', 'cache-control', 'vary'])
      expect([name, head.headers[name]]).toEqual([name, full.headers[name]])
  })

  test.each([
    ['br', 'gzip, deflate, br', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip', 'gzip', (body: Buffer) => gunzipSync(body)],
    ['gzip', 'br;q=0, gzip', (body: Buffer) => gunzipSync(body)],
    [undefined, 'identity', (body: Buffer) => body]
  ])('goes out as %s to who accepts "%s"', async (encoding, accepted, unpack) => {
    const response = await get('/', { 'accept-encoding': accepted })
    expect(response.headers['content-encoding']).toBe(encoding)
    expect(saidBy(unpack(response.rawPayload).toString()).what).toBe('rendered')
    expect(response.headers['content-length']).toBe(String(response.rawPayload.length))
  })
})

describe('for which channel', () => {
  const CODES = ['main', 'candy', 'jinjiang', 'lvyun', 'yanglao']
  test.each(CODES)('%s by the link, by its packed scene, by the stored choice', async (channel) => {
    for (const [url, headers] of [
      [`/?channel=${channel}`, {}],
      [`/?scene=${encodeURIComponent(`ch=${channel}&l=1`)}`, {}],
      ['/', view({ channelCode: sealed(channel) })],
      [`/?channel=${channel}`, view({ channelCode: sealed('candy') })]
    ] as const) {
      const { request, reads } = await said(url, headers)
      expect(request.channel).toBe(channel)
      const { data } = await call(stage.app, cardEndpoints.indexConfig, {}, { channel })
      expect(reads[0]?.[1]).toEqual(data)
    }
  })

  test.each<[string, string, Headers, string]>([
    ['the host names it', '/', { host: 'candy.test' }, 'candy'],
    [
      'what is stored stands above the host',
      '/',
      { host: 'candy.test', ...view({ channelCode: sealed('lvyun') }) },
      'lvyun'
    ],
    ['a made-up one is none', '/?channel=constructor', {}, 'main'],
    ['one that has ended is none', '/', view({ channelCode: sealed('candy', 1) }), 'main']
  ])('%s', async (_what, url, headers, channel) => {
    expect((await said(url, headers)).request.channel).toBe(channel)
  })

  test('the address is that of a host of ours, whatever the request says', async () => {
    expect((await said('/', { host: 'evil.test' })).request.address).toBe('http://test.local/')
    expect((await said('/', { host: 'candy.test' })).request.address).toBe('http://candy.test/')
  })
})

test.each<[string, object]>([
  ['Mozilla/5.0 (iPhone) Safari', { platform: 'h5', system: 'ios', inMiniProgram: false }],
  [
    'Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0',
    { platform: 'wx', system: 'android', inMiniProgram: false }
  ],
  [
    'Mozilla/5.0 (iPhone) MicroMessenger/8.0 miniProgram/wx1',
    { platform: 'wx', system: 'ios', inMiniProgram: true }
  ],
  ['', { platform: 'h5', system: 'other', inMiniProgram: false }]
])('%s', async (agent, kind) => {
  expect((await said('/', { 'user-agent': agent })).request).toMatchObject(kind)
})

describe('what the device tells', () => {
  test('is taken by its known names, as it is', async () => {
    const told = { look: sealed('dark'), elder: sealed(true), accessToken: sealed('secret'), place: 'x' }
    const { request } = await said('/', view(told))
    expect(request.device).toEqual({ look: sealed('dark'), elder: sealed(true) })
  })

  test.each([
    ['no JSON', 'view=%7B'],
    ['a list', `view=${encodeURIComponent('["look"]')}`],
    ['what is no text', `view=${encodeURIComponent('{"look":{"v":1}}')}`],
    ['a poisoned prototype', `view=${encodeURIComponent('{"__proto__":{"look":"x"}}')}`],
    ['more than 2 KB', `view=${encodeURIComponent(JSON.stringify({ look: 'x'.repeat(2048) }))}`]
  ])('%s counts for nothing', async (_what, cookie) => {
    expect((await said('/', { cookie })).request.device).toEqual({})
  })
})

describe('whose page it is', () => {
  test('a member’s own, kept by nobody', async () => {
    const token = await stage.app.login('m-1')
    const response = await get('/', asMember(token))
    expect(saidBy(response.body)).toMatchObject({
      request: { memberId: 'm-1' },
      reads: [[[], { memberBaseInfo: { id: 'm-1' } }]].map(([, data]) => [expect.anything(), data])
    })
    expect(response.headers['cache-control']).toBe('no-store')
    expect((await said('/', {})).request.memberId).toBeNull()
  })

  test('a visitor’s may be shown again, if it is asked for', async () => {
    const { headers } = await get('/')
    expect(headers['cache-control']).toBe('no-cache')
    expect(String(headers.vary)).toContain('cookie')
    expect(String(headers.vary)).toContain('accept-encoding')
  })

  test.each<[string, (token: string) => Headers]>([
    ['the token in the place of the key', (token) => ({ cookie: `member=1; page=${token}` })],
    ['the token’s own cookie', (token) => ({ cookie: `member=1; token=${token}` })],
    ['headers of a call', (token) => ({ token, 'auth-token': token })],
    ['an app that has ended the session by itself', (token) => ({ cookie: `page=${pageKeyOf(token)}` })],
    ['a made-up key', () => ({ cookie: `member=1; page=${'k'.repeat(43)}` })]
  ])('%s shows a visitor’s', async (_what, headersOf) => {
    const { request } = await said('/', headersOf(await stage.app.login('m-2')))
    expect(request.memberId).toBeNull()
  })

  test('ends with the session: logged out, revoked, over, another’s', async () => {
    const [one, other] = [await stage.app.login('m-3'), await stage.app.login('m-4')]
    const whose = async (token: string) => (await said('/', asMember(token))).request.memberId
    expect([await whose(one), await whose(other)]).toEqual(['m-3', 'm-4'])
    await stage.app.server.inject({
      method: 'POST',
      url: '/unionbuy-server/proxy/unionbuy-member/auth/logout',
      headers: { 'auth-token': one },
      payload: {}
    })
    expect([await whose(one), await whose(other)]).toEqual([null, 'm-4'])
    await stage.app.database.pool.query(`delete from sessions where member_id = 'm-4'`)
    expect(await whose(other)).toBeNull()
    const third = await stage.app.login('m-4')
    stage.app.clock.advance(30 * 86_400_000)
    expect(await whose(third)).toBeNull()
  })

  test('a script gets what is nobody’s, and so does the shelf of the service worker', async () => {
    const response = await get('/', asMember(await stage.app.login('m-5'), { 'sec-fetch-dest': 'empty' }))
    expect(saidBy(response.body)).toMatchObject({ what: 'skeleton', anyone: true })
    expect(response.body).not.toContain('m-5')
  })

  test('whose browser has a service worker gets their own page: it hands the navigation on', async () => {
    const handedOn = { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'navigate' }
    const { what, request } = await said('/', asMember(await stage.app.login('m-6'), handedOn))
    expect([what, request.memberId]).toEqual(['rendered', 'm-6'])
  })

  test('requests of 50 members and visitors at once, again and again: to each their own', async () => {
    const members = Array.from({ length: 50 }, (_, at) => `m-many-${at}`)
    const tokens = await Promise.all(members.map((id) => stage.app.login(id)))
    const paths = ['/', '/pages/market', '/pages-my/orderList/index']
    for (let round = 0; round < byLevel(15, 250); round += 1) {
      const asked = Array.from({ length: 8 }, (_, at) => (round * 8 + at) % 51)
      await Promise.all(
        asked.map(async (who) => {
          const token = tokens[who]
          const path = paths[(round + who) % 3] ?? '/'
          const keyword = `of-${who}`
          const { body } = await get(`${path}?keyword=${keyword}`, token ? asMember(token) : {})
          const page = saidBy(body)
          expect([...body.matchAll(/m-many-\d+/g)].every(([name]) => name === members[who])).toBe(true)
          expect(page.request.query).toEqual({ keyword })
          if (page.what === 'rendered') expect(page.request.memberId).toBe(members[who] ?? null)
        })
      )
    }
  })
})

describe('what is kept', () => {
  test('a page is drawn once for all who ask for the same, also while it is being drawn', async () => {
    await Promise.all([get('/'), get('/'), get('/?utm=1')])
    await get('/', { 'user-agent': 'another' })
    expect(stage.renderer.rendered).toHaveLength(1)
  })

  test.each<[string, string, Headers]>([
    ['another page', '/pages/market', {}],
    ['another spelling of it, which is in the page', '/pages/index', {}],
    ['another channel', '/?channel=candy', {}],
    ['another parameter that it reads', '/?keyword=a', {}],
    ['another look', '/', view({ look: sealed('dark') })],
    ['another platform', '/', { 'user-agent': 'MicroMessenger' }],
    ['another system', '/', { 'user-agent': 'iPhone' }],
    ['another host', '/', { host: 'candy.test' }]
  ])('%s is drawn for itself', async (_what, url, headers) => {
    await get('/')
    await get(url, headers)
    expect(stage.renderer.rendered).toHaveLength(2)
    await get(url, headers)
    expect(stage.renderer.rendered).toHaveLength(2)
  })

  test.each<[string, Headers]>([
    ['a device with a chosen city', view({ chosenCity: sealed('上海') })],
    ['a device whose choice ends at a moment of its own', view({ tabbarActivate: sealed('My', 4e12) })]
  ])('%s is rendered again each time', async (_what, headers) => {
    await get('/', headers)
    await get('/', headers)
    expect(stage.renderer.rendered).toHaveLength(2)
  })

  test('a page of which a read failed is not kept, nor one that was not drawn', async () => {
    stage.renderer.instead = async (request) => pageOf(request, [], { failed: 1 })
    await get('/')
    await get('/')
    expect(stage.renderer.rendered).toHaveLength(2)
    stage.renderer.instead = () => Promise.reject(new Error('broken'))
    expect(await said('/')).toMatchObject({ what: 'skeleton' })
    stage.renderer.instead = undefined
    expect(await said('/')).toMatchObject({ what: 'rendered' })
  })

  test('another catalogue that is applied: what was drawn of the old one goes', async () => {
    const cities = async () => JSON.stringify((await said('/')).reads)
    const before = await cities()
    await stage.app.database.pool.query(`update plates set name = '换了名字的包'`)
    await stage.app.database.pool.query(
      `insert into catalogue_applications (added, changed, taken_away) values (0, 1, 0)`
    )
    expect(await cities()).toBe(before)
    await pause(1100)
    let now = before
    // long before the catalogue would be read again by itself
    for (const end = Date.now() + patience(2500); now === before && Date.now() < end;) {
      await pause(25)
      now = await cities()
    }
    expect(now).toContain('换了名字的包')
  })
})

describe('secrets of an address', () => {
  const SECRET = 'very-secret-value'
  test.each([
    'token',
    'sign',
    'authCode',
    'ticket',
    'activeCode',
    'lyToken',
    'token12',
    'state',
    'code',
    'lotteryTk',
    '%73ign'
  ])('%s comes into no page, no log, and nothing that is kept', async (name) => {
    const response = await get(`/?keyword=a&${name}=${SECRET}`)
    expect(saidBy(response.body).request.query).toEqual({ keyword: 'a' })
    expect(response.body).not.toContain(SECRET)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(JSON.stringify(stage.renderer.rendered)).not.toContain(SECRET)
    expect(stage.app.logLines.join('')).not.toContain(SECRET)
  })

  test('nor where scene packs them', async () => {
    const { body } = await get(`/?scene=${encodeURIComponent(`ch=candy&token=${SECRET}`)}`)
    expect(saidBy(body).request).toMatchObject({ channel: 'candy', query: {} })
    expect(body).not.toContain(SECRET)
  })

  test('what no page reads is in none', async () => {
    expect((await get('/?mobile=13800138000')).body).not.toContain('13800138000')
  })
})
