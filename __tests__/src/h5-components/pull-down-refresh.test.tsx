import Taro from '@tarojs/taro'
import { PullDownRefresh } from '@/h5-components/pull-down-refresh'
import { act, find, render } from '../../support/mount.h5'

interface PageElement extends HTMLElement {
  __page?: { onPullDownRefresh: () => void }
}

/** A page as Taro's router makes it, with the pull-down around its content. */
async function openPage() {
  const refreshed = jest.fn()
  const view = await render(
    <div className='taro_page'>
      <PullDownRefresh>
        <p>内容</p>
      </PullDownRefresh>
    </div>
  )
  find<PageElement>('.taro_page').__page = { onPullDownRefresh: refreshed }
  return { refreshed, view }
}

async function pull(distance: number) {
  const content = find('p')
  const steps: [string, number][] = [
    ['touchstart', 0],
    ['touchmove', distance],
    ['touchend', distance]
  ]
  for (const [name, clientY] of steps) {
    const event = Object.assign(new Event(name, { bubbles: true, cancelable: true }), {
      touches: [{ clientY }]
    })
    await act(() => content.dispatchEvent(event))
  }
}

const isBusy = () => document.querySelector('.taro-pull--busy') !== null

it('calls the page when it is pulled far enough, and is busy until it is stopped', async () => {
  const { refreshed } = await openPage()
  await pull(50)
  expect(refreshed).not.toHaveBeenCalled()
  await pull(200)
  expect(refreshed).toHaveBeenCalledTimes(1)
  expect(isBusy()).toBe(true)
  await pull(200)
  expect(refreshed).toHaveBeenCalledTimes(1)
  await act(() => Taro.stopPullDownRefresh())
  expect(isBusy()).toBe(false)
})

it('does not pull a page that is scrolled', async () => {
  const { refreshed } = await openPage()
  Object.defineProperty(find('.taro_page'), 'scrollTop', { value: 120 })
  await pull(200)
  expect(refreshed).not.toHaveBeenCalled()
})

it('starts by a call on the page that is seen, and not after it has gone', async () => {
  const { refreshed, view } = await openPage()
  await act(() => Taro.startPullDownRefresh())
  expect(refreshed).toHaveBeenCalledTimes(1)
  await view.unmount()
  Taro.eventCenter.trigger('__taroStartPullDownRefresh', {})
  expect(refreshed).toHaveBeenCalledTimes(1)
})
