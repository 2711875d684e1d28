import { closeApps, openApp } from '../support/app'

afterEach(closeApps)

test('look and elder mode are chosen in My, worn by every page, told to WeChat for its bar, and kept', async () => {
  const app = await openApp()
  await app.tap('我的')
  await app.tap('显示设置')
  await app.tap('深色')
  const told = (name: string) => app.outside.filter((each) => each.name === name).at(-1)?.options
  expect(told('setNavigationBarColor')).toMatchObject({ backgroundColor: '#1b1d24', frontColor: '#ffffff' })
  expect(told('setBackgroundColor')).toMatchObject({ backgroundColor: '#101116' })
  await app.tap('大字版')
  app.end()

  const again = await openApp({ phone: app.phone })
  expect(again.has('.theme-dark') && again.has('.theme-elder')).toBe(true)
  // it opens where it was left, in My; another page wears the same
  await again.tap('用户协议')
  await again.waitForPage('pages-my/agreement/index')
  expect(again.has('.theme-dark') && again.has('.theme-elder')).toBe(true)
  expect(again.outside.filter(({ name }) => name === 'setNavigationBarColor').length).toBeGreaterThan(0)
  // in the elder mode what words of the law mean stands with them
  await again.waitForText('店员扫了您的券')
})
