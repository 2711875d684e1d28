import Taro from '@tarojs/taro'
import WebviewPage from '@/pages/webview/index'
import { Around } from '../../support/around'
import { mountMini } from '../../support/mount.weapp'

jest.mock('@/features/visit/visits')

it('what the web view may not show leads to how it is opened elsewhere', async () => {
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  const went = jest.spyOn(Taro, 'redirectTo').mockResolvedValue({ errMsg: '' })
  const page = await mountMini(WebviewPage, {
    path: 'pages/webview/index',
    query: { url: encodeURIComponent('https://partner.example.com/film') },
    App: Around
  })
  const view = page.findClass('web')
  expect(view).not.toBeNull()
  await page.fire(view!, 'error')
  const url = `/pages/openAppTip/index?url=${encodeURIComponent('https://partner.example.com/film')}`
  expect(went).toHaveBeenCalledWith({ url })
})
