import { closeApps, openApp } from '../support/app'

afterEach(closeApps)

test('a stranger sees what is on offer', async () => {
  const app = await openApp()
  expect(app.path).toBe('pages/index/index')
  for (const text of ['权益中心', '尊享年卡', '开通', '电影', '权益包', '每月 5 选 2', '附近好店'])
    expect(app.line()).toContain(text)
})

test('home stands after at most 4 setData and 60 KB (design section 7)', async () => {
  const app = await openApp()
  const { count, bytes } = app.setDataFigures()
  expect(count).toBeLessThanOrEqual(4)
  expect(bytes).toBeLessThanOrEqual(60 * 1024)
})
