import Taro from '@tarojs/taro'
import { Button } from '@/ui/button/button'
import { Page } from '@/ui/page/page'
import { Ticket } from '@/ui/ticket/ticket'
import { mountMini } from '../../support/mount.weapp'

beforeEach(() => {
  jest.spyOn(Taro, 'getWindowInfo').mockReturnValue({ statusBarHeight: 44, windowWidth: 375 } as never)
  jest.spyOn(Taro, 'getMenuButtonBoundingClientRect').mockReturnValue({ left: 281 } as never)
})

it("leaves the header to WeChat's own bar", async () => {
  const page = await mountMini(() => <Page title='会员卡'>内容</Page>)
  expect(page.text()).toBe('内容')
})

it("says its title to WeChat's bar, which has none of its own for what is refused; a page with its own bar says nothing", async () => {
  const said = jest.spyOn(Taro, 'setNavigationBarTitle').mockResolvedValue({ errMsg: '' })
  await mountMini(() => <Page title='无法打开'>内容</Page>)
  expect(said.mock.calls).toEqual([[{ title: '无法打开' }]])
  await mountMini(() => (
    <Page title='权益详情' nav='custom'>
      内容
    </Page>
  ))
  expect(said).toHaveBeenCalledTimes(1)
})

it('a page with its own bar clears the status bar and the capsule', async () => {
  const page = await mountMini(() => (
    <Page title='权益详情' nav='custom'>
      内容
    </Page>
  ))
  expect(page.text()).toBe('权益详情内容')
  expect(page.findClass('bar')?.style.cssText).toBe('padding-top: 44px;')
  expect(page.findClass('right')?.style.cssText).toBe('min-width: 94px;')
})

it('presses reach their handlers', async () => {
  const used = jest.fn()
  const opened = jest.fn()
  const page = await mountMini(() => (
    <Page title='权益'>
      <Ticket value='8折' name='咖啡' onPress={opened} />
      <Button onPress={used}>去用</Button>
    </Page>
  ))
  await page.fire(page.findText('去用')!)
  await page.fire(page.findClass('pressable')!)
  expect(used).toHaveBeenCalledTimes(1)
  expect(opened).toHaveBeenCalledTimes(1)
})

it('an icon costs the view its class and no more', async () => {
  const page = await mountMini(() => <Page title='权益'>{''}</Page>)
  // the first drawing: on a slow machine a second one may follow, which says the same again
  const first = ({ sets }: { sets: readonly string[] }) => Math.max(...sets.map((set) => set.length))
  const bare = first(page)
  const { Icon } = await import('@/ui/icon/icon')
  const { default: shape } = await import('@/ui/icon/icons/gift.module.scss')
  const withIcon = await mountMini(() => (
    <Page title='权益'>
      <Icon of={shape} />
    </Page>
  ))
  expect(first(withIcon) - bare).toBeLessThan(120)
  expect(withIcon.sets.join('')).not.toContain('svg')
})
