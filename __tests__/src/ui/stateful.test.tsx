import { ApiError } from '@/api/error'
import { ShellContext } from '@/ui/shell/shell'
import { Stateful, type QueryLike } from '@/ui/stateful/stateful'
import { render, tap, text } from '../../support/mount.h5'

type Rows = readonly string[]

const query = (over: Partial<QueryLike<Rows>>): QueryLike<Rows> => ({
  data: undefined,
  status: 'pending',
  error: null,
  fetchStatus: 'fetching',
  refetch: jest.fn(),
  ...over
})

const show = (over: Partial<QueryLike<Rows>>) => {
  const given = query(over)
  const element = (
    <Stateful query={given} skeleton='骨架' empty='没有记录' isEmpty={(rows) => rows.length === 0}>
      {(rows) => rows.join('、')}
    </Stateful>
  )
  return render(element).then(() => given)
}

it('shows the skeleton at once', async () => {
  await show({})
  expect(text()).toBe('骨架')
})

it('shows the content', async () => {
  await show({ status: 'success', data: ['咖啡', '电影'] })
  expect(text()).toBe('咖啡、电影')
})

it('shows what empty means here', async () => {
  await show({ status: 'success', data: [] })
  expect(text()).toBe('没有记录')
})

it("says what happened in the server's words, who can help, and retries", async () => {
  const { refetch } = await show({ status: 'error', fetchStatus: 'idle', error: new Error('该卡已停售') })
  expect(text()).toContain('该卡已停售')
  expect(text()).toContain('客服')
  await tap('重试')
  expect(refetch).toHaveBeenCalledTimes(1)
})

it('offers the way home first where there is nothing, and still a retry', async () => {
  const goHome = jest.fn()
  const given = query({
    status: 'error',
    fetchStatus: 'idle',
    error: new ApiError('business', '404', '商品不存在或已下架')
  })
  const shell = { themes: '', still: false, goBack: jest.fn(), goHome }
  await render(
    <ShellContext.Provider value={shell}>
      <Stateful query={given} skeleton='骨架'>
        {(rows) => rows.join('、')}
      </Stateful>
    </ShellContext.Provider>
  )
  expect(text()).toContain('商品不存在或已下架')
  expect(text()).not.toContain('多次重试')
  await tap('返回首页')
  expect(goHome).toHaveBeenCalledTimes(1)
  await tap('重试')
  expect(given.refetch).toHaveBeenCalledTimes(1)
})

it('shows no English of an exception', async () => {
  await show({ status: 'error', error: new TypeError('x is undefined') })
  expect(text()).not.toContain('undefined')
  expect(text()).toContain('页面加载失败')
})

it('says that the device is offline, and retries', async () => {
  const { refetch } = await show({ fetchStatus: 'paused' })
  expect(text()).toContain('网络已断开')
  await tap('重试')
  expect(refetch).toHaveBeenCalledTimes(1)
})

it('keeps the content when a later refresh fails', async () => {
  await show({ status: 'error', data: ['咖啡'], error: new Error('坏了') })
  expect(text()).toBe('咖啡')
})

it('takes a request that got no answer for being offline', async () => {
  await show({
    status: 'error',
    fetchStatus: 'idle',
    error: new ApiError('network', '', '网络错误，请稍后重试')
  })
  expect(text()).toContain('网络已断开')
})
