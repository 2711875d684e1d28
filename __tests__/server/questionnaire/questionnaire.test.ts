/** Answering a questionnaire: kept while it is filled in, sent once, thanked once. */
import { accountCode } from '../../support/server/account-code'
import { fifteenDaysLater } from '../../support/server/fifteen-days'
import { randomUUID } from 'node:crypto'
import type { Answer, Question } from '../../../contract/types'
import { HAPPY, ID, openDesk, QUESTIONS, type Desk } from './shop'

let desk: Desk
let token = ''
let serial = 0

beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.app.close())
beforeEach(async () => {
  await desk.put()
  token = await desk.app.login(`asked-${(serial += 1)}`)
})

const stored = async (memberId = `asked-${serial}`) => {
  const { rows } = await desk.run('select answers, state from questionnaire_responses where member_id = $1', [
    memberId
  ])
  return rows as { answers: Record<string, Answer>; state: string }[]
}

test('the list has what is open with its thanks; begun, done and ended are told apart', async () => {
  const state = async () => {
    const { data } = await desk.ask('listQuestionnaires', {}, token)
    return data.list.map((one) => [one.state, one.thanks.points, one.questionCount])
  }
  expect(await state()).toEqual([['open', 120, 4]])
  await desk.save(token, { plans: { option: 'eat' } })
  expect(await state()).toEqual([['draft', 120, 4]])
  await desk.send(token, HAPPY)
  expect(await state()).toEqual([['done', 120, 4]])
  token = await desk.app.login('late')
  await desk.put(QUESTIONS, { endsAt: new Date(desk.app.clock.now().getTime() - 1000) })
  expect(await state()).toEqual([['ended', 120, 4]])
})

test('lost-on-reload: what was filled in is there again, question by question, and where one was', async () => {
  await desk.save(token, { plans: { option: 'out' } }, 'budget')
  await desk.save(token, { budget: { number: 300 }, words: { text: '好' } }, 'satisfied')
  await desk.save(token, { words: null }, 'satisfied')
  const { answers, at, state } = await desk.read(token)
  expect([state, at]).toEqual(['draft', 'satisfied'])
  expect(answers).toEqual([
    { questionId: 'plans', answer: { option: 'out' } },
    { questionId: 'budget', answer: { number: 300 } }
  ])
})

test('two-tabs-two-drafts: two tabs keep one draft, and neither takes away what the other wrote', async () => {
  const version = await desk.version()
  const tabs = Array.from({ length: 20 }, (_, n) =>
    n % 2 === 0
      ? desk.save(token, { plans: { option: 'eat' } }, 'budget', version)
      : desk.save(token, { budget: { number: n } }, 'satisfied', version)
  )
  const answers = await Promise.all(tabs)
  expect(answers.map(({ resultCode }) => resultCode)).toEqual(Array.from({ length: 20 }, () => '100'))
  const rows = await stored()
  expect(rows).toHaveLength(1)
  expect(Object.keys(rows[0]?.answers ?? {}).sort()).toEqual(['budget', 'plans'])
})

test('required-but-skipped: a required question without an answer is refused, and said which and why', async () => {
  const tries: [Record<string, Answer>, string][] = [
    [{}, '第 1 题：请选择一项'],
    [{ plans: { option: 'eat' } }, '第 2 题：请填写数字'],
    [{ plans: { option: 'other', text: '看书' } }, '第 2 题：请填写'],
    [{ plans: { option: 'other', text: '看书' }, words: { text: '   ' } }, '第 2 题：请填写'],
    [{ plans: { option: 'other' }, words: { text: '好' } }, '第 1 题：请补充说明您选择的「其他」'],
    [{ ...HAPPY, plans: { option: 'nowhere' } }, '第 1 题：选项已失效，请重新选择'],
    [{ ...HAPPY, budget: { number: 5001 } }, '第 2 题：请填写 0 到 5000 之间的数字'],
    [{ ...HAPPY, budget: { number: 1.5 } }, '第 2 题：请填写整数'],
    [{ ...HAPPY, satisfied: { number: 6 } }, '第 3 题：请打分']
  ]
  for (const [answers, resultMsg] of tries)
    expect(await desk.send(token, answers)).toMatchObject({ resultCode: '400', resultMsg })
  expect((await desk.send(token, HAPPY)).resultCode).toBe('100')
})

test('jump-on-other: a choice with words of one’s own leads where it should', async () => {
  const { resultCode } = await desk.send(token, {
    plans: { option: 'other', text: '看书' },
    words: { text: '好' }
  })
  expect(resultCode).toBe('100')
  expect((await stored())[0]?.answers).toEqual({
    plans: { option: 'other', text: '看书' },
    words: { text: '好' }
  })
})

test('hidden-answer-sent: what is off the way is neither asked for nor kept, nor are words beside another choice', async () => {
  const { resultCode } = await desk.send(token, {
    ...HAPPY,
    plans: { option: 'eat', text: '藏起来的话' },
    words: { text: '看不到的话' },
    unknown: { text: '没有这一题' }
  })
  expect(resultCode).toBe('100')
  expect((await stored())[0]?.answers).toEqual(HAPPY)
})

