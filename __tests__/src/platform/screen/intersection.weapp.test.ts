import Taro from '@tarojs/taro'
import { document } from '@tarojs/runtime'
import { observeIntersection } from '@/platform/screen/intersection.weapp'

const PATH = 'pages/test/index?$taroTimestamp=1'

declare const wx: Pick<typeof Taro, 'createIntersectionObserver'>

/** A page with data on its way to WeChat: what is observed, and what Taro calls back when it has been sent. */
function pageWithData() {
  const sent: (() => void)[] = []
  jest.spyOn(Taro, 'nextTick').mockImplementation((then) => void sent.push(then))
  const root = { pendingUpdate: true }
  jest
    .spyOn(document, 'getElementById')
    .mockImplementation(
      (id) => (id === PATH ? root : null) as unknown as ReturnType<typeof document.getElementById>
    )
  const observe = jest.fn()
  const observer = { observe, relativeToViewport: () => observer, disconnect: () => undefined }
  jest.spyOn(wx, 'createIntersectionObserver').mockReturnValue(observer as never)
  const page = { $taroPath: PATH } as unknown as Taro.PageInstance
  return { page, root, sent, observe }
}

it('observes once the data with the element has been sent, which is not the data that was on its way', () => {
  const { page, root, sent, observe } = pageWithData()
  observeIntersection(page, 'row', {}, () => undefined)
  sent.shift()?.()
  expect(observe).not.toHaveBeenCalled()
  root.pendingUpdate = false
  sent.shift()?.()
  expect(observe).toHaveBeenCalledWith('#row', expect.any(Function))
})

it('observes nothing any more once it was stopped', () => {
  const { page, root, sent, observe } = pageWithData()
  root.pendingUpdate = false
  const stop = observeIntersection(page, 'row', {}, () => undefined)
  stop()
  while (sent.length > 0) sent.shift()?.()
  expect(observe).not.toHaveBeenCalled()
})
