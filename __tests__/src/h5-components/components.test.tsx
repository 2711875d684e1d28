import { createRef } from 'react'
import { Button, Form, Image, Input, ScrollView, Text, Textarea, View, WebView } from '@tarojs/components'
import { act, find, render, tap, text, type } from '../../support/mount.h5'

const key = (element: HTMLElement, name: string) =>
  act(() =>
    element.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))
  )

describe('View', () => {
  it('shows a new class in the same render', async () => {
    const seen: string[] = []
    const Probe = ({ name }: { name: string }) => (
      <View
        className={name}
        ref={(element: HTMLElement | null) => void (element && seen.push(element.className))}
      />
    )
    const { rerender } = await render(<Probe name='one' />)
    await rerender(<Probe name='two' />)
    expect(seen).toEqual(['one', 'two'])
  })

  it('is reached and tapped by keyboard when it has a role and a handler', async () => {
    const tapped = jest.fn()
    await render(
      <View role='button' className='target' onClick={tapped}>
        领取
      </View>
    )
    const view = find('.target')
    expect(view.tabIndex).toBe(0)
    await key(view, 'Enter')
    await key(view, ' ')
    await key(view, 'a')
    expect(tapped).toHaveBeenCalledTimes(2)
  })

  it('leaves a plain view out of the tab order', async () => {
    await render(<View className='target' onClick={() => undefined} />)
    expect(find('.target').hasAttribute('tabindex')).toBe(false)
  })

  it('passes no Taro prop on to the element', async () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    await render(
      <View hoverClass='pressed' hoverStayTime={10} compileMode ariaLabel='卡片' className='target' />
    )
    expect(complaints).not.toHaveBeenCalled()
    expect(find('.target').getAttributeNames().sort()).toEqual(['aria-label', 'class'])
  })
})

describe('Input', () => {
  const field = () => find<HTMLInputElement>('input')

  it('keeps what is typed when it has no value of its own', async () => {
    const heard: string[] = []
    const { rerender } = await render(<Input onInput={(event) => heard.push(event.detail.value)} />)
    await type(field(), '138')
    await rerender(<Input placeholder='手机号' onInput={() => undefined} />)
    expect(field().value).toBe('138')
    expect(heard).toEqual(['138'])
  })

  it('takes over a value that changes, also to empty', async () => {
    const { rerender } = await render(<Input value='a' />)
    await rerender(<Input value='b' />)
    expect(field().value).toBe('b')
    await rerender(<Input value='' />)
    expect(field().value).toBe('')
  })

  it('reports pinyin once, when the composition ends', async () => {
    const heard: string[] = []
    await render(<Input onInput={(event) => heard.push(event.detail.value)} />)
    await act(() => field().dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true })))
    await type(field(), 'quan')
    await type(field(), '权')
    await act(() => field().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true })))
    expect(heard).toEqual(['权'])
  })

  it('Enter confirms and submits no form', async () => {
    const confirmed = jest.fn()
    await render(
      <form>
        <Input onConfirm={(event) => confirmed(event.detail.value)} />
      </form>
    )
    await type(field(), '影院')
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
    await act(() => field().dispatchEvent(enter))
    expect(enter.defaultPrevented).toBe(true)
    expect(confirmed).toHaveBeenCalledWith('影院')
  })

  it.each([
    ['while it composes', { isComposing: true }],
    ['in Safari, where the composition has ended already', { keyCode: 229 }]
  ])('Enter that picks a word of an input method does not confirm, %s', async (_when, key) => {
    const confirmed = jest.fn()
    await render(
      <>
        <Input onConfirm={confirmed} />
        <Textarea onConfirm={confirmed} />
      </>
    )
    for (const one of [field(), document.querySelector('textarea')]) {
      await act(() => {
        one?.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
        one?.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
        one?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...key }))
      })
    }
    expect(confirmed).not.toHaveBeenCalled()
  })

  it('limits to 140 characters unless told otherwise, and opens the right keyboard', async () => {
    const { rerender } = await render(<Input type='number' />)
    expect([field().maxLength, field().inputMode]).toEqual([140, 'numeric'])
    await rerender(<Input maxlength={-1} />)
    expect(field().maxLength).toBe(-1)
  })
})

it('Textarea keeps its text and reports it', async () => {
  const heard: string[] = []
  await render(<Textarea onInput={(event) => heard.push(event.detail.value)} />)
  await type(find<HTMLTextAreaElement>('textarea'), '很好')
  expect(heard).toEqual(['很好'])
})

