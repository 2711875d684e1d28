/** What WeChat gets when it reads ahead for the mini-program (ADR 0094). */
import { sessionEndpoints } from '../../../contract/session/endpoints'
import { wechatEndpoints } from '../../../contract/wechat/endpoints'
import { call } from '../../support/server/call'
import { pageOf } from './fake-renderer'
import { get, openStage, stage } from './stage'

openStage()

const HOME = 'pages/index/index'

interface Answer {
  readonly id: string
  readonly reads: readonly unknown[]
}

async function ahead(token: string, { path = HOME, query = '' } = {}): Promise<Answer | ''> {
  const asked = new URLSearchParams({ appid: 'wx1', token, timestamp: '1', path, query, scene: '1001' })
  const response = await get(`/wechat/prefetch?${asked.toString()}`)
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store'])
  return response.body === '' ? '' : (JSON.parse(response.body) as Answer)
}

async function keyOf(token: string): Promise<string> {
  const { data } = await call<{ key: string }>(stage.app, wechatEndpoints.getPrefetchKey, {}, { token })
  return data.key
}

test('a visitor gets what the entry page reads, for the channel of the token or of the link', async () => {
  expect(await ahead('candy.ios')).toEqual({
    id: `1,${HOME},candy,`,
    reads: [[[expect.stringContaining('indexConfig')], expect.anything()]]
  })
  const query = 'channel=lvyun&keyword=1'
  expect(await ahead('candy.ios', { query })).toMatchObject({
    id: `1,${HOME},channel=lvyun,keyword=1,lvyun,`
  })
  expect(stage.renderer.rendered).toMatchObject([{ channel: 'candy', system: 'ios' }, { channel: 'lvyun' }])
})

test('visitors of one kind share an answer for five seconds', async () => {
  await ahead('main.android')
  await ahead('main.android')
  expect(stage.renderer.rendered).toHaveLength(1)
  await ahead('main.ios')
  stage.app.clock.advance(5001)
  await ahead('main.android')
  expect(stage.renderer.rendered).toHaveLength(3)
})

test('a member gets their own by a key that no call takes, until they log out', async () => {
  const memberId = 'm-1'
  const token = await stage.app.login(memberId)
  const key = await keyOf(token)
  expect(key).not.toContain(token)
  expect(await ahead(`main.ios.${key}`)).toMatchObject({ id: `1,${HOME},main,${memberId}` })
  expect(await ahead(`main.ios.${key}`)).toMatchObject({ id: `1,${HOME},main,${memberId}` })
  expect(stage.renderer.rendered).toHaveLength(2)
  expect(await call(stage.app, wechatEndpoints.getPrefetchKey, {}, { token: key })).toMatchObject({
    resultCode: '305'
  })
  await call(stage.app, sessionEndpoints.logout, {}, { token })
  expect(await ahead(`main.ios.${key}`)).toBe('')
})

test('whoever asks for anything else gets nothing', async () => {
  for (const [token, entry] of [
    ['', {}],
    ['nowhere.ios', {}],
    ['main.ios.short', {}],
    // no such session
    [`main.ios.${'a'.repeat(43)}`, {}],
    ['main.ios', { path: 'pages/unknown' }],
    // a link that logs in
    ['main.ios', { query: 'sign=abc' }]
  ] as const)
    expect([token, await ahead(token, entry)]).toEqual([token, ''])
  expect(stage.renderer.rendered).toEqual([])
})

test('what is broken or too long for WeChat is nothing', async () => {
  stage.renderer.instead = () => Promise.reject(new Error('broken'))
  expect(await ahead('main.ios')).toBe('')
  stage.renderer.instead = async (request) => pageOf(request, [], { html: `["${'x'.repeat(256 * 1024)}"]` })
  expect(await ahead('candy.ios')).toBe('')
})

test('no more than twenty visitors a second are read for, and members all the same', async () => {
  const key = await keyOf(await stage.app.login('m-2'))
  const answers: unknown[] = []
  for (let count = 0; count < 21; count += 1)
    answers.push(await ahead('main.ios', { query: `keyword=${count}` }))
  expect(answers.filter((answer) => answer === '')).toEqual([''])
  expect(answers.at(-1)).toBe('')
  expect(await ahead(`main.ios.${key}`)).not.toBe('')
  stage.app.clock.advance(1000)
  expect(await ahead('main.ios', { query: 'keyword=20' })).not.toBe('')
})

test('no more than four are read at once: the others get nothing, and nobody waits', async () => {
  let release: (() => void) | undefined
  const gate = new Promise<void>((resolve) => (release = resolve))
  stage.renderer.instead = async (request) => {
    await gate
    return pageOf(request, [], { html: '[]' })
  }
  const query = (index: number) => ({ query: `keyword=${index}` })
  const first = Array.from({ length: 4 }, (_, index) => ahead('main.ios', query(index)))
  while (stage.renderer.rendered.length < 4) await new Promise((resolve) => setTimeout(resolve, 5))
  expect(await ahead('main.ios', query(5))).toBe('')
  release?.()
  expect((await Promise.all(first)).every((one) => one !== '')).toBe(true)
})
