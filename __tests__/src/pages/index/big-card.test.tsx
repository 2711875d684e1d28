import { queryClient } from '@/api/query-client'
import { beginSession, endSession } from '@/features/session/session'
import { redDotsAtom, setRedDots } from '@/features/tabs/red-dots'
import { store } from '@/lib/store'
import { BigCard } from '@/pages/index/panels/big-card/big-card'
import { Around } from '../../../support/around'
import { fakeApi, no, ok, type Answer } from '../../../support/fake-api'
import { find, flush, mountPage, tap, text } from '../../../support/mount.h5'
import { myCard, myPlate } from './fixtures'

const item = (memberCardId: string, name: string, isRedDot: boolean) => ({
  card: myCard({ memberCardId, name, isRedDot }),
  isRedDot,
  plates: [myPlate({ memberPlateId: `${memberCardId}-p`, memberCardId, name: `${name}的权益包` })]
})

async function open(clear: () => Answer) {
  beginSession({ accessToken: 't', openId: null, memberId: 'm' })
  setRedDots('BigCard', ['b'])
  const calls = fakeApi({
    myMultipleCardInfo: () => ok([item('a', '甲卡', false), item('b', '乙卡', true)]),
    clearCardRedDot: clear
  })
  await mountPage(BigCard, { path: 'pages/index/index', App: Around })
  for (let round = 0; round < 3; round++) await flush(10)
  return calls
}
const cleared = (calls: { name: string; data: unknown }[]) =>
  calls.filter((call) => call.name === 'clearCardRedDot').map((call) => call.data)
const dots = () => document.querySelectorAll('[aria-label="有新内容"]').length

afterEach(() => {
  endSession()
  queryClient.clear()
  jest.restoreAllMocks()
})

it('one card lies open with its plates; looking at another opens it and clears its dot', async () => {
  const calls = await open(() => ok())
  expect(text()).toContain('甲卡的权益包')
  expect(text()).not.toContain('乙卡的权益包')
  expect(dots()).toBe(1)
  expect(cleared(calls)).toEqual([])
  await tap(find('[aria-label^="乙卡"]'))
  await flush(20)
  expect(text()).toContain('乙卡的权益包')
  expect(cleared(calls)).toEqual([{ memberCardId: 'b' }])
  expect([...(store.get(redDotsAtom).BigCard ?? [])]).toEqual([])
  await tap(find('[aria-label^="甲卡"]'))
  await flush(10)
  expect(dots()).toBe(0)
})

it('a dot that the server did not take away stays', async () => {
  await open(() => no('500', '服务器错误'))
  await tap(find('[aria-label^="乙卡"]'))
  await flush(20)
  expect([...(store.get(redDotsAtom).BigCard ?? [])]).toEqual(['b'])
})
