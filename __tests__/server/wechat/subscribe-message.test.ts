/** Subscribe messages as the real client sends them. */
import { createWechatApi } from '../../../server/gateways/wechat/wechat-api'
import { startFakeRemote } from './fake-remote'

let fake: Awaited<ReturnType<typeof startFakeRemote>>
let answer: object
beforeAll(async () => {
  fake = await startFakeRemote((request) =>
    request.path === '/cgi-bin/stable_token' ? { access_token: 'token', expires_in: 7200 } : { ...answer }
  )
})
beforeEach(() => (fake.requests.length = 0))
afterAll(() => fake.close())

const send = () =>
  createWechatApi({ baseUrl: fake.baseUrl, appId: 'wxApp', appSecret: 'secret' }, () => 0).sendMessage({
    openId: 'oABC',
    templateId: 'template-0001',
    page: 'pages-my/orderDetail/index?orderNo=1',
    data: { thing1: '龙井', phrase2: '已发货' }
  })

test('each field is wrapped, and the page is opened in the released mini-program', async () => {
  answer = { errcode: 0, errmsg: 'ok' }
  expect(await send()).toBe('sent')
  const asked = fake.requests.find(({ path }) => path === '/cgi-bin/message/subscribe/send')
  expect(JSON.parse(asked?.body ?? '')).toEqual({
    touser: 'oABC',
    template_id: 'template-0001',
    page: 'pages-my/orderDetail/index?orderNo=1',
    data: { thing1: { value: '龙井' }, phrase2: { value: '已发货' } },
    miniprogram_state: 'formal',
    lang: 'zh_CN'
  })
})

test.each([
  [43101, 'refused'],
  [45009, 'busy'],
  [-1, 'busy'],
  [47003, 'invalid'],
  [40037, 'invalid']
])('errcode %i is %s', async (errcode, what) => {
  answer = { errcode, errmsg: '' }
  expect(await send()).toBe(what)
})
