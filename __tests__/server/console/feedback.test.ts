/** What members wrote: staff answer it once, whoever is faster, and the member reads the answer. */
import { consoleEndpoints } from '@contract/console/endpoints'
import type { ConsoleData } from '@contract/console/types'
import { endpoints } from '../../../contract/endpoints'
import type { Data, Feedback } from '../../../contract/types'
import { call } from '../../support/server/call'
import { consoleCall, staffToken } from '../../support/server/console'
import { buildTestApp, type TestApp } from '../../support/server/test-app'

let app: TestApp
let staff: string
let member: string

beforeAll(async () => {
  app = await buildTestApp()
  staff = await staffToken(app, 'service')
  member = await app.login('m_one', '13800138000')
})
afterAll(() => app.close())

const write = async (content: string) =>
  (await call<Feedback>(app, endpoints.saveFeedback, { kind: 'fault', content }, { token: member })).data
    .feedbackId
const list = async (input: Readonly<Record<string, unknown>> = {}) =>
  (await consoleCall<ConsoleData<'feedback'>>(app, consoleEndpoints.feedback, input, { token: staff })).data
const answer = (feedbackId: string, words: string, key?: string) =>
  consoleCall(
    app,
    consoleEndpoints.answerFeedback,
    { feedbackId, answer: words },
    { token: staff, ...(key ? { key } : {}) }
  )
const acts = async (id: string) => {
  const { rows } = await app.database.pool.query<{ act: string; after: unknown }>(
    `select act, after from staff_acts where about_kind = 'feedback' and about_id = $1`,
    [id]
  )
  return rows
}

test('what waits comes oldest first, page by page, with a masked phone; once answered it waits no more', async () => {
  const ids: string[] = []
  for (const n of [1, 2, 3]) {
    ids.push(await write(`领取时页面一直转圈 ${n}`))
    app.clock.advance(1000)
  }
  const first = await list({ limit: 2 })
  const second = await list({ limit: 2, cursor: first.nextCursor })
  expect([...first.items, ...second.items].map(({ feedbackId }) => feedbackId)).toEqual(ids)
  expect(first.items[0]).toMatchObject({
    kind: 'fault',
    content: '领取时页面一直转圈 1',
    answer: null,
    member: { memberId: 'm_one', phoneMasked: '138****8000' }
  })
  expect((await answer(ids[1] ?? '', '已修复，请更新后再试')).resultCode).toBe('100')
  expect((await list()).items.map(({ feedbackId }) => feedbackId)).toEqual([ids[0], ids[2]])
  expect((await list({ state: 'answered' })).items).toMatchObject([
    { feedbackId: ids[1], answer: { text: '已修复，请更新后再试' } }
  ])
  const mine = await call<Data<'listFeedback'>>(app, endpoints.listFeedback, {}, { token: member })
  expect(mine.data.list.find(({ feedbackId }) => feedbackId === ids[1])?.answer?.text).toBe(
    '已修复，请更新后再试'
  )
})

test('twenty answers at once: one is kept, with its entry, and the others are told', async () => {
  const id = await write('请增加夜间模式功能')
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => answer(id, `答复 ${n}`)))
  const codes = answers.map(({ resultCode }) => resultCode)
  expect(codes.filter((code) => code === '100')).toHaveLength(1)
  expect(codes.filter((code) => code === '907')).toHaveLength(19)
  const [kept] = (await list({ state: 'answered' })).items.filter(({ feedbackId }) => feedbackId === id)
  expect(await acts(id)).toEqual([{ act: 'answerFeedback', after: { answer: kept?.answer?.text } }])
})

test('the same answer sent again is answered as the first time; an empty one is refused in words', async () => {
  const id = await write('希望支持更多门店呢')
  expect(await answer(id, '  ')).toMatchObject({ resultCode: '400', resultMsg: '请填写答复' })
  const key = 'answer-key-00000001'
  const [one, two] = [await answer(id, '感谢建议', key), await answer(id, '感谢建议', key)]
  expect(one.resultCode).toBe('100')
  expect(two.data).toEqual(one.data)
  expect(await acts(id)).toHaveLength(1)
  expect(await answer('fb_nobody', '感谢建议')).toMatchObject({ resultCode: '907' })
})
