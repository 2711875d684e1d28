import type { PropsWithChildren } from 'react'
import { AppearanceCell } from '@/features/appearance/components/appearance-cell'
import { chooseElder, chooseLook } from '@/features/appearance/commands'
import { ThemedShell } from '@/frame/themed-shell'
import { readStored } from '@/platform/storage/stored-values'
import { Page } from '@/ui/page/page'
import { useShell } from '@/ui/shell/shell'
import { Around } from '../../../support/around'
import { act, control, find, mountPage, tap, text } from '../../../support/mount.h5'

const App = ({ children }: PropsWithChildren) => (
  <Around>
    <ThemedShell>{children}</ThemedShell>
  </Around>
)

function Settings() {
  const { still } = useShell()
  return (
    <Page title='设置'>
      <AppearanceCell />
      {still ? '不动' : '会动'}
    </Page>
  )
}

const open = () => mountPage(Settings, { path: 'pages-my/settings/index', App })
const root = () => find('.theme').className.split(' ')
const html = () => [...document.documentElement.classList]

afterEach(() => act(() => (chooseLook(undefined), chooseElder(false))))

it('goes by the system until something is chosen', async () => {
  await open()
  expect(text()).toContain('跟随系统')
  expect(root()).toEqual(expect.arrayContaining(['theme', 'theme-main']))
  expect(root().join(' ')).not.toMatch(/theme-(light|dark|elder)/)
})

it('wears what is chosen at once, on the page, on what lies over it and around it, and keeps it', async () => {
  await open()
  await tap(control('显示设置跟随系统'))
  await tap(control('深色'))
  expect(root()).toContain('theme-dark')
  for (const worn of document.querySelectorAll('.theme')) expect(worn.className).toContain('theme-dark')
  expect(html()).toContain('theme-dark')
  expect(readStored('look')).toBe('dark')

  await tap(control('浅色'))
  expect(html()).toEqual(['theme-light'])
  expect(root()).not.toContain('theme-dark')

  await tap(control('跟随系统'))
  expect(html()).toEqual([])
  expect(readStored('look')).toBeUndefined()
})

it('in the elder mode everything is large and nothing moves by itself', async () => {
  await open()
  expect(text()).toContain('会动')
  await tap(control('显示设置跟随系统'))
  await tap(find('[role="switch"]'))
  expect(root()).toContain('theme-elder')
  expect(text()).toContain('不动')
  expect(readStored('elder')).toBe(true)
  expect(text()).toContain('跟随系统 · 大字版')

  await tap(find('[role="switch"]'))
  expect(root()).not.toContain('theme-elder')
  expect(readStored('elder')).toBeUndefined()
})
