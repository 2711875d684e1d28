import { randomUUID } from 'node:crypto'
import { endpoints, type EndpointName } from '../../../contract/endpoints'
import type { Data, Feedback } from '../../../contract/types'
import { createChat } from '../../../server/gateways/chat/create-chat'
import { fifteenDaysLater } from '../../support/server/fifteen-days'
import { accountCode } from '../../support/server/account-code'
import { call, type CallOptions } from '../../support/server/call'
import { plain, upload, urlOf } from '../../support/server/pictures'
import { testSettings, type TestApp } from '../../support/server/test-app'
import { buildAppWithSandboxes, countRows } from '../session/support'

let app: TestApp
let token: string

beforeAll(async () => {
  app = await buildAppWithSandboxes({ gateways: { chat: await createChat(testSettings()) } })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.database.clear('members', 'rate_hits', 'stored_files')
  token = await app.login('m_one', '13800138000')
})

const ask = <N extends EndpointName>(name: N, input: Record<string, unknown>, options: CallOptions = {}) =>
  call<Data<N>>(app, endpoints[name], input, { token, ...options })
const WORDS = { kind: 'fault', content: '领取时页面一直转圈' }
const send = (over: Record<string, unknown> = {}, options: CallOptions = {}) =>
  ask('saveFeedback', { ...WORDS, ...over }, options)
const mine = async (as = token) => (await ask('listFeedback', {}, { token: as })).data.list
const desk = async () => (await app.server.inject({ method: 'GET', url: '/sandbox/feedback' })).body
const answer = (feedbackId: string, text: string) =>
  app.server.inject({
    method: 'POST',
    url: '/sandbox/feedback',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ feedbackId, answer: text }).toString()
  })

test('it is kept with its pictures and how to be reached; only its member sees it', async () => {
  const pictures = [
    urlOf(await upload(app, token, await plain(1))),
    urlOf(await upload(app, token, await plain(9)))
  ]
  const { data } = await send({ content: ' 领取时页面一直转圈\n', pictures, contact: ' 13800138000 ' })
  expect(data).toMatchObject({ ...WORDS, pictures, contact: '13800138000', answer: null })
  expect(await mine()).toEqual([data])
  expect(await mine(await app.login('m_two', '13800138001'))).toEqual([])
})

test('sent twenty times at once under one key it is one; under another key it is another', async () => {
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 20 }, () => send({}, { key })))
  const ids = answers.flatMap(({ data }) => ((data as Feedback | null)?.feedbackId ? [data.feedbackId] : []))
  expect(new Set(ids).size).toBe(1)
  expect(await countRows(app, 'feedbacks')).toBe(1)
  await send()
  expect(await countRows(app, 'feedbacks')).toBe(2)
})

test('a server that died after writing gives what is there when it is asked again', async () => {
  const key = randomUUID()
  const { data } = await send({}, { key })
  await app.database.clear('idempotency_keys')
  expect((await send({}, { key })).data.feedbackId).toBe(data.feedbackId)
  expect(await countRows(app, 'feedbacks')).toBe(1)
})

test('too few words, ten pictures and pictures of somebody else are refused', async () => {
  expect(await send({ content: '  不行   ' })).toMatchObject({
    resultCode: '400',
    resultMsg: '请至少写 5 个字'
  })
  expect(
    (await send({ pictures: Array.from({ length: 10 }, (_, n) => `/assets/uploads/${n}`) })).resultCode
  ).toBe('400')
  const other = await app.login('m_two', '13800138001')
  const theirs = urlOf(await upload(app, other, await plain(3)))
  for (const picture of [theirs, '/assets/uploads/AAAAAAAAAAAAAAAAAAAAAA', 'https://evil.example/a.png'])
    expect(await send({ pictures: [picture] })).toMatchObject({
      resultCode: '400',
      resultMsg: '图片已失效，请重新上传'
    })
  expect(await countRows(app, 'feedbacks')).toBe(0)
})

test('twenty a day are taken, and the next day again', async () => {
  for (let n = 0; n < 20; n += 1) expect((await send()).resultCode).toBe('100')
  expect((await send()).resultCode).toBe('429')
  app.clock.advance(86_400_001)
  expect((await send()).resultCode).toBe('100')
})

test('its pictures stay when unused ones are swept, and go with the account', async () => {
  const shown = urlOf(await upload(app, token, await plain(1)))
  const unused = urlOf(await upload(app, token, await plain(7)))
  await send({ pictures: [shown] })
  app.clock.advance(86_400_001)
  await app.jobs.run('sweep uploads')
  const status = async (url: string) => (await app.server.inject({ method: 'GET', url })).statusCode
  expect([await status(shown), await status(unused)]).toEqual([200, 404])
  await ask('deleteAccount', { confirm: '注销', ...(await accountCode(app, token, 'deletion')) })
  await fifteenDaysLater(app)
  expect([await status(shown), await countRows(app, 'feedbacks')]).toEqual([404, 0])
})

describe('the service desk', () => {
  test('a stranger reads what waits and answers it; the member sees the answer', async () => {
    const { data } = await send({ content: '<script>alert(1)</script>', contact: '13800138000' })
    const before = await desk()
    for (const words of ['待答复（1）', '功能问题', '已留联系方式']) expect(before).toContain(words)
    expect(before).not.toContain('<script>')
    expect(before).not.toContain('13800138000')
    expect((await answer(data.feedbackId, ' 已修复，请更新后再试 ')).statusCode).toBe(303)
    expect(await desk()).toContain('待答复（0）')
    expect((await mine())[0]?.answer).toEqual({
      text: '已修复，请更新后再试',
      at: app.clock.now().toISOString()
    })
  })

  test('of ten answers at once one stands; nothing, and what is not there, are refused', async () => {
    const { data } = await send()
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async (_, n) => (await answer(data.feedbackId, `答复 ${n}`)).statusCode)
    )
    expect(statuses.sort()).toEqual([303, ...Array.from({ length: 9 }, () => 409)])
    const [first] = await mine()
    await answer(data.feedbackId, '后来的话')
    expect((await mine())[0]).toEqual(first)
    expect((await answer('fb_nobody', '您好')).statusCode).toBe(409)
    expect((await answer(data.feedbackId, '  ')).statusCode).toBe(400)
  })
})
