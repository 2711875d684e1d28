import { endOf } from '../../support/ends'
import Taro from '@tarojs/taro'
import type { Answer, Question, Questionnaire } from '@/features/questionnaire/model'
import QuestionnairePage from '@/pages-secondary/questionnaire/index'
import QuestionnaireDetail from '@/pages-secondary/questionnaireDetail/index'
import { Around } from '../../support/around'
import { eventually } from '../../support/eventually'
import { fakeApi, no, ok, type Answer as Told, type Sent } from '../../support/fake-api'
import { control, find, findText, flush, mountPage, tap, text, type } from '../../support/mount.h5'
import { stagePage } from '../../support/page-stage'

const ID = 'habits'
const OPTIONS = [
  { id: 'eat', title: '吃饭' },
  { id: 'other', title: '其他', other: true as const }
]
const QUESTIONS: Question[] = [
  {
    id: 'plans',
    kind: 'single',
    title: '想做什么？',
    options: OPTIONS,
    jumps: [{ when: { is: 'other' }, to: 'words' }]
  },
  { id: 'budget', kind: 'number', title: '大约花多少？', from: 0, to: 500, unit: '元' },
  { id: 'used', kind: 'multiple', title: '用过什么？', options: OPTIONS, required: false },
  { id: 'score', kind: 'rating', title: '满意吗？', most: 5, leastWords: '不满意' },
  {
    id: 'each',
    kind: 'matrix',
    title: '打分',
    rows: [
      { id: 'use', title: '方便吗' },
      { id: 'help', title: '客服呢' }
    ],
    columns: [
      { id: 'good', title: '好' },
      { id: 'poor', title: '差' }
    ]
  },
  { id: 'day', kind: 'date', title: '哪天？', to: 'today', required: false },
  { id: 'shots', kind: 'pictures', title: '照片？', most: 2, required: false },
  { id: 'words', kind: 'text', title: '还有吗？', most: 20 }
]

let one: Questionnaire
let saved: () => Told
let submitted: () => Told

stagePage()
beforeEach(() => {
  one = {
    questionnaireId: ID,
    title: '您的周末',
    intro: '说说看',
    questionCount: QUESTIONS.length,
    minutes: 3,
    endsAt: endOf('2027-01-01'),
    state: 'open',
    doneAt: null,
    thanks: { points: 200, couponName: null },
    version: '0123456789abcdef',
    questions: QUESTIONS,
    answers: [],
    at: null
  }
  saved = () => ok({ savedAt: '2026-11-21T00:00:00.000Z' })
  submitted = () => {
    one = { ...one, state: 'done', doneAt: '2026-11-21T02:00:00.000Z' }
    return ok({ thanks: one.thanks })
  }
})

const api = () =>
  fakeApi({
    listQuestionnaires: () => ok({ list: [one] }),
    getQuestionnaire: () => ok(one),
    saveAnswers: () => saved(),
    submit: () => submitted()
  })

async function open(): Promise<{ sent: Sent[]; leave: () => Promise<void> }> {
  const sent = api()
  const { unmount } = await mountPage(QuestionnaireDetail, {
    path: 'pages-secondary/questionnaireDetail/index',
    query: { questionnaireId: ID },
    App: Around
  })
  return { sent, leave: unmount }
}
const calls = (sent: readonly Sent[], name: string) =>
  sent
    .filter((each) => each.name === name)
    .map(
      ({ data }) => data as { answers: { questionId: string; answer: Answer | null }[]; at?: string | null }
    )
const shown = (words: string) => eventually(() => expect(text()).toContain(words))

test('question by question: what is wrong is said at the question, and answers lead on; read over and sent once', async () => {
  const { sent } = await open()
  await shown('提交后获得 200 积分')
  await tap('开始填写')
  await shown('第 1 题，共 8 题')
  await tap('下一题')
  expect(find('[role=alert]').textContent).toBe('请选择一项')
  await tap(control('吃饭'))
  await tap('下一题')
  await shown('2. 大约花多少？')
  await type(find('input'), '900')
  await tap('下一题')
  expect(find('[role=alert]').textContent).toBe('请填写 0 到 500 之间的数字')
  await type(find('input'), '120')
  await tap('下一题')
  await shown('3. 用过什么？')
  await tap('下一题')
  await tap(control('4 分'))
  await tap('下一题')
  await tap(control('好'))
  await tap('下一题')
  expect(find('[role=alert]').textContent).toBe('请为每一行选择')
  await tap(find('[role=radiogroup][aria-label=客服呢] [role=radio]'))
  for (const words of ['6. 哪天？', '7. 照片？', '8. 还有吗？']) {
    await tap('下一题')
    await shown(words)
  }
  await type(find('textarea'), '没有了')
  await tap('去核对')
  await shown('请核对您的答案')
  for (const words of ['120 元', '4 分（满分 5 分）', '方便吗：好；客服呢：好', '未填写'])
    expect(text()).toContain(words)
  for (let press = 0; press < 3; press += 1) await tap('提交问卷').catch(() => undefined)
  await shown('感谢您的回答')
  expect(text()).toContain('200 积分已放入您的账户')
  expect(calls(sent, 'submit').map(({ answers }) => answers)).toEqual([
    [
      { questionId: 'plans', answer: { option: 'eat' } },
      { questionId: 'budget', answer: { number: 120 } },
      { questionId: 'score', answer: { number: 4 } },
      {
        questionId: 'each',
        answer: {
          rows: [
            { row: 'use', column: 'good' },
            { row: 'help', column: 'good' }
          ]
        }
      },
      { questionId: 'words', answer: { text: '没有了' } }
    ]
  ])
  await tap('查看积分')
  expect(Taro.navigateTo).toHaveBeenCalledWith({ url: '/pagesA/pointSetting/index' })
})