describe('Button', () => {
  it('submits and resets its form with the mouse', async () => {
    const submitted = jest.fn()
    const reset = jest.fn()
    await render(
      <Form onSubmit={(event) => submitted(event.detail.value)} onReset={reset}>
        <Input name='phone' value='13800000000' />
        <Button formType='submit'>提交</Button>
        <Button formType='reset'>重置</Button>
        <Button>别的</Button>
      </Form>
    )
    await tap('别的')
    expect(submitted).not.toHaveBeenCalled()
    await tap('提交')
    expect(submitted).toHaveBeenCalledWith({ phone: '13800000000' })
    await tap('重置')
    expect(reset).toHaveBeenCalledTimes(1)
  })

  it('is a button that does nothing while disabled', async () => {
    const tapped = jest.fn()
    await render(
      <Button disabled onClick={tapped}>
        支付
      </Button>
    )
    const button = find<HTMLButtonElement>('button')
    expect([button.tagName, button.type, button.disabled]).toEqual(['BUTTON', 'button', true])
    await tap(button)
    expect(tapped).not.toHaveBeenCalled()
  })
})

describe('ScrollView', () => {
  /** Says how far an element can scroll: jsdom lays nothing out. */
  const layOut = (element: HTMLElement, sizes: Record<string, number>) => {
    for (const [name, value] of Object.entries(sizes)) {
      Object.defineProperty(element, name, { value, configurable: true, writable: true })
    }
  }
  const scrollTo = async (element: HTMLElement, scrollTop: number) => {
    element.scrollTop = scrollTop
    await act(() => element.dispatchEvent(new Event('scroll')))
  }

  it('keeps id and ref', async () => {
    const ref = createRef<HTMLElement>()
    await render(<ScrollView id='list' scrollY ref={ref} />)
    expect(ref.current).toBe(document.getElementById('list'))
  })

  it('reports each end once each time it is reached', async () => {
    const lower = jest.fn()
    const upper = jest.fn()
    await render(<ScrollView id='list' scrollY onScrollToLower={lower} onScrollToUpper={upper} />)
    const list = find('#list')
    layOut(list, { scrollHeight: 1000, clientHeight: 200, scrollTop: 0 })
    for (const place of [300, 760, 790, 400, 800, 10, 0]) await scrollTo(list, place)
    expect([lower.mock.calls.length, upper.mock.calls.length]).toEqual([2, 1])
  })

  it('brings a part of it into view by itself, and does not move the page below it', async () => {
    const page = jest.spyOn(Element.prototype, 'scrollIntoView')
    const box = jest.spyOn(Element.prototype, 'scrollBy')
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return new DOMRect(this.id === 'third' ? 320 : 20, 900, 80, 40)
    })
    await render(
      <ScrollView id='tabs' scrollX scrollIntoView='third'>
        <View id='third' />
      </ScrollView>
    )
    expect(box.mock.calls).toEqual([[{ left: 300, behavior: 'auto' }]])
    expect(page).not.toHaveBeenCalled()
    jest.restoreAllMocks()
  })

  it('refreshes when it is pulled down from its top', async () => {
    const refresh = jest.fn()
    const { rerender } = await render(
      <ScrollView id='list' scrollY refresherEnabled onRefresherRefresh={refresh} />
    )
    await pull(find('#list'), 60)
    expect(refresh).not.toHaveBeenCalled()
    await pull(find('#list'), 200)
    expect(refresh).toHaveBeenCalledTimes(1)
    await rerender(
      <ScrollView id='list' scrollY refresherEnabled refresherTriggered onRefresherRefresh={refresh} />
    )
    await pull(find('#list'), 200)
    expect(refresh).toHaveBeenCalledTimes(1)
    expect(document.querySelector('.taro-pull--busy')).not.toBeNull()
  })
})

/** Pulls an element down by `distance` px with a finger. */
async function pull(element: HTMLElement, distance: number) {
  const touch = (name: string, clientY: number) => {
    const event = new Event(name, { bubbles: true, cancelable: true })
    return act(() => element.dispatchEvent(Object.assign(event, { touches: [{ clientY }] })))
  }
  await touch('touchstart', 100)
  await touch('touchmove', 100 + distance)
  await touch('touchend', 100 + distance)
}

it('Image has a text, loads late when asked and tells its size', async () => {
  const loaded = jest.fn()
  await render(
    <Image src='/assets/card.webp' lazyLoad ariaLabel='金卡' onLoad={(event) => loaded(event.detail)} />
  )
  const picture = find<HTMLImageElement>('img')
  expect([picture.alt, picture.getAttribute('loading')]).toEqual(['金卡', 'lazy'])
  await act(() => picture.dispatchEvent(new Event('load')))
  expect(loaded).toHaveBeenCalledWith({ width: 0, height: 0 })
})

it('Text is selectable only where it says so', async () => {
  await render(
    <Text selectable className='code'>
      8848
    </Text>
  )
  expect(find('.code').className).toContain('taro-text--selectable')
  expect(text()).toBe('8848')
})

it('WebView is a frame with a title', async () => {
  await render(<WebView src='https://example.com/' />)
  expect(find('iframe').title).toBe('https://example.com/')
})
