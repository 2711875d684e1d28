import Taro from '@tarojs/taro'
import App from '@/app'
import { currentBase } from '@/channels/current'
import { enterChannel } from '@/features/channel/commands'
import { queryClient } from '@/api/query-client'
import { routedPage } from '@/frame/routed-page'
import { Page } from '@/ui/page/page'
import { readStored, removeStored } from '@/platform/storage/stored-values'
import { routeOf } from '@/routes/table'
import { fakeApi } from '../support/fake-api'
import { act, find, mountPage, tap } from '../support/mount.h5'

jest.mock('@/platform/device/idle', () => ({ whenIdle: () => undefined }))

const Market = routedPage(routeOf('pages/market/index'), () => <Page title='市集' />)
const open = () => mountPage(Market, { path: 'pages/market/index', App })

beforeEach(() => {
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([{}] as never)
  jest.spyOn(Taro, 'reLaunch').mockResolvedValue({ errMsg: '' })
  jest.spyOn(Taro, 'navigateBack').mockResolvedValue({ errMsg: '' })
})
afterEach(() => {
  removeStored('channelCode')
  queryClient.clear()
  jest.restoreAllMocks()
})

it('the header goes back, or relaunches the root page from the only page in the stack', async () => {
  await open()
  await tap(find('[aria-label="返回"]'))
  expect(Taro.reLaunch).toHaveBeenCalledWith({ url: '/pages/index/index' })
  jest.mocked(Taro.getCurrentPages).mockReturnValue([{}, {}] as never)
  await tap(find('[aria-label="返回"]'))
  expect(Taro.navigateBack).toHaveBeenCalledTimes(1)
})

it('another channel changes the looks, the backend, and forgets what the other backend said', async () => {
  fakeApi({})
  await open()
  queryClient.setQueryData(['said'], 'by main')
  expect(find('.theme').className).toContain('theme-main')
  await act(() => enterChannel('candy'))
  expect(find('.theme').className).toContain('theme-candy')
  expect(currentBase()).toBe('/candy')
  expect(readStored('channelCode')).toBe('candy')
  expect(queryClient.getQueryData(['said'])).toBeUndefined()
  await act(() => enterChannel('main'))
})