test('hidden-answer-sent: an answer that another choice has left off the way is not sent', async () => {
  one = {
    ...one,
    state: 'draft',
    at: 'words',
    answers: [
      { questionId: 'plans', answer: { option: 'other', text: '看书' } },
      { questionId: 'budget', answer: { number: 120 } },
      { questionId: 'words', answer: { text: '好' } }
    ]
  }
  const { sent } = await open()
  await shown('2. 还有吗？')
  await tap('去核对')
  await shown('其他：看书')
  expect(text()).not.toContain('大约花多少')
  await tap('提交问卷')
  await shown('感谢您的回答')
  expect(calls(sent, 'submit')[0]?.answers.map(({ questionId }) => questionId)).toEqual(['plans', 'words'])
})

test('jump-on-other: something else asks for words, and leads on', async () => {
  await open()
  await eventually(() => findText('开始填写'))
  await tap('开始填写')
  await tap(control('其他'))
  await tap('下一题')
  expect(find('[role=alert]').textContent).toBe('请补充说明您选择的「其他」')
  await type(find('input'), '看书')
  await tap('下一题')
  await shown('2. 还有吗？')
  expect(text()).toContain('第 2 题，共 2 题')
})

test('lost-on-reload: what the server has not heard of is on the device, and both are there again', async () => {
  one = {
    ...one,
    state: 'draft',
    at: 'budget',
    answers: [{ questionId: 'plans', answer: { option: 'eat' } }]
  }
  saved = () => 'down'
  const first = await open()
  await shown('2. 大约花多少？')
  await type(find('input'), '88')
  await first.leave()
  await flush()
  await open()
  await shown('2. 大约花多少？')
  expect(find<HTMLInputElement>('input').value).toBe('88')
  await tap('上一题')
  expect(control('吃饭').getAttribute('aria-checked')).toBe('true')
})

test('what is answered goes to the server with the next question, and is then forgotten here', async () => {
  const { sent } = await open()
  await eventually(() => findText('开始填写'))
  await tap('开始填写')
  await tap(control('吃饭'))
  await tap('下一题')
  await eventually(() =>
    expect(calls(sent, 'saveAnswers').at(-1)).toMatchObject({
      answers: [{ questionId: 'plans', answer: { option: 'eat' } }],
      at: 'budget'
    })
  )
  await eventually(() => expect(window.localStorage.getItem('questionnaireDrafts')).toContain('"{}"'))
})

test('two-tabs-two-drafts: what another tab keeps on the device stays beside what is answered here', async () => {
  const { version } = one
  const unsaved = { words: { text: '另一页写的' } }
  const drafts = JSON.stringify({ [ID]: { version, unsaved } })
  saved = () => 'down'
  await open()
  await eventually(() => findText('开始填写'))
  await tap('开始填写')
  window.localStorage.setItem('questionnaireDrafts', JSON.stringify({ v: drafts, e: null }))
  await tap(control('吃饭'))
  const kept = window.localStorage.getItem('questionnaireDrafts') ?? ''
  expect(kept).toContain('另一页写的')
  expect(kept).toContain('eat')
})

test('double-submit: sent by another tab meanwhile it says so, and shows what was sent', async () => {
  one = {
    ...one,
    state: 'draft',
    at: 'words',
    answers: [{ questionId: 'plans', answer: { option: 'other', text: '书' } }]
  }
  submitted = () => {
    one = { ...one, state: 'done', doneAt: '2026-11-21T02:00:00.000Z' }
    return no('907', '您已提交过这份问卷')
  }
  await open()
  await shown('2. 还有吗？')
  await type(find('textarea'), '好')
  await tap('去核对')
  await tap('提交问卷')
  await shown('感谢您的回答')
})

test('a refusal is told beside the button, and nothing that was answered is lost', async () => {
  one = {
    ...one,
    state: 'draft',
    at: 'words',
    answers: [{ questionId: 'plans', answer: { option: 'other', text: '书' } }]
  }
  submitted = () => no('400', '第 2 题：请填写')
  await open()
  await shown('2. 还有吗？')
  await type(find('textarea'), '好')
  await tap('去核对')
  await tap('提交问卷')
  await shown('第 2 题：请填写')
  await tap(control('2. 还有吗？'))
  expect(find<HTMLTextAreaElement>('textarea').value).toBe('好')
})

test('one that is over says so, and leads to the others', async () => {
  one = { ...one, state: 'ended' }
  await open()
  await shown('问卷已结束')
  findText('查看其他问卷')
})

test('the list: open with what is given for it, done and ended under their tabs; each leads to its page', async () => {
  api()
  await mountPage(QuestionnairePage, { path: 'pages-secondary/questionnaire/index', query: {}, App: Around })
  await shown('填写可得 200 积分')
  await tap(findText('您的周末'))
  expect(Taro.navigateTo).toHaveBeenCalledWith({
    url: `/pages-secondary/questionnaireDetail/index?questionnaireId=${ID}`
  })
  await tap(control('已结束'))
  await shown('暂无已结束的问卷')
  findText('去首页看看')
})
