import { Badge } from '@/ui/badge/badge'
import { Button } from '@/ui/button/button'
import { Cell } from '@/ui/cell/cell'
import { Picture } from '@/ui/picture/picture'
import { Progress } from '@/ui/progress/progress'
import { Tabs } from '@/ui/tabs/tabs'
import { Ticket } from '@/ui/ticket/ticket'
import { ViewButton } from '@/ui/view-button/view-button'
import { act, find, findText, render, tap, tapNow, text } from '../../support/mount.h5'

const key = (target: Element, name: string) =>
  act(() => target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })))

it('a button is pressed, but not while it is busy or disabled', async () => {
  const onPress = jest.fn()
  const { rerender } = await render(<Button onPress={onPress}>领取</Button>)
  await tap('领取')
  await rerender(
    <Button loading onPress={onPress}>
      领取
    </Button>
  )
  await tap(find('button'))
  await rerender(
    <Button disabled onPress={onPress}>
      领取
    </Button>
  )
  await tap(find('button'))
  expect(onPress).toHaveBeenCalledTimes(1)
})

it('what pays takes no tap in its first half second: that would be the second half of a double tap before', async () => {
  const onPress = jest.fn()
  jest.useFakeTimers()
  try {
    await render(
      <Button guarded onPress={onPress}>
        立即支付
      </Button>
    )
    await act(() => jest.advanceTimersByTime(420))
    await tapNow('立即支付')
    expect(onPress).not.toHaveBeenCalled()
    await act(() => jest.advanceTimersByTime(80))
    await tapNow('立即支付')
    expect(onPress).toHaveBeenCalledTimes(1)
  } finally {
    jest.useRealTimers()
  }
})

it('the view button says view unless told otherwise, and emits a click', async () => {
  const onClick = jest.fn()
  const { rerender } = await render(<ViewButton onClick={onClick} />)
  await tap('view')
  expect(onClick).toHaveBeenCalledTimes(1)
  await rerender(<ViewButton label='查看' onClick={onClick} />)
  expect(text()).toBe('查看')
})

it('a row that leads somewhere is a button for finger and keys; another is not', async () => {
  const onPress = jest.fn()
  const { rerender } = await render(<Cell title='兑换记录' onPress={onPress} />)
  const row = find('[role=button]')
  await tap(row)
  await key(row, 'Enter')
  await key(row, ' ')
  expect(onPress).toHaveBeenCalledTimes(3)
  await rerender(<Cell title='兑换记录' />)
  expect(document.querySelector('[role=button]')).toBeNull()
})

describe('tabs', () => {
  const items = [
    { key: 'all', title: '全部' },
    { key: 'paid', title: '已付款' },
    { key: 'done', title: '已完成' }
  ] as const

  it('change by tap and by arrow keys, and are one stop of the Tab key', async () => {
    const onChange = jest.fn()
    await render(<Tabs label='订单' items={items} active='paid' onChange={onChange} />)
    const tabs = [...document.querySelectorAll<HTMLElement>('[role=tab]')]
    expect(tabs.map((tab) => tab.tabIndex)).toEqual([-1, 0, -1])
    expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['false', 'true', 'false'])
    await tap('全部')
    expect(onChange).toHaveBeenLastCalledWith('all')
    await key(tabs[1]!, 'ArrowRight')
    expect(onChange).toHaveBeenLastCalledWith('done')
    expect(document.activeElement).toBe(tabs[2])
  })

  it('stay at the ends', async () => {
    const onChange = jest.fn()
    await render(<Tabs label='订单' items={items} active='all' onChange={onChange} />)
    await key(find('[aria-selected=true]'), 'ArrowLeft')
    expect(onChange).not.toHaveBeenCalled()
  })
})

describe('ticket', () => {
  const action = { text: '领取', onPress: jest.fn() }

  it('is opened by its body and used by its action, one not causing the other', async () => {
    const onPress = jest.fn()
    await render(<Ticket value='8折' name='咖啡' action={action} onPress={onPress} />)
    await tap(find('button'))
    expect(action.onPress).toHaveBeenCalledTimes(1)
    expect(onPress).not.toHaveBeenCalled()
    await tap('咖啡')
    expect(onPress).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['used', '已使用'],
    ['expired', '已过期']
  ] as const)('%s has no action and says %s', async (state, words) => {
    await render(<Ticket value='8折' name='咖啡' state={state} action={action} />)
    expect(findText(words)).toBeTruthy()
    expect(document.querySelector('button')).toBeNull()
  })
})

it.each([
  [{ count: 0 }, ''],
  [{ count: 7 }, '7'],
  [{ count: 120 }, '99+']
])('a badge of %o shows "%s"', async (props, shown) => {
  await render(<Badge {...props} />)
  expect(text()).toBe(shown)
})

it.each([
  [2, 5, 0.4],
  [9, 5, 1],
  [-1, 5, 0],
  [1, 0, 0]
])('%i of %i fills %f of the bar', async (done, total, part) => {
  await render(<Progress done={done} total={total} label='进度' />)
  expect(find('.bar').style.transform).toBe(`scaleX(${part})`)
})

describe('picture', () => {
  it('shows a quiet place for one that does not come, and tries a new address', async () => {
    const { rerender } = await render(<Picture src='/a.webp' alt='门店' />)
    await act(() => find('img').dispatchEvent(new Event('error')))
    expect(document.querySelector('img')).toBeNull()
    expect(find('.fallback').getAttribute('aria-label')).toBe('门店')
    await rerender(<Picture src='/b.webp' alt='门店' />)
    expect(find<HTMLImageElement>('img').src).toContain('/b.webp')
  })

  it('loads lazily unless it is in the first screen', async () => {
    const { rerender } = await render(<Picture src='/a.webp' />)
    expect(find('img').getAttribute('loading')).toBe('lazy')
    await rerender(<Picture src='/a.webp' eager />)
    expect(find('img').getAttribute('loading')).toBeNull()
  })
})
