import Taro from '@tarojs/taro'
import { openBoard } from '@/platform/screen/board'

const canvas = {
  getContext: () => ({ scale: () => undefined }),
  createImage: () => ({}),
  toDataURL: () => 'data:image/jpeg;base64,QUJD'
}
const wechat = {
  createOffscreenCanvas: jest.fn(() => canvas),
  canvasToTempFilePath: jest.fn(),
  getFileSystemManager: jest.fn(),
  env: { USER_DATA_PATH: 'wxfile://usr' }
}
Object.assign(Taro, wechat)

it('is three times as sharp as the design, and becomes a file', async () => {
  wechat.canvasToTempFilePath.mockResolvedValue({ tempFilePath: 'wxfile://a.jpg' })
  expect(await openBoard(300, 552).finish()).toBe('wxfile://a.jpg')
  expect(wechat.createOffscreenCanvas).toHaveBeenCalledWith({ type: '2d', width: 900, height: 1656 })
})

it('where WeChat makes no file of it, its bytes are written', async () => {
  wechat.canvasToTempFilePath.mockRejectedValue({ errMsg: 'canvasToTempFilePath:fail' })
  const writeFile = jest.fn(({ success }: { success: () => void }) => success())
  wechat.getFileSystemManager.mockReturnValue({ writeFile })
  expect(await openBoard(300, 552).finish()).toBe('wxfile://usr/poster.jpg')
  expect(writeFile).toHaveBeenCalledWith(expect.objectContaining({ data: 'QUJD', encoding: 'base64' }))
})
