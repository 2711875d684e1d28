import { wechatEndpoints } from '../../../contract/wechat/endpoints'
import type { Data } from '../../../contract/types'
import { readSettings } from '../../../server/config/settings'
import { RemoteError } from '../../../server/gateways/remote-json'
import { createMiniLinks } from '../../../server/modules/wechat/mini-link'
import { partnerMiniOf } from '../../../server/modules/wechat/partner-mini'
import { createSandboxWechatWeb } from '../../../server/sandbox/wechat/sandbox-wechat-web'
import { call } from '../../support/server/call'
import { testSettings, type TestApp } from '../../support/server/test-app'
import { buildAppWithSandboxes } from '../session/support'

let app: TestApp
beforeAll(async () => {
  app = await buildAppWithSandboxes()
})
afterAll(() => app.close())

const link = (input: Record<string, string>) =>
  call<Data<'getMiniLink'>>(app, wechatEndpoints.getMiniLink, input)
const now = new Date('2026-11-21T10:00:00+08:00')

test('there are three ways to a page of our mini-program', async () => {
  const { data } = await link({ path: '/pages/cardDetail/index', query: 'cardId=a&x=1' })
  expect(data).toMatchObject({
    appId: expect.stringMatching(/^wx[0-9a-f]{16}$/) as string,
    originalId: expect.stringMatching(/^gh_/) as string,
    path: 'pages/cardDetail/index.html?cardId=a&x=1',
    scheme: expect.stringMatching(/^weixin:\/\/dl\/business\/\?t=\w+$/) as string
  })
  const url = new URL(data.qrText)
  expect(url.origin).toBe('http://test.local')
  const shown = await app.server.inject({ url: url.pathname + url.search })
  expect([shown.statusCode, shown.payload.includes('pages/cardDetail/index')]).toEqual([200, true])
  expect((await link({})).data.path).toBe('pages/index/index.html')
})

test.each([
  'https://evil.example.com',
  'pages/../x',
  'pages/a b/index',
  'x/y',
  'pages/a?b=1',
  'plugin-private://x'
])('%s is no page', async (path) =>
  expect(await link({ path })).toMatchObject({ status: 400, resultCode: '400' })
)

test('WeChat is asked once for the same page, and without it there are the other ways', async () => {
  let asked = 0
  const sandbox = createSandboxWechatWeb(app.database.db)
  const miniScheme = () => {
    asked += 1
    return asked === 1
      ? Promise.reject(new RemoteError('WeChat', 'not reached'))
      : Promise.resolve('weixin://x')
  }
  const links = createMiniLinks(() => ({ ...sandbox, miniScheme }), testSettings())
  const ask = (at = now) => links({ path: 'pages/market/index' }, at)
  expect((await ask()).scheme).toBe('')
  expect([(await ask()).scheme, (await ask()).scheme, asked]).toEqual(['weixin://x', 'weixin://x', 2])
  await ask(new Date(now.getTime() + 600_001))
  expect(asked).toBe(3)
})

test('a public server’s QR code opens the page with the launch tag', async () => {
  const settings = testSettings({
    publicOrigin: 'https://vip.example.com',
    gateways: { ...testSettings().gateways, wechat: 'real' }
  })
  const links = createMiniLinks(() => createSandboxWechatWeb(app.database.db), settings)
  expect((await links({ path: 'pages/market/index', query: 'a=1' }, now)).qrText).toBe(
    'https://vip.example.com/pages/openXcx/index?path=pages%2Fmarket%2Findex&query=a%3D1'
  )
})

// one fixed mini-program for the jumps to partners (rule partner.miniProgram)
describe('the partner’s mini-program', () => {
  const env = {
    PARTNER_MINIS: 'candy=wx00000000000000aa:pages/home/index:糖果小店,candy/food=wx00000000000000bb'
  }
  const settings = () => {
    const base = testSettings()
    const read = readSettings({ NODE_ENV: 'test', DATA_DIR: base.dataDir, ...env })
    return { partnerMinis: read.partnerMinis, production: true }
  }

  test('is the channel’s fixed one, or another of its list', () => {
    expect(partnerMiniOf(settings(), 'candy', {})).toEqual({
      appId: 'wx00000000000000aa',
      path: 'pages/home/index',
      name: '糖果小店',
      envVersion: 'release'
    })
    expect(partnerMiniOf(settings(), 'candy', { id: 'food', path: '/pages/x?y=1' })).toMatchObject({
      appId: 'wx00000000000000bb',
      path: 'pages/x?y=1'
    })
    expect(partnerMiniOf({ ...settings(), production: false }, 'main', {}).envVersion).toBe('trial')
  })

  test('is an example where none is named; an id that is not in the list is not found', async () => {
    const ask = (input: Record<string, string>, channel = 'main') =>
      call<Data<'getChannelXcxUrl'>>(app, wechatEndpoints.getChannelXcxUrl, input, { channel })
    expect((await ask({})).data).toMatchObject({ appId: 'wx0123456789abcdef', path: 'pages/index/index' })
    expect(await ask({ id: 'food' })).toMatchObject({ status: 404, resultMsg: '未找到该小程序' })
    expect(() => partnerMiniOf(settings(), 'main', { id: 'food' })).toThrow('未找到该小程序')
    expect((await ask({ path: 'pages/a b' })).resultCode).toBe('400')
  })

  test.each(['nowhere=wx00000000000000aa', 'candy', 'candy=wxNOHEX', 'candy=wx00000000000000aa:a:b:c'])(
    'a setting such as %s stops the start',
    (PARTNER_MINIS) => expect(() => readSettings({ PARTNER_MINIS })).toThrow(/PARTNER_MINIS: must be/)
  )
})
