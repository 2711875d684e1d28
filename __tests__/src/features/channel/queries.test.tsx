import { queryClient } from '@/api/query-client'
import { SAFE_CONFIG } from '@/features/channel/model'
import { useLocationNeeded } from '@/features/location/use-place'
import { Around } from '../../../support/around'
import { fakeApi, ok, type Answer } from '../../../support/fake-api'
import { act, render, text } from '../../../support/mount.h5'

const Waiting = () => <p>{useLocationNeeded() ? '需要位置' : '等待配置'}</p>

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  queryClient.clear()
  jest.restoreAllMocks()
})

it("who waits for the channel's config goes on within 200 ms of its coming", async () => {
  const configData = JSON.stringify({ ...SAFE_CONFIG, basic: { isNeedLocation: 1 } })
  let come: (answer: Answer) => void = () => undefined
  fakeApi({ getChannelInfo: () => new Promise((resolve) => (come = resolve)) })
  await render(
    <Around>
      <Waiting />
    </Around>
  )
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
  await pass(30_000)
  expect(text()).toBe('等待配置')
  come(ok({ needMobile: false, configData }))
  await pass(200)
  expect(text()).toBe('需要位置')
})
