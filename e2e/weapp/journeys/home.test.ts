import { beginApp, closeApps, openApp } from '../support/app'

afterEach(closeApps)

test('a stranger sees what is on offer', async () => {
  const app = await openApp()
  expect(app.path).toBe('pages/index/index')
  for (const text of ['权益中心', '尊享年卡', '开通', '电影', '权益包', '每月 5 选 2', '附近好店'])
    expect(app.line()).toContain(text)
})

test('home is drawn with at most 4 setData and 60 KB (design section 7)', async () => {
  const app = beginApp()
  await app.reach('the first screen', () => app.pages().length > 0 && app.line().includes('每月 5 选 2'))
  const first = app.setDataFigures()
  expect(first.count).toBeLessThanOrEqual(4)
  expect(first.bytes).toBeLessThanOrEqual(60 * 1024)
  await app.settle()
  // the city, the login pop-up and the parts below the first screen come when they come
  const all = app.setDataFigures()
  expect(all.count).toBeLessThanOrEqual(10)
  expect(all.bytes).toBeLessThanOrEqual(100 * 1024)
})
