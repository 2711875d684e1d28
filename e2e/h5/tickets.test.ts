import { arrive, fill, pathOf, press, pressUntil, readAll, see, tap } from './support/fingers'
import { appOrigin, hidePictures, putPhonesAway, takePhone } from './support/phone'
import { carry, goToChannel, payAtChannel, sessionOf } from './support/story'

hidePictures()
afterAll(putPhonesAway)

const NAME = '与证件上的姓名一致'

test('from the list to two tickets: paid, one used at the gate, the other given back', async () => {
  const { page, context, problems } = await takePhone()
  await carry(page, await sessionOf())
  await page.goto(`${appOrigin()}/pagesA/landmark-ticket/index?cityCode=510100`)
  await see(page, '成都大熊猫繁育研究基地')
  await page.getByText('青城山').filter({ visible: true }).last().click()
  await arrive(page, '/pagesA/landmark-ticket/product_detail')
  await see(page, '游玩日前可免费退，之后收取 20% 手续费')
  await press(page, '选日期')
  await page.locator('[role=radio][aria-label*="月"]:not([aria-disabled=true])').last().click()
  await press(page, /下一步/)
  await arrive(page, '/pagesA/landmark-ticket/payment')

  await press(page, /^选择出行人/)
  for (const [name, number] of [
    ['欧阳娜娜', '11010519900101001X'],
    ['张伟', '11010519491231002X']
  ] as const) {
    await press(page, '新增出行人')
    await fill(page, NAME, name)
    await tap(page, '护照')
    await fill(page, '请输入护照号码', `E${number.slice(6, 14)}`)
    await press(page, '保存')
    await see(page, name)
  }
  await press(page, '确定（2 人）')
  await fill(page, '景区有变动时联系您', '13800000001')
  await page.getByRole('checkbox', { name: '已阅读并同意' }).click()
  await pressUntil(page, '提交订单', () => Promise.resolve(pathOf(page).startsWith('/pages/pay')))
  await arrive(page, '/pages/pay')
  await goToChannel(page)
  await payAtChannel(page)
  await page.waitForURL(/payResult/)
  await press(page, '查看门票')
  await arrive(page, '/pagesA/landmark-ticket/order_detail')
  await see(page, '待使用 2 张')
  expect(await readAll(page)).not.toContain('19491231')

  // one of them is used at the gate
  await page.getByRole('button', { name: '出示票码' }).filter({ visible: true }).first().click()
  await see(page, '秒后更新')
  const until = await page
    .getByText(/仅限 \d+月\d+日/)
    .filter({ visible: true })
    .last()
    .innerText()
  const code = await page
    .locator('[aria-label]')
    .evaluateAll((all) =>
      all
        .map((one) => one.getAttribute('aria-label')?.replaceAll(' ', '') ?? '')
        .find((label) => /^\d{32}$/.test(label))
    )
  const [, month = '', date = ''] = /(\d+)月(\d+)日/.exec(until) ?? []
  const now = new Date()
  const year = Number(month) < now.getUTCMonth() + 1 ? now.getUTCFullYear() + 1 : now.getUTCFullYear()
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const gate = await context.newPage()
  const pass = async () => {
    await gate.goto(`${appOrigin()}/sandbox/gate`)
    await gate.fill('input[name=code]', code ?? '')
    await gate.fill('input[name=day]', day)
    await gate.getByRole('button', { name: '检票' }).click()
    return gate.getByRole('status').innerText()
  }
  expect(await pass()).toContain('请入园')
  expect(await pass()).toContain('已使用')
  await gate.close()

  // the network is gone while the page is open, and the server cannot be reached when it is opened again
  await context.setOffline(true)
  await see(page, '秒后更新')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '出示票码' }).filter({ visible: true }).last().click()
  await see(page, '秒后更新')
  await context.setOffline(false)
  await page.route('**/unionbuy-server/**', (route) => route.abort('internetdisconnected'))
  await page.reload()
  await see(page, '网络不可用，显示的是本机保存的门票')
  await page.getByRole('button', { name: '出示票码' }).filter({ visible: true }).last().click()
  await see(page, '秒后更新')
  await page.unroute('**/unionbuy-server/**')
  problems.length = 0

  await page.reload()
  await see(page, '待使用 1 张')
  await press(page, '申请退票')
  await page.getByRole('checkbox').filter({ visible: true }).last().click()
  await press(page, /确认退票/)
  await see(page, /退款 ¥/)
  expect(problems).toEqual([])
})
