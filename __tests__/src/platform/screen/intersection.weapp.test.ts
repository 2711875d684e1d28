import Taro from '@tarojs/taro'
import { document } from '@tarojs/runtime'
import { observeIntersection } from '@/platform/screen/intersection.weapp'

const PATH = 'pages/test/index?$taroTimestamp=1'

it('observes once the data with the element has been sent, which is not the data that was on its way', () => {
  const sent: (() => void)[] = []
  jest.spyOn(Taro, 'nextTick').mockImplementation((then) => void sent.push(then))
  const root = { pendingUpdate: true }
  jest
    .spyOn(document, 'getElementById')
    .mockImplementation(
      (id) => (id === PATH ? root : null) as unknown as ReturnType<typeof document.getElementById>
    )
  const observe = jest.fn()
  const observer = { relativeToViewport: () => ({ observe }), disconnect: () => undefined }
  jest.spyOn(Taro, 'createIntersectionObserver').mockReturnValue(observer as never)

  observeIntersection({ $taroPath: PATH } as unknown as Taro.PageInstance, 'row', {}, () => undefined)
  sent.shift()?.()
  expect(observe).not.toHaveBeenCalled()
  root.pendingUpdate = false
  sent.shift()?.()
  expect(observe).toHaveBeenCalledWith('#row', expect.any(Function))
})