test('double-submit: of thirty at once one counts, and its thanks are given once; a repeat hears the same', async () => {
  const version = await desk.version()
  const key = randomUUID()
  const sent = await Promise.all(
    Array.from({ length: 30 }, (_, n) => desk.send(token, HAPPY, n < 10 ? key : randomUUID(), version))
  )
  const done = sent.filter(({ resultCode }) => resultCode === '100')
  expect(new Set(sent.map(({ resultCode }) => resultCode))).toEqual(new Set(['100', '907']))
  expect([1, 10]).toContain(done.length)
  expect(await desk.points(token)).toBe(120)
  const { rows } = await desk.run(`select count(*)::int as n from points_entries where source = $1`, [
    `questionnaire:${ID}:asked-${serial}`
  ])
  expect(rows).toEqual([{ n: 1 }])
  expect((await desk.send(token, HAPPY)).resultMsg).toBe('您已提交过这份问卷')
  expect((await desk.save(token, { plans: { option: 'out' } })).resultCode).toBe('907')
  expect((await stored())[0]?.answers).toEqual(HAPPY)
})

test('a server that died after the work and before its answer was kept gives the same again', async () => {
  const key = randomUUID()
  const first = await desk.send(token, HAPPY, key)
  await desk.app.database.clear('idempotency_keys')
  expect((await desk.send(token, HAPPY, key)).data).toEqual(first.data)
  expect(await desk.points(token)).toBe(120)
})

test('the version is pinned at the start: who has begun goes on with those questions, others get the new ones', async () => {
  await desk.save(token, { plans: { option: 'eat' } })
  const old = await desk.read(token)
  const changed: Question[] = [{ id: 'only', kind: 'text', title: '只有这一题', most: 10 }]
  await desk.put(changed)
  expect((await desk.read(token)).questions).toEqual(old.questions)
  expect((await desk.send(token, HAPPY)).resultCode).toBe('100')

  const other = await desk.app.login('begins-later')
  expect((await desk.read(other)).questions).toEqual(changed)
  // opened before the change, sent after it
  expect(await desk.send(other, HAPPY, randomUUID(), old.version)).toMatchObject({
    resultCode: '907',
    resultMsg: '问卷内容已更新，请重新打开'
  })
  expect((await desk.send(other, { only: { text: '好' } })).resultCode).toBe('100')
})

test('points are shown as thanks among the entries; a channel without points gives none, and promises none', async () => {
  const { data } = await desk.send(token, HAPPY)
  expect(data.thanks).toEqual({ points: 120, couponName: null })
  const entries = await desk.ask('listPointsEntries', {}, token)
  expect(entries.data.list).toMatchObject([{ kind: 'earn', points: 120, isThanks: true, orderNo: null }])

  const other = await desk.app.login('in-lvyun', '13900000001')
  const channel = { channel: 'lvyun' }
  const seen = await desk.ask('getQuestionnaire', { questionnaireId: ID }, other, channel)
  expect(seen.data.thanks.points).toBeNull()
  const input = {
    questionnaireId: ID,
    version: seen.data.version,
    answers: Object.entries(HAPPY).map(([questionId, answer]) => ({ questionId, answer }))
  }
  const sent = await desk.ask('submitQuestionnaire', input, other, channel)
  expect(sent.data.thanks).toEqual({ points: null, couponName: null })
})

test('a coupon is given by its own rules; where none is left the answers count all the same', async () => {
  await desk.put(QUESTIONS, { points: null, couponId: 'c-one-only' })
  await desk.run(`update coupons set claimed = 0, total = 1 where id = 'c-one-only'`)
  await desk.run(`delete from coupon_receives where coupon_id = 'c-one-only'`)
  const people = await Promise.all(Array.from({ length: 12 }, (_, n) => desk.app.login(`crowd-${n}`)))
  const version = await desk.version()
  const sent = await Promise.all(people.map((one) => desk.send(one, HAPPY, randomUUID(), version)))
  expect(sent.map(({ resultCode }) => resultCode)).toEqual(people.map(() => '100'))
  const given = sent.filter(({ data }) => data.thanks.couponName !== null)
  expect(given).toHaveLength(1)
  expect(given[0]?.data.thanks.couponName).toBe('限量 1 张 · 全场减 100')
})

test('not begun yet, over, of another channel: neither kept nor sent', async () => {
  const later = new Date(desk.app.clock.now().getTime() + 3_600_000)
  await desk.run('update questionnaires set starts_at = $1', [later])
  expect((await desk.ask('getQuestionnaire', { questionnaireId: ID }, token)).resultCode).toBe('404')
  await desk.run(`update questionnaires set starts_at = now() - interval '400 days'`)
  await desk.put(QUESTIONS, { channels: ['candy'] })
  expect((await desk.ask('getQuestionnaire', { questionnaireId: ID }, token)).resultCode).toBe('404')
  await desk.put(QUESTIONS, { endsAt: new Date(desk.app.clock.now().getTime() - 1) })
  expect((await desk.save(token, { plans: { option: 'eat' } })).resultCode).toBe('904')
  expect((await desk.send(token, HAPPY)).resultCode).toBe('904')
  expect(await stored()).toEqual([])
})

test('a picture must be one’s own; nobody sees another’s answers', async () => {
  await desk.put([{ id: 'shots', kind: 'pictures', title: '照片', most: 2 }])
  const sent = await desk.send(token, { shots: { pictures: ['/assets/uploads/AAAAAAAAAAAAAAAAAAAAAA'] } })
  expect(sent).toMatchObject({ resultCode: '400', resultMsg: '图片已失效，请重新上传' })
  await desk.put()
  await desk.save(token, { plans: { option: 'eat' } })
  expect((await desk.read(await desk.app.login('curious'))).answers).toEqual([])
})

test('an account that goes takes its answers with it', async () => {
  await desk.send(token, HAPPY)
  expect(
    (
      await desk.ask(
        'deleteAccount',
        { confirm: '注销', ...(await accountCode(desk.app, token, 'deletion')) },
        token
      )
    ).resultCode
  ).toBe('100')
  await fifteenDaysLater(desk.app)
  expect(await stored()).toEqual([])
})
