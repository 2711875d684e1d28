import Taro from '@tarojs/taro'
import { SETTLE_MS } from '@/lib/double-tap'
import { confirm, hideLoading, showLoading, tell, toast } from '@/platform/feedback/feedback'

/** Answers of WeChat's question, one after the other, each after so many ms. */
function answers(...given: readonly (readonly [confirm: boolean, afterMs: number])[]) {
  const modal = jest.spyOn(Taro, 'showModal')
  for (const [yes, afterMs] of given) {
    modal.mockImplementationOnce(
      () =>
        new Promise((resolve) =>
          setTimeout(resolve, afterMs, { confirm: yes, cancel: !yes, content: '', errMsg: 'showModal:ok' })
        )
    )
  }
  return modal
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const asked = () => confirm('标记后无法撤销', '确认已使用？')

it('a confirmation that nobody can have read it for is no answer: it is asked again', async () => {
  const modal = answers([true, 200], [false, SETTLE_MS])
  const answer = asked()
  await jest.advanceTimersByTimeAsync(200)
  expect(modal).toHaveBeenCalledTimes(2)
  await jest.advanceTimersByTimeAsync(SETTLE_MS)
  await expect(answer).resolves.toBe(false)
})

it('one that was read is taken, and 取消 at once', async () => {
  answers([true, SETTLE_MS])
  const yes = asked()
  await jest.advanceTimersByTimeAsync(SETTLE_MS)
  await expect(yes).resolves.toBe(true)
  const modal = answers([false, 1])
  const no = asked()
  await jest.advanceTimersByTimeAsync(1)
  await expect(no).resolves.toBe(false)
  expect(modal).toHaveBeenCalledTimes(2)
})

it('a question’s buttons are 确定 and 取消', async () => {
  const modal = answers([false, 1])
  const answer = confirm('要取消订单吗？')
  await jest.advanceTimersByTimeAsync(1)
  await answer
  expect(modal.mock.calls[0]?.[0]).toMatchObject({
    content: '要取消订单吗？',
    confirmText: '确定',
    cancelText: '取消'
  })
})

it('a message has one button', async () => {
  const modal = answers([true, 1])
  const read = tell('之后登录即可撤销', '注销申请已提交')
  await jest.advanceTimersByTimeAsync(1)
  await read
  expect(modal.mock.calls[0]?.[0]).toMatchObject({ showCancel: false, confirmText: '知道了' })
})

it('a toast stands 1500 ms', () => {
  const shown = jest.spyOn(Taro, 'showToast').mockResolvedValue({ errMsg: '' })
  toast('订单已关闭')
  expect(shown.mock.calls).toEqual([[{ title: '订单已关闭', icon: 'none', duration: 1500 }]])
})

it('loading shows until it is hidden', () => {
  const shown = jest.spyOn(Taro, 'showLoading').mockResolvedValue({ errMsg: '' })
  const hidden = jest.spyOn(Taro, 'hideLoading').mockReturnValue(undefined)
  showLoading('提交中')
  expect(shown).toHaveBeenCalledWith({ title: '提交中', mask: true })
  expect(hidden).not.toHaveBeenCalled()
  hideLoading()
  expect(hidden).toHaveBeenCalledTimes(1)
})
