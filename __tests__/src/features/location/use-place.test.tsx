import { queryClient } from '@/api/query-client'
import { SAFE_CONFIG } from '@/features/channel/model'
import { usePlace } from '@/features/location/use-place'
import { Around } from '../../../support/around'
import { fakeApi, ok } from '../../../support/fake-api'
import { flush, render } from '../../../support/mount.h5'

const mockLocate = jest.fn(() => Promise.resolve())
jest.mock('@/features/location/locate', () => ({ locate: () => mockLocate() }))

function Probe() {
  usePlace()
  return null
}

afterEach(() => {
  queryClient.clear()
  mockLocate.mockClear()
  jest.restoreAllMocks()
})

it.each([
  [0, 0],
  [1, 1]
])('"location is used only when isNeedLocation is 1": %d', async (isNeedLocation, times) => {
  const configData = JSON.stringify({ ...SAFE_CONFIG, basic: { isNeedLocation } })
  fakeApi({ getChannelInfo: () => ok({ needMobile: false, configData }) })
  await render(
    <Around>
      <Probe />
    </Around>
  )
  for (let round = 0; round < 3; round++) await flush(10)
  expect(mockLocate).toHaveBeenCalledTimes(times)
})
