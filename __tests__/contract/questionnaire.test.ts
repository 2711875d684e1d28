/** The way through a questionnaire, and what of an answer counts: for any definition and any answers. */
import fc from 'fast-check'
import { answerFault, answersOnPath, firstFault } from '@contract/questionnaire/answers'
import { pathOf } from '@contract/questionnaire/path'
import type { Answer, Jump, Question } from '@contract/types'
import { questionnaireHolds } from '../../server/db/catalogue-files/questionnaire-faults'

const TODAY = '2026-11-21'
const IDS = Array.from({ length: 12 }, (_, n) => `q${n}`)
const OPTIONS = ['a', 'b', 'c']

const jump: fc.Arbitrary<Jump> = fc.record(
  {
    to: fc.constantFrom(...IDS, 'end', 'nowhere'),
    when: fc.oneof(
      fc.record({ is: fc.constantFrom(...OPTIONS) }),
      fc.record({ from: fc.integer({ min: 0, max: 6 }) }),
      fc.record({ from: fc.integer({ min: 0, max: 3 }), to: fc.integer({ min: 2, max: 6 }) })
    )
  },
  { requiredKeys: ['to'] }
)

const kindOf = (id: string, at: { jumps: Jump[]; required: boolean }, kind: number): Question => {
  const any = { id, title: id, ...at }
  const options = OPTIONS.map((one) => ({
    id: one,
    title: one,
    ...(one === 'c' ? { other: true as const } : {})
  }))
  switch (kind) {
    case 0:
      return { ...any, kind: 'single', options }
    case 1:
      return { ...any, kind: 'multiple', options, most: 2 }
    case 2:
      return { ...any, kind: 'rating', most: 5 }
    case 3:
      return { ...any, kind: 'number', from: 0, to: 6 }
    case 4:
      return { ...any, kind: 'date', to: 'today' }
    case 5:
      return {
        ...any,
        kind: 'matrix',
        rows: [{ id: 'r', title: 'r' }],
        columns: [
          { id: 'x', title: 'x' },
          { id: 'y', title: 'y' }
        ]
      }
    default:
      return { ...any, kind: 'text', most: 5 }
  }
}

const questions: fc.Arbitrary<Question[]> = fc
  .array(fc.tuple(fc.array(jump, { maxLength: 3 }), fc.boolean(), fc.integer({ min: 0, max: 6 })), {
    minLength: 1,
    maxLength: IDS.length
  })
  .map((all) =>
    all.map(([jumps, required, kind], index) => kindOf(IDS[index] ?? '', { jumps, required }, kind))
  )

const answer: fc.Arbitrary<Answer> = fc.record(
  {
    option: fc.constantFrom(...OPTIONS, 'gone'),
    options: fc.array(fc.constantFrom(...OPTIONS), { maxLength: 4 }),
    text: fc.constantFrom('', ' ', '好', '太长了太长了'),
    number: fc.integer({ min: -1, max: 8 }),
    day: fc.constantFrom('2026-11-20', '2026-11-22'),
    rows: fc.array(fc.record({ row: fc.constantFrom('r', 's'), column: fc.constantFrom('x', 'z') }), {
      maxLength: 2
    })
  },
  { requiredKeys: [] }
)
const answers = fc
  .array(fc.tuple(fc.constantFrom(...IDS), answer), { maxLength: 20 })
  .map((all) => new Map(all))

const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id)

test('the way begins at the first question, only goes forward, never comes twice, and ends', () => {
  fc.assert(
    fc.property(questions, answers, (all, given) => {
      const places = pathOf(all, given).map(({ id }) => all.findIndex((one) => one.id === id))
      expect(places[0]).toBe(0)
      places.slice(1).forEach((place, index) => expect(place).toBeGreaterThan(places[index] ?? 0))
    }),
    { numRuns: 1000 }
  )
})

test('what is off the way changes nothing: the answers on it lead the same way, and are kept as they are', () => {
  fc.assert(
    fc.property(questions, answers, (all, given) => {
      const path = ids(pathOf(all, given))
      const kept = answersOnPath(all, given)
      for (const id of kept.keys()) expect(path).toContain(id)
      const onPath = new Map([...given].filter(([id]) => path.includes(id)))
      expect(ids(pathOf(all, onPath))).toEqual(path)
      expect(answersOnPath(all, onPath)).toEqual(kept)
      // without a fault, what is kept is whole by itself: the server finds on it what the page has found
      if (!firstFault(all, given, TODAY)) {
        expect(ids(pathOf(all, kept))).toEqual(path)
        expect(firstFault(all, kept, TODAY)).toBeUndefined()
      }
    }),
    { numRuns: 1000 }
  )
})

test('without a fault every required question on the way has an answer that does', () => {
  fc.assert(
    fc.property(questions, answers, (all, given) => {
      const wrong = firstFault(all, given, TODAY)
      const path = pathOf(all, given)
      const faults = path.map((question) => answerFault(question, given.get(question.id), TODAY))
      expect(wrong?.fault).toBe(faults.find((fault) => fault !== undefined))
      if (!wrong)
        for (const question of path)
          if (question.required !== false) expect(answersOnPath(all, given).has(question.id)).toBe(true)
    }),
    { numRuns: 1000 }
  )
})

