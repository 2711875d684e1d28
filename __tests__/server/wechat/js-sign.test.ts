import { createHash } from 'node:crypto'
import { wechatEndpoints } from '../../../contract/wechat/endpoints'
import type { Data } from '../../../contract/types'
import { RemoteError } from '../../../server/gateways/remote-json'
import { jsSignature } from '../../../server/modules/wechat/js-sign'
import { ownPage } from '../../../server/modules/wechat/own-pages'
import { createSandboxWechatWeb } from '../../../server/sandbox/wechat/sandbox-wechat-web'
import { call } from '../../support/server/call'
import type { TestApp } from '../../support/server/test-app'
import { buildAppWithSandboxes } from '../session/support'

let app: TestApp
beforeAll(async () => {
  app = await buildAppWithSandboxes()
})
afterAll(() => app.close())

const sign = (url: string, on = app) =>
  call<Data<'getWechantJsSign'>>(on, wechatEndpoints.getWechantJsSign, { url })

test('the example of WeChat’s own documentation', () => {
  const signature = jsSignature({
    ticket: 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg',
    nonceStr: 'Wm3WZYTPz0wzccnW',
    timestamp: 1_414_587_457,
    url: 'http://mp.weixin.qq.com?params=value'
  })
  expect(signature).toBe('0f9de62fce790f9a083d5c99e95740ceb90c27ed')
})

test('a page of ours is signed as the browser has it, without its hash', async () => {
  const { data } = await sign('http://test.local/pages/a?x=%E4%B8%AD&y=1#here')
  const { ticket } = await createSandboxWechatWeb(app.database.db).jsTicket()
  const text = `jsapi_ticket=${ticket}&noncestr=${data.nonceStr}&timestamp=${data.timestamp}&url=http://test.local/pages/a?x=%E4%B8%AD&y=1`
  expect(data.signature).toBe(createHash('sha1').update(text).digest('hex'))
  expect(data.timestamp).toBe(app.clock.now().getTime() / 1000)
  expect((await sign('http://test.local/')).data.nonceStr).not.toBe(data.nonceStr)
})

const OWN = {
  publicOrigin: 'https://vip.example.com',
  allowedOrigins: ['https://h5.example.com:8443'],
  channelHosts: { 'candy.example.com': 'candy' as const }
}

test.each([
  'https://vip.example.com',
  'https://vip.example.com/pages/a?b=1',
  'https://h5.example.com:8443/',
  'https://candy.example.com/x'
])('%s is ours', (url) => expect(ownPage(url, OWN)).toBe(url))

test.each([
  'http://vip.example.com/',
  'https://vip.example.com:444/',
  'https://vip.example.com.evil.com/',
  'https://evil.com/https://vip.example.com',
  'https://vip.example.com@evil.com/',
  'https://user@vip.example.com/',
  'https://evil.com#https://vip.example.com',
  'https://evil.com\\@vip.example.com',
  'https://h5.example.com/',
  'https://constructor/',
  'http://localhost:9527/',
  'javascript:alert(1)',
  '//vip.example.com/',
  'https://vip.example.com/ x',
  ''
])('%j is not', (url) => expect(ownPage(url, OWN)).toBeNull())

test('a server on one’s own machine is reached by its names and ports', () => {
  const local = { ...OWN, publicOrigin: 'http://localhost:9527' }
  expect(ownPage('http://127.0.0.1:10086/a', local)).toBe('http://127.0.0.1:10086/a')
})

test('somebody else’s page is refused, and WeChat out of reach is told', async () => {
  expect(await sign('https://evil.example.com/')).toMatchObject({ status: 403, resultCode: '403' })
  const jsTicket = () => Promise.reject(new RemoteError('WeChat', 'not reached'))
  const wechatWeb = { ...createSandboxWechatWeb(app.database.db), jsTicket }
  const cut = await buildAppWithSandboxes({ gateways: { wechatWeb } })
  try {
    expect(await sign('http://test.local/', cut)).toMatchObject({
      status: 503,
      resultMsg: '微信服务繁忙，请稍后再试'
    })
  } finally {
    await cut.close()
  }
})
