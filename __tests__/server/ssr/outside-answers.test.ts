import { OutsideAnswers } from '../../../server/http/outside-answers'

const MINUTE_MS = 60_000
const start = new Date('2026-11-25T02:00:00Z')
const after = (ms: number) => new Date(start.getTime() + ms)

const refused = { code: '403' }
/** A system that never answers. */
const silent = () => new Promise<unknown>(() => undefined)

/** A system that answers with a number of its own each time, and how often it was asked. */
function counted() {
  const ask = jest.fn(async (): Promise<unknown> => ask.mock.calls.length)
  return ask
}

const settled = () => new Promise((resume) => setImmediate(resume))

let answers: OutsideAnswers
beforeEach(() => {
  answers = new OutsideAnswers(150)
})

test('what was answered a moment ago is told without asking again', async () => {
  const ask = counted()
  expect(await answers.answer('films', start, ask)).toBe(1)
  expect(await answers.answer('films', after(MINUTE_MS - 1), ask)).toBe(1)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('each thing has its own answer', async () => {
  expect(await answers.answer('a', start, async () => 'A')).toBe('A')
  expect(await answers.answer('b', start, async () => 'B')).toBe('B')
  expect(await answers.answer('a', start, silent)).toBe('A')
})

test('after a minute the old answer is told, and the system is asked for the next ones', async () => {
  const ask = counted()
  await answers.answer('films', start, ask)
  expect(await answers.answer('films', after(MINUTE_MS), ask)).toBe(1)
  await settled()
  expect(await answers.answer('films', after(MINUTE_MS + 1), ask)).toBe(2)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('a system that is away meanwhile changes nothing for ten minutes, then nothing is told', async () => {
  await answers.answer('films', start, async () => 'old')
  const broken = async () => Promise.reject(new Error('away'))
  expect(await answers.answer('films', after(9 * MINUTE_MS), broken)).toBe('old')
  await settled()
  await expect(answers.answer('films', after(10 * MINUTE_MS), broken)).rejects.toThrow('away')
})

test('who is slow is not waited for, and told of once the answer has come', async () => {
  let say: (data: string) => void = () => undefined
  const slow = jest.fn(() => new Promise<unknown>((resolve) => (say = resolve)))
  await expect(answers.answer('films', start, slow)).rejects.toMatchObject(refused)
  // the next one waits for the same answer
  const next = answers.answer('films', after(100), slow)
  say('late')
  expect(await next).toBe('late')
  expect(slow).toHaveBeenCalledTimes(1)
})

test('a failure is not kept', async () => {
  await expect(answers.answer('films', start, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await answers.answer('films', after(1), async () => 'yes')).toBe('yes')
})

test('of very many things the latest are kept', async () => {
  for (let nth = 0; nth < 501; nth++) await answers.answer(`city ${nth}`, start, async () => nth)
  expect(await answers.answer('city 1', after(1), silent)).toBe(1)
  await expect(answers.answer('city 0', after(1), silent)).rejects.toMatchObject(refused)
})
