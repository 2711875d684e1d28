import { Page } from '@/ui/page/page'
import { ShellContext } from '@/ui/shell/shell'
import { VisibleContext } from '@/ui/visible/visible'
import { find, render, tap, text } from '../../support/mount.h5'

const shell = { themes: 'theme theme-candy', still: false, goBack: jest.fn(), goHome: jest.fn() }

it("carries the channel's theme and title, and goes back by the app's rule", async () => {
  await render(
    <ShellContext.Provider value={shell}>
      <Page title='会员卡'>内容</Page>
    </ShellContext.Provider>
  )
  expect(find('.theme.theme-candy').textContent).toBe('会员卡内容')
  await tap(find('[aria-label=返回]'))
  expect(shell.goBack).toHaveBeenCalledTimes(1)
})

it('says its title to the browser, and again when it is shown again: the router has set its own meanwhile', async () => {
  const shown = (visible: boolean) => (
    <VisibleContext.Provider value={visible}>
      <Page title='无法打开' />
    </VisibleContext.Provider>
  )
  const { rerender } = await render(shown(true))
  expect(document.title).toBe('无法打开')
  await rerender(shown(false))
  document.title = '权益中心'
  await rerender(shown(true))
  expect(document.title).toBe('无法打开')
})

it('a page may have its own way back, or none', async () => {
  const onBack = jest.fn()
  const { rerender } = await render(<Page title='收银台' onBack={onBack} />)
  await tap(find('[aria-label=返回]'))
  expect(onBack).toHaveBeenCalledTimes(1)
  await rerender(<Page title='权益中心' back={false} />)
  expect(document.querySelector('[aria-label=返回]')).toBeNull()
  await rerender(
    <Page title='权益中心' nav='none'>
      内容
    </Page>
  )
  expect(text()).toBe('内容')
})
