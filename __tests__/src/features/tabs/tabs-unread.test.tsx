import { View } from '@tarojs/components'
import { queryClient } from '@/api/query-client'
import { SAFE_CONFIG } from '@/features/channel/model'
import { beginSession, endSession } from '@/features/session/session'
import { saveTabs } from '@/features/tabs/last-tabs'
import { useTabs } from '@/features/tabs/use-tabs'
import { readStored } from '@/platform/storage/stored-values'
import { Around } from '../../../support/around'
import { fakeApi, no, ok, type Answer } from '../../../support/fake-api'
import { flush, render, text } from '../../../support/mount.h5'

// a start of the app: no configuration has come before, so that this is a file of its own

const [EXCHANGE] = SAFE_CONFIG.tabbar
const OF_LAST_TIME = [
  { ...EXCHANGE!, name: '上次的首页' },
  { ...EXCHANGE!, id: 'BigCard', componentName: 'BigCard' as const, name: '上次的卡', sort: 2 }
]

/** What the tabs were, each time that they were drawn. */
const drawn: string[] = []
function Names() {
  const { tabs } = useTabs()
  const names = tabs.map(({ name }) => name).join(' ')
  drawn.push(names)
  return <View>{names}</View>
}

async function open(answer: Answer) {
  fakeApi({ getChannelInfo: () => answer, myMultipleCardInfo: () => ok([]) })
  drawn.length = 0
  await render(
    <Around>
      <Names />
    </Around>
  )
  for (let round = 0; round < 4; round++) await flush(10)
}

afterEach(() => {
  endSession()
  queryClient.clear()
  jest.restoreAllMocks()
})

it('the tabs of last time stand where the configuration cannot be read, without a jump, and stay remembered', async () => {
  beginSession({ accessToken: 't', openId: null, memberId: 'm' })
  saveTabs(OF_LAST_TIME)
  await open(no('500', '服务器错误'))
  expect(new Set(drawn)).toEqual(new Set(['上次的首页 上次的卡']))
  expect(readStored('lastTabs')?.configData).toContain('上次的卡')
})

it('who has none, and a visitor, gets the three safe ones', async () => {
  await open(no('500', '服务器错误'))
  expect(text()).toBe('兑换中心 市集 我的')
  beginSession({ accessToken: 't', openId: null, memberId: 'n' })
  await open(no('500', '服务器错误'))
  expect(text()).toContain('兑换中心 市集 我的')
  expect(readStored('lastTabs')).toBeUndefined()
})
