import { closeApps, openApp } from '../support/app'

afterEach(closeApps)

test('from the list to a sight, its rules and its days', async () => {
  const app = await openApp({
    launch: { path: 'pagesA/landmark-ticket/index', query: { cityCode: '510100' } }
  })
  await app.waitForText('成都大熊猫繁育研究基地')
  await app.tap('青城天下幽')
  await app.waitForPage('pagesA/landmark-ticket/product_detail')
  await app.waitForText('游玩日前可免费退，之后收取 20% 手续费')
  await app.tap('选日期')
  await app.waitForText('选择日期 · 成人票')
  await app.waitForText('请选择日期')
})
