interface Page {
  onReachBottom: () => void
  onPageScroll?: (at: { scrollTop: number }) => void
}
const { bindPageScroll } = jest.requireActual<{
  bindPageScroll: (page: Page, element: HTMLElement, distance: number) => void
}>('../../../config/taro-plugin-slim/modules/page-scroll')

/** The end of a page is near when less than this is left, px. */
const NEAR = 50
const HEIGHT = 800

/** A page of an app, and how often it was told of its end. */
function page(height: number) {
  const element = document.createElement('div')
  const sizes = { scrollTop: 0, scrollHeight: height, clientHeight: HEIGHT }
  for (const name of ['scrollTop', 'scrollHeight', 'clientHeight'] as const)
    Object.defineProperty(element, name, { get: () => sizes[name] })
  const onReachBottom = jest.fn()
  const onPageScroll = jest.fn()
  bindPageScroll({ onReachBottom, onPageScroll }, element, NEAR)
  return {
    element,
    onPageScroll,
    ends: () => onReachBottom.mock.calls.length,
    grow: (to: number) => (sizes.scrollHeight = to),
    scroll: (to: number) => {
      sizes.scrollTop = to
      element.dispatchEvent(new Event('scroll'))
    }
  }
}

test('the end of a page is told once while somebody stands there, and again when they come back', () => {
  const { scroll, ends, onPageScroll } = page(2000)
  scroll(600)
  expect(ends()).toBe(0)
  scroll(1190)
  scroll(1200)
  expect(ends()).toBe(1)
  expect(onPageScroll).toHaveBeenLastCalledWith({ scrollTop: 1200 })
  scroll(600)
  scroll(1200)
  expect(ends()).toBe(2)
})

test('who goes to the end of a page that has grown behind them is told of its new end', () => {
  const { scroll, grow, ends } = page(1000)
  scroll(200)
  expect(ends()).toBe(1)
  // the boxes went, the list came; in one go they are at its end
  grow(3000)
  scroll(2200)
  expect(ends()).toBe(2)
})

test('a page that is bound again is told by its last binding alone', () => {
  const { element, scroll, ends } = page(1000)
  const later = jest.fn()
  bindPageScroll({ onReachBottom: later }, element, NEAR)
  scroll(200)
  expect([ends(), later.mock.calls.length]).toEqual([0, 1])
})
