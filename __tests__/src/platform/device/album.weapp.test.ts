import Taro from '@tarojs/taro'
import { savePicture, openAlbumSettings } from '@/platform/device/album'

const wechat = { saveImageToPhotosAlbum: jest.fn(), openSetting: jest.fn() }
Object.assign(Taro, wechat)

it.each([
  [undefined, 'saved'],
  ['saveImageToPhotosAlbum:fail auth deny', 'denied'],
  ['saveImageToPhotosAlbum:fail authorize:fail', 'denied'],
  ['saveImageToPhotosAlbum:fail privacy permission is not authorized', 'privacy'],
  ['saveImageToPhotosAlbum:fail cancel', 'closed'],
  ['saveImageToPhotosAlbum:fail file not found', 'failed']
] as const)('WeChat says %s: it is %s', async (errMsg, kept) => {
  const { saveImageToPhotosAlbum: save } = wechat
  if (errMsg === undefined) save.mockResolvedValue({ errMsg: 'ok' })
  else save.mockRejectedValue({ errMsg })
  expect(await savePicture('wxfile://tmp.jpg', '')).toBe(kept)
})

it('tells whether the switch of the album is on afterwards', async () => {
  const { openSetting: open } = wechat
  open.mockResolvedValue({ authSetting: { 'scope.writePhotosAlbum': true } })
  expect(await openAlbumSettings()).toBe(true)
  open.mockResolvedValue({ authSetting: {} })
  expect(await openAlbumSettings()).toBe(false)
  open.mockRejectedValue({ errMsg: 'openSetting:fail' })
  expect(await openAlbumSettings()).toBe(false)
})
