import { queryClient } from '@/api/query-client'
import { SAFE_CONFIG } from '@/features/channel/model'
import { channelInfoQuery } from '@/features/channel/queries'
import { VisibleScope } from '@/ui/visible/page-hooks'
import { usePlace } from '@/features/location/use-place'
import { Around } from '../../../support/around'
import { fakeApi, ok } from '../../../support/fake-api'
import { act, flush, render } from '../../../support/mount.h5'

const mockLocate = jest.fn(() => Promise.resolve())
const mockAgain = jest.fn(() => Promise.resolve())
jest.mock('@/features/location/locate', () => ({
  locate: () => mockLocate(),
  locateAgain: () => mockAgain()
}))

function Probe() {
  usePlace()
  return null
}

afterEach(() => {
  queryClient.clear()
  mockLocate.mockClear()
  mockAgain.mockClear()
  jest.useRealTimers()
  jest.restoreAllMocks()
})

it.each([
  [0, 0],
  [1, 1]
])(
  'the place is used only when isNeedLocation is 1 (rule check.location): %d',
  async (isNeedLocation, times) => {
    const configData = JSON.stringify({ ...SAFE_CONFIG, basic: { isNeedLocation } })
    fakeApi({ getChannelInfo: () => ok({ needMobile: false, configData }) })
    await render(
      <Around>
        <Probe />
      </Around>
    )
    for (let round = 0; round < 3; round++) await flush(10)
    expect(mockLocate).toHaveBeenCalledTimes(times)
  }
)

it.each([
  ['the page is shown', true, false, true],
  ['its panel is hidden', false, false, false],
  ['another tab of the browser is in front', true, true, false]
])('is looked for again after 30 s: %s', async (_, visible, hidden, again) => {
  const configData = JSON.stringify({ ...SAFE_CONFIG, basic: { isNeedLocation: 1 } })
  queryClient.setQueryData(channelInfoQuery().queryKey, { needMobile: false, configData })
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  jest.useFakeTimers()
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
  await render(
    <Around>
      <VisibleScope visible={visible}>
        <Probe />
      </VisibleScope>
    </Around>
  )
  await pass(29_999)
  expect(mockAgain).not.toHaveBeenCalled()
  await pass(1)
  expect(mockAgain).toHaveBeenCalledTimes(again ? 1 : 0)
  await pass(30_000)
  expect(mockAgain).toHaveBeenCalledTimes(again ? 2 : 0)
})
