import type { TestApp } from '../../support/server/test-app'
import { testSettings } from '../../support/server/test-app'
import { buildAppWithSandboxes, lastCode, sendCode } from '../session/support'

let app: TestApp

beforeAll(async () => {
  app = await buildAppWithSandboxes()
})
afterAll(() => app.close())
beforeEach(() => app.database.clear('sandbox_sms', 'rate_hits'))

const get = (url: string, from = app) =>
  from.server.inject({ method: 'GET', url, headers: { accept: 'text/html' } })

test('the inbox shows the newest message first and loads itself again', async () => {
  await sendCode(app, '13800138000')
  await sendCode(app, '13900139000')
  const page = await get('/sandbox/sms')
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.body.indexOf('13900139000')).toBeLessThan(page.body.indexOf('13800138000'))
  expect(page.body).toContain(await lastCode(app, '13900139000'))
  expect(page.body).toContain('http-equiv="refresh"')
})

test('an empty inbox says what to do', async () => {
  expect((await get('/sandbox/sms')).body).toContain('暂无短信')
})

test('tests read the code of one number as JSON', async () => {
  await sendCode(app, '13800138000')
  await sendCode(app, '13900139000')
  const messages = (await get('/sandbox/sms.json?mobile=13800138000')).json<
    { mobile: string; code: string }[]
  >()
  expect(messages).toEqual([
    expect.objectContaining({ mobile: '13800138000', code: await lastCode(app, '13800138000') })
  ])
})

test('what is in a message is text on the page, never markup', async () => {
  await app.database.pool.query(`insert into sandbox_sms (mobile, body) values ('13800138000', $1)`, [
    `<script>alert("1")</script>'&`
  ])
  const { body } = await get('/sandbox/sms')
  expect(body).not.toContain('<script>')
  expect(body).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;&amp;')
})

test('the sandbox has a page that lists what there is', async () => {
  const { body } = await get('/sandbox')
  expect(body).toContain('href="/sandbox/sms"')
})

test('with real gateways none of it is there', async () => {
  const real = {
    pay: 'real',
    wechat: 'real',
    sms: 'real',
    captcha: 'real',
    map: 'real',
    recharge: 'real',
    assistant: 'real',
    lvyun: 'real',
    jinjiang: 'real',
    partner: 'real',
    chat: 'real',
    jd: 'real',
    warehouse: 'real',
    logistics: 'real',
    yuetu: 'real'
  } as const
  const other = await buildAppWithSandboxes({ settings: { ...testSettings(), docs: false, gateways: real } })
  try {
    for (const path of ['/sandbox', '/sandbox/sms', '/sandbox/sms.json']) {
      expect((await get(path, other)).statusCode).toBe(404)
    }
  } finally {
    await other.close()
  }
})