test('in a definition that the check passes every question is on the way of somebody', () => {
  const own = (jumps: Jump[]) => jumps.filter(({ to }) => to !== 'nowhere')
  fc.assert(
    fc.property(questions, (all) => {
      const last = all.length - 1
      const definition = all.map((question, index) => ({
        ...question,
        jumps: own(question.jumps ?? []).filter(({ to }) => to === 'end' || IDS.indexOf(to) > index)
      })) as Question[]
      if (questionnaireHolds({ questions: definition }).length > 0) return
      // every answer that a question can have, question by question
      const one = (question: Question): (Answer | undefined)[] =>
        question.kind === 'single' || question.kind === 'multiple'
          ? [...OPTIONS.map((id) => ({ option: id, options: [id] })), undefined]
          : [...Array.from({ length: 7 }, (_, number) => ({ number })), undefined]
      const reached = new Set<number>()
      const open = [0]
      for (let at = open.pop(); at !== undefined; at = open.pop()) {
        if (reached.has(at) || at > last) continue
        reached.add(at)
        const question = definition[at]
        if (!question) continue
        for (const given of one(question)) {
          const rest = definition.slice(at)
          const next = pathOf(rest, new Map(given ? [[question.id, given]] : []))[1]
          if (next) open.push(definition.indexOf(next))
        }
      }
      expect([...reached].sort((a, b) => a - b)).toEqual(definition.map((_, index) => index))
    }),
    { numRuns: 500 }
  )
})

const single = (id: string, jumps: Jump[] = [], over: Partial<Question> = {}): Question =>
  ({
    id,
    kind: 'single',
    title: id,
    options: [
      { id: 'yes', title: '是' },
      { id: 'no', title: '否' }
    ],
    jumps,
    ...over
  }) as Question

test('cycle: a definition that leads back is refused where it does, and could not turn anybody round', () => {
  const round = [single('a'), single('b', [{ to: 'a' }]), single('c')]
  expect(questionnaireHolds({ questions: round })).toEqual([
    [['questions', 1, 'jumps', 0, 'to'], 'It leads back to a, round in a circle: jumps go forward only']
  ])
  const given = new Map(['a', 'b', 'c'].map((id) => [id, { option: 'yes' }]))
  expect(ids(pathOf(round, given))).toEqual(['a', 'b', 'c'])
})

test.each<[string, Question[], string]>([
  ['to itself', [single('a', [{ to: 'a' }]), single('b')], 'It leads back to a'],
  ['to a question that is not there', [single('a', [{ to: 'x' }])], 'There is no question x'],
  [
    'by a choice that is not there',
    [single('a', [{ when: { is: 'maybe' }, to: 'end' }])],
    'a has no choice maybe'
  ],
  [
    'by a range of what is no number',
    [single('a', [{ when: { from: 1 }, to: 'end' }])],
    'Only a rating and a number'
  ],
  ['by a condition that says nothing', [single('a', [{ when: {}, to: 'end' }])], 'It says nothing'],
  [
    'after one that is always taken',
    [single('a', [{ to: 'end' }, { when: { is: 'no' }, to: 'end' }])],
    'The jump before it is always taken'
  ],
  [
    'past a question that must be answered',
    [single('a', [{ to: 'c' }]), single('b'), single('c')],
    'b, which must be answered, cannot be reached'
  ],
  [
    'past one by every choice',
    [
      single('a', [
        { when: { is: 'yes' }, to: 'c' },
        { when: { is: 'no' }, to: 'end' }
      ]),
      single('b', [], { required: false }),
      single('c')
    ],
    'b cannot be reached'
  ],
  ['two questions of one name', [single('a'), single('a')], 'There is a question called a already'],
  ['a question called end', [single('end')], 'end is where jumps go'],
  ['a number below itself', [{ id: 'n', kind: 'number', title: 'n', from: 5, to: 1 }], 'It is below from'],
  [
    'a day before itself',
    [{ id: 'd', kind: 'date', title: 'd', from: '2026-02-01', to: '2026-01-01' }],
    'It is before from'
  ]
])('a definition is refused: %s', (_what, all, message) => {
  const told = questionnaireHolds({ questions: all }).map(([, words]) => words)
  expect(told.some((words) => words.startsWith(message))).toBe(true)
})

test('dates: first and last day, and today as the last', () => {
  const past: Question = { id: 'd', kind: 'date', title: 'd', from: '2026-11-01', to: 'today' }
  expect(answerFault(past, { day: TODAY }, TODAY)).toBeUndefined()
  expect(answerFault(past, { day: '2026-11-22' }, TODAY)).toBe('请选择 2026.11.21 或之前的日期')
  expect(answerFault(past, { day: '2026-10-31' }, TODAY)).toBe('请选择 2026.11.01 或之后的日期')
})
