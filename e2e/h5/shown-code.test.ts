/** A code that an order bought is covered until its owner shows it, and open from then on. */
import { buy } from '../support/buy'
import { press, see } from './support/fingers'
import { appOrigin, hidePictures, putPhonesAway, takePhone } from './support/phone'
import { carry, sessionOf } from './support/story'

hidePictures()
afterAll(putPhonesAway)

test('a bought voucher: covered, with its last day; shown by a tap, and after a reload', async () => {
  const { page, problems } = await takePhone()
  const token = await sessionOf()
  await buy({ origin: appOrigin(), channel: 'main', token }, { kind: 'product', itemId: 'p-latte' })
  await carry(page, token)
  await page.goto(`${appOrigin()}/pages-my/receiveRecord`)
  await press(page, /^去使用/)
  await see(page, '未展示可直接退款，展示后退款需商家核实未使用')
  const cover = await page.locator('[role=dialog]').filter({ visible: true }).last().innerText()
  expect(cover).toMatch(/到店时再展示券码\s*有效期至 \d{4}\.\d+\.\d+\s*未展示/)
  expect(await page.getByAltText('动态码').count()).toBe(0)
  await press(page, '展示券码')
  await page.getByAltText('动态码').filter({ visible: true }).waitFor()
  await see(page, '秒后更新')

  await page.reload()
  await press(page, /^去使用/)
  await see(page, '秒后更新')
  expect(problems).toEqual([])
})
