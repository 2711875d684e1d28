import { SwipeRow } from '@/ui/swipe-row/swipe-row'
import { act, find, render, tap, text } from '../../support/mount.h5'

const touch = (name: string, x: number, y: number) => {
  const event = new Event(name, { bubbles: true })
  const point = [{ clientX: x, clientY: y }]
  Object.assign(event, { touches: point, changedTouches: point })
  return act(() => find('p').dispatchEvent(event))
}
const swipe = async (dx: number, dy = 0) => {
  await touch('touchstart', 200, 200)
  await touch('touchend', 200 + dx, 200 + dy)
}

let removed: number
beforeEach(async () => {
  removed = 0
  await render(
    <SwipeRow action='删除' onAction={() => (removed += 1)}>
      <p>龙井</p>
    </SwipeRow>
  )
})

it('a swipe to the left shows the action, one to the right hides it', async () => {
  expect(text()).toBe('龙井')
  await swipe(-60)
  expect(text()).toBe('龙井删除')
  await swipe(60)
  expect(text()).toBe('龙井')
  await swipe(-60)
  await tap('删除')
  expect(removed).toBe(1)
  expect(text()).toBe('龙井')
})

it.each([
  ['too short', -30, 0],
  ['a scroll', -60, 50]
])('%s is no swipe', async (_what, dx, dy) => {
  await swipe(dx, dy)
  expect(text()).toBe('龙井')
})
