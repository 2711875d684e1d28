import { Swiper, SwiperItem } from '@tarojs/components'
import { act, find, render } from '../../support/mount.h5'

const WIDTH = 300
let scrolledTo: number[]

/** Gives slides a place: jsdom lays nothing out. */
beforeEach(() => {
  jest.useFakeTimers()
  scrolledTo = []
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * WIDTH
  })
  Element.prototype.scrollTo = function (options?: ScrollToOptions | number) {
    const left = typeof options === 'object' ? (options.left ?? 0) : 0
    scrolledTo.push(left)
    this.scrollLeft = left
    this.dispatchEvent(new Event('scroll'))
  }
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const slides = ['甲', '乙', '丙'].map((name) => <SwiperItem key={name}>{name}</SwiperItem>)
const track = () => find('.taro-swiper__track')
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))

it('reports the slide on which a finger leaves it, once', async () => {
  const changed = jest.fn()
  await render(<Swiper onChange={(event) => changed(event.detail)}>{slides}</Swiper>)
  for (const place of [100, 290, 305]) {
    track().scrollLeft = place
    await act(() => track().dispatchEvent(new Event('scroll')))
  }
  await wait(100)
  await act(() => track().dispatchEvent(new Event('scroll')))
  await wait(100)
  expect(changed.mock.calls).toEqual([[{ current: 1, source: 'touch' }]])
})

it('stands at `current` at first and follows it', async () => {
  const { rerender } = await render(<Swiper current={2}>{slides}</Swiper>)
  expect(scrolledTo).toEqual([2 * WIDTH])
  await rerender(<Swiper current={1}>{slides}</Swiper>)
  expect(scrolledTo.at(-1)).toBe(WIDTH)
})

it('plays by itself, from the last slide to the first, and rests under a finger', async () => {
  const changed = jest.fn()
  await render(
    <Swiper autoplay interval={1000} current={1} onChange={(event) => changed(event.detail)}>
      {slides}
    </Swiper>
  )
  await wait(1100)
  await wait(1000)
  expect(changed.mock.calls.map(([detail]) => (detail as { current: number }).current)).toEqual([2, 0])
  await act(() => track().dispatchEvent(new Event('touchstart', { bubbles: true })))
  await wait(5000)
  expect(changed).toHaveBeenCalledTimes(2)
})

it('shows the edge of the neighbours', async () => {
  await render(
    <Swiper previousMargin='16px' nextMargin='24px'>
      {slides}
    </Swiper>
  )
  expect([track().style.paddingLeft, track().style.paddingRight]).toEqual(['16px', '24px'])
})
