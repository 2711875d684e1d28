/** Results of questionnaires in the console: counted by question, and nobody's. */
import { consoleEndpoints, type ConsoleCallName } from '@contract/console/endpoints'
import type { ConsoleData } from '@contract/console/types'
import { consoleCall, staffToken } from '../../support/server/console'
import type { Answer, Question } from '../../../contract/types'
import { ID, openDesk, QUESTIONS, type Desk } from '../questionnaire/shop'

let desk: Desk
let staff: string

const MORE: Question[] = [
  { id: 'day', kind: 'date', title: '哪天来', required: false },
  {
    id: 'rows',
    kind: 'matrix',
    title: '各项如何',
    required: false,
    rows: [
      { id: 'food', title: '餐饮' },
      { id: 'room', title: '客房' }
    ],
    columns: [
      { id: 'good', title: '好' },
      { id: 'bad', title: '不好' }
    ]
  },
  {
    id: 'kinds',
    kind: 'multiple',
    title: '喜欢什么',
    required: false,
    options: [
      { id: 'tea', title: '茶' },
      { id: 'coffee', title: '咖啡' }
    ]
  }
]
const ALL = [...MORE, ...QUESTIONS]

beforeAll(async () => {
  desk = await openDesk()
  staff = await staffToken(desk.app, 'manager')
  await desk.put(ALL)
  const answers: Readonly<Record<string, Answer>>[] = [
    {
      plans: { option: 'eat' },
      budget: { number: 200 },
      satisfied: { number: 5 },
      day: { day: '2026-12-01' }
    },
    {
      plans: { option: 'eat' },
      budget: { number: 5000 },
      satisfied: { number: 4 },
      day: { day: '2026-12-24' }
    },
    {
      plans: { option: 'other', text: '看海' },
      words: { text: '请打 13900139000' },
      kinds: { options: ['tea', 'coffee'] }
    },
    {
      ...{
        plans: { option: 'out' },
        budget: { number: 0 },
        satisfied: { number: 1 },
        words: { text: '都好' }
      },
      ...{ kinds: { options: ['tea'] }, rows: { rows: [row('food', 'good'), row('room', 'bad')] } }
    }
  ]
  for (const [n, given] of answers.entries()) {
    const token = await desk.app.login(`q${n}`, `1380000000${n}`)
    expect((await desk.send(token, given)).resultCode).toBe('100')
    desk.app.clock.advance(1000)
  }
  const draft = await desk.app.login('draft', '13800000009')
  await desk.save(draft, { plans: { option: 'eat' } })
})
afterAll(() => desk.app.close())

const row = (of: string, column: string) => ({ row: of, column })
const call = <N extends ConsoleCallName>(name: N, input: Readonly<Record<string, unknown>> = {}) =>
  consoleCall<ConsoleData<N>>(desk.app, consoleEndpoints[name], input, { token: staff })
const ask = async <N extends ConsoleCallName>(name: N, input: Readonly<Record<string, unknown>> = {}) =>
  (await call(name, input)).data
const results = async () => await ask('questionnaireResults', { questionnaireId: ID })
const result = async (id: string) => (await results()).results.find(({ questionId }) => questionId === id)
const bars = async (id: string) =>
  (await result(id))?.groups.map(({ title, bars: all }) => [
    title,
    ...all.filter(({ count }) => count > 0).map(({ label, count }) => `${label} ${count}`)
  ])

test('sent ones are counted, drafts are told apart', async () => {
  const { items } = await ask('questionnaires')
  expect(items).toMatchObject([{ questionnaireId: ID, state: 'running', done: 4, drafts: 1 }])
  expect(await results()).toMatchObject({ counted: 4, ofOtherVersions: 0 })
})

test('each kind of question is counted in its own way', async () => {
  expect(await bars('plans')).toEqual([[null, '吃饭 2', '出门 1', '其他 1']])
  expect((await result('plans'))?.texts).toBe(1)
  expect(await bars('kinds')).toEqual([[null, '茶 2', '咖啡 1']])
  expect(await bars('satisfied')).toEqual([[null, '1 分 1', '4 分 1', '5 分 1']])
  expect((await result('satisfied'))?.answered).toBe(3)
  expect((await result('satisfied'))?.numbers).toMatchObject({ least: 1, most: 5, median: 4 })
  expect((await result('satisfied'))?.numbers?.average).toBeCloseTo(10 / 3)
  // the ends belong to the first and the last step
  expect(await bars('budget')).toEqual([[null, '0–500 2', '4500–5000 1']])
  expect(await bars('day')).toEqual([[null, '2026-12 2']])
  expect(await bars('rows')).toEqual([
    ['餐饮', '好 1'],
    ['客房', '不好 1']
  ])
  expect(await result('words')).toMatchObject({ answered: 2, texts: 2, groups: [] })
})

test('what was written comes latest first, page by page, and says of nobody who they are', async () => {
  const input = { questionnaireId: ID, questionId: 'words', limit: 1 }
  const first = await ask('questionnaireTexts', input)
  const second = await ask('questionnaireTexts', { ...input, cursor: first.nextCursor })
  expect([...first.items, ...second.items].map(({ text }) => text)).toEqual(['都好', '请打 139****9000'])
  expect(second.nextCursor).toBeNull()
  const beside = await ask('questionnaireTexts', { questionnaireId: ID, questionId: 'plans' })
  expect(beside.items.map(({ text }) => text)).toEqual(['看海'])
  const told = JSON.stringify([
    first,
    second,
    beside,
    await ask('questionnaireResponses', { questionnaireId: ID })
  ])
  for (const secret of ['q0', 'q2', '13800000002', '13900139000']) expect(told).not.toContain(`"${secret}`)
  // a cursor can be read by whoever has it
  expect(Buffer.from(first.nextCursor ?? '', 'base64url').toString()).not.toContain('q3')
})

test('an export has whole responses in words', async () => {
  const { items } = await ask('questionnaireResponses', { questionnaireId: ID })
  expect(items).toHaveLength(4)
  expect(items[0]?.answers).toEqual([
    { questionId: 'rows', text: '餐饮：好；客房：不好' },
    { questionId: 'kinds', text: '茶' },
    { questionId: 'plans', text: '出门' },
    { questionId: 'budget', text: '0' },
    { questionId: 'satisfied', text: '1' },
    { questionId: 'words', text: '都好' }
  ])
  expect(items[1]?.answers).toContainEqual({ questionId: 'plans', text: '其他（看海）' })
})

test('what does not exist is said to be unknown; changed questions are told', async () => {
  expect(await call('questionnaireResults', { questionnaireId: 'no' })).toMatchObject({
    resultCode: '404',
    resultMsg: '问卷不存在'
  })
  expect(await call('questionnaireTexts', { questionnaireId: ID, questionId: 'no' })).toMatchObject({
    resultMsg: '问题不存在'
  })
  await desk.put(QUESTIONS)
  const { ofOtherVersions, results: left } = await results()
  expect(ofOtherVersions).toBe(4)
  expect(left.map(({ questionId }) => questionId)).toEqual(['plans', 'budget', 'satisfied', 'words'])
  expect(await bars('plans')).toEqual([[null, '吃饭 2', '出门 1', '其他 1']])
})
