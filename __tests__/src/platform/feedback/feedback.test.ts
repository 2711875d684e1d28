import { SETTLE_MS } from '@/lib/double-tap'
import { copyText } from '@/platform/feedback/copy-text'
import { confirm, hideLoading, showLoading, toast } from '@/platform/feedback/feedback'

const shown = () => document.body.textContent ?? ''
const named = (text: string) =>
  [...document.querySelectorAll('button')].find((button) => button.textContent === text)
const press = (text: string) => named(text)?.click()
/** As a screen reader says it; it keeps the focus all the same. */
const isDisabled = (text: string) => named(text)?.getAttribute('aria-disabled') === 'true'

beforeEach(() => {
  document.body.innerHTML = ''
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

describe('feedback on the web (rules toast.default, loading.shown, modal.result)', () => {
  it('a toast stands 1500 ms', () => {
    toast('订单已关闭')
    jest.advanceTimersByTime(1499)
    expect(document.querySelector('[role=status]')?.textContent).toBe('订单已关闭')
    jest.advanceTimersByTime(1)
    expect(shown()).toBe('')
  })

  it('a second toast takes the place of the first and stands its own time', () => {
    toast('一')
    jest.advanceTimersByTime(1000)
    toast('二')
    jest.advanceTimersByTime(1000)
    expect(shown()).toBe('二')
  })

  it('loading shows until it is hidden', () => {
    showLoading('提交中')
    showLoading('提交中')
    jest.advanceTimersByTime(60_000)
    expect(shown()).toBe('提交中')
    hideLoading()
    expect(shown()).toBe('')
  })

  it('a question is answered by 确定 or 取消, and Escape is 取消', async () => {
    const yes = confirm('要取消订单吗？')
    expect(shown()).toContain('要取消订单吗？')
    jest.advanceTimersByTime(SETTLE_MS)
    press('确定')
    await expect(yes).resolves.toBe(true)
    expect(shown()).toBe('')

    const no = confirm('要取消订单吗？')
    press('取消')
    await expect(no).resolves.toBe(false)

    const escaped = confirm('要取消订单吗？')
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await expect(escaped).resolves.toBe(false)
  })

  it('the second half of the double tap that asks does not confirm', async () => {
    const answer = confirm('标记后无法撤销', '确认已使用？')
    jest.advanceTimersByTime(SETTLE_MS - 1)
    press('确定')
    expect(shown()).toContain('确认已使用？')
    expect(isDisabled('确定')).toBe(true)
    jest.advanceTimersByTime(1)
    expect(isDisabled('确定')).toBe(false)
    press('确定')
    await expect(answer).resolves.toBe(true)
  })

  it('the focus stays inside a question and goes back afterwards', async () => {
    document.body.innerHTML = '<button id="opener">开</button>'
    document.getElementById('opener')?.focus()
    const answer = confirm('确认吗？', '提示', '好的')
    const focused = () => document.activeElement?.textContent
    const tab = () =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true })
      )
    // what is asked is heard first
    expect(document.activeElement?.getAttribute('role')).toBe('alertdialog')
    tab()
    expect(focused()).toBe('好的')
    tab()
    expect(focused()).toBe('取消')
    jest.advanceTimersByTime(SETTLE_MS)
    press('好的')
    await answer
    expect(document.activeElement?.id).toBe('opener')
  })

  it('copying says so, and says when the browser refuses', async () => {
    document.execCommand = jest.fn(() => true)
    await copyText('1234')
    expect(shown()).toBe('已复制')
    document.execCommand = jest.fn(() => false)
    await copyText('1234')
    expect(shown()).toBe('复制失败，请再试一次')
  })
})
