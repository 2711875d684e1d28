import { randomUUID } from 'node:crypto'
import { endpoints, type EndpointName } from '../../../contract/endpoints'
import type { Answer, Answered, Data, Question } from '../../../contract/types'
import { versionOf } from '../../../server/modules/questionnaire/read'
import { call, type CallOptions } from '../../support/server/call'
import { buildTestApp, type TestApp } from '../../support/server/test-app'

export const ID = 'habits'

/** Where one is asked: a single choice that jumps, with words of one's own; a rating that ends it; words. */
export const QUESTIONS: Question[] = [
  {
    id: 'plans',
    kind: 'single',
    title: '想做什么？',
    options: [
      { id: 'eat', title: '吃饭' },
      { id: 'out', title: '出门' },
      { id: 'other', title: '其他', other: true }
    ],
    jumps: [{ when: { is: 'other' }, to: 'words' }]
  },
  { id: 'budget', kind: 'number', title: '预算', from: 0, to: 5000 },
  {
    id: 'satisfied',
    kind: 'rating',
    title: '满意吗？',
    most: 5,
    jumps: [{ when: { from: 4 }, to: 'end' }]
  },
  { id: 'words', kind: 'text', title: '说说看', most: 200 }
]

/** The answers that lead to the end at once. */
export const HAPPY = { plans: { option: 'eat' }, budget: { number: 200 }, satisfied: { number: 5 } }

export const listOf = (answers: Readonly<Record<string, Answer | null>>): Answered[] =>
  Object.entries(answers).map(([questionId, answer]) => ({ questionId, answer }))

/** An app with one questionnaire in the main channel, which gives points. */
export async function openDesk() {
  const app: TestApp = await buildTestApp({ seeded: true })
  const { pool } = app.database
  const ask = <N extends EndpointName>(
    name: N,
    input: Record<string, unknown>,
    token: string,
    options: CallOptions = {}
  ) => call<Data<N>>(app, endpoints[name], input, { token, ...options })
  const run = (text: string, values: unknown[] = []) => pool.query(text, values)
  await run('delete from questionnaires')
  return {
    app,
    run,
    ask,
    /** Asks these questions from now on. */
    put: async (questions: readonly Question[] = QUESTIONS, over: Record<string, unknown> = {}) => {
      const now = app.clock.now().getTime()
      const row = {
        points: 120,
        couponId: null,
        endsAt: new Date(now + 86_400_000),
        channels: [],
        ...over
      }
      await run(
        `insert into questionnaires (id, title, intro, minutes, questions, points, coupon_id, starts_at, ends_at, channel_codes, sort)
         values ($1, '习惯', '说说看', 3, $2, $3, $4, $5, $6, $7, 1)
         on conflict (id) do update set questions = $2, points = $3, coupon_id = $4, ends_at = $6, channel_codes = $7`,
        [
          ID,
          JSON.stringify(questions),
          row.points,
          row.couponId,
          new Date(now - 86_400_000),
          row.endsAt,
          row.channels
        ]
      )
    },
    read: async (token: string) => (await ask('getQuestionnaire', { questionnaireId: ID }, token)).data,
    /** The version as the database has the questions. */
    version: async () => {
      const { rows } = await run('select questions from questionnaires where id = $1', [ID])
      return versionOf((rows as { questions: Question[] }[])[0]?.questions ?? [])
    },
    save: async (
      token: string,
      answers: Readonly<Record<string, Answer | null>>,
      at: string | null = null,
      version?: string
    ) =>
      ask(
        'saveQuestionnaireAnswers',
        {
          questionnaireId: ID,
          version: version ?? (await ask('getQuestionnaire', { questionnaireId: ID }, token)).data.version,
          answers: listOf(answers),
          at
        },
        token
      ),
    send: async (
      token: string,
      answers: Readonly<Record<string, Answer | null>>,
      key: string = randomUUID(),
      version?: string
    ) =>
      ask(
        'submitQuestionnaire',
        {
          questionnaireId: ID,
          version: version ?? (await ask('getQuestionnaire', { questionnaireId: ID }, token)).data.version,
          answers: listOf(answers)
        },
        token,
        { key }
      ),
    points: async (token: string) => (await ask('getPoints', {}, token)).data.balance
  }
}

export type Desk = Awaited<ReturnType<typeof openDesk>>
