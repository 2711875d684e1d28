import { useWrite } from '@/api/use-write'
import type { Write } from '@/api/write'
import { eventually } from '../../support/eventually'
import { Around } from '../../support/around'
import { act, find, mountPage, tap, text } from '../../support/mount.h5'
import { stagePage } from '../../support/page-stage'

jest.mock('@/platform/feedback/feedback')

let sent = 0
let answer: () => Promise<null>
let told: () => void
let isWanted: boolean

const writing: Write<object, null> = {
  name: () => 'a write',
  quiet: true,
  call: () => ({
    invalidatesTags: [],
    send: () => {
      sent += 1
      return answer()
    }
  })
}

/** A page that shows what follows as soon as it is told. */
function Sending() {
  const { submit, pending } = useWrite(writing, {
    before: () => Promise.resolve(isWanted),
    then: () => new Promise<void>((done) => (told = done))
  })
  return <button onClick={() => submit({})}>{pending ? '提交中' : '提交'}</button>
}

stagePage()
beforeEach(async () => {
  sent = 0
  isWanted = true
  answer = () => Promise.resolve(null)
  await mountPage(Sending, { path: 'pages/index/index', query: {}, App: Around })
})

/** Presses between all that the page does, until it is drawn again. */
async function pressUntil(words: string): Promise<void> {
  const button = find('button')
  await act(async () => {
    for (let turn = 0; turn < 50 && text() !== words; turn += 1) {
      button.click()
      await Promise.resolve()
    }
  })
  await eventually(() => expect(text()).toBe(words))
}

test('a press between the end of a write and the page that shows it sends nothing', async () => {
  await tap('提交')
  await eventually(() => expect(text()).toBe('提交中'))
  told()
  await pressUntil('提交')
  expect(sent).toBe(1)
})

test('it can be sent again once the page shows that it has ended, well or not', async () => {
  let refuse: (problem: Error) => void = () => undefined
  answer = () => new Promise<null>((_done, failed) => (refuse = failed))
  await tap('提交')
  await eventually(() => expect(text()).toBe('提交中'))
  refuse(new Error('refused'))
  await eventually(() => expect(text()).toBe('提交'))
  answer = () => Promise.resolve(null)
  await tap('提交')
  await eventually(() => expect(text()).toBe('提交中'))
  told()
  await eventually(() => expect(text()).toBe('提交'))
  await tap('提交')
  await eventually(() => expect(text()).toBe('提交中'))
  expect(sent).toBe(3)
})

test('what is not wanted yet can be sent later', async () => {
  isWanted = false
  await tap('提交')
  expect(sent).toBe(0)
  isWanted = true
  await tap('提交')
  await eventually(() => expect(text()).toBe('提交中'))
  expect(sent).toBe(1)
})
