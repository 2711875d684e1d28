import type { Page } from 'playwright-core'
import { arrive, fill, press, readAll, see, tap } from './support/fingers'
import { appOrigin, hidePictures, putPhonesAway, takePhone } from './support/phone'
import { carry, sessionOf } from './support/story'

hidePictures()
afterAll(putPhonesAway)

const EXAMPLE = '例如：张三，13800138000，广东省深圳市南山区科苑路 15 号'
const BLOCK = '收货人：张伟\n手机号码：13833334444\n所在地区：浙江省杭州市下城区\n详细地址：凤起路334号'

/** A member on 收货地址, by 我的. */
async function openAddresses() {
  const phone = await takePhone()
  await carry(phone.page, await sessionOf())
  await phone.page.goto(`${appOrigin()}/?tab=My`)
  // who it is is known: what was drawn for somebody unknown is not pressed
  await see(phone.page, /^会员\d/)
  await phone.page.waitForLoadState('networkidle')
  await tap(phone.page, '收货地址')
  await arrive(phone.page, '/pages-my/address')
  await see(phone.page, '暂无收货地址')
  return phone
}

async function paste(page: Page, text: string) {
  await press(page, '新增收货地址')
  await arrive(page, '/pages-my/address/add')
  await press(page, '粘贴识别')
  await fill(page, EXAMPLE, text)
  await press(page, '识别并填入')
  await page.getByPlaceholder(EXAMPLE).filter({ visible: true }).waitFor({ state: 'detached' })
}

const order = async (page: Page) => {
  const shown = await readAll(page)
  return shown.indexOf('欧阳娜娜') - shown.indexOf('张伟')
}

test('an address is pasted, kept, made the default, deleted and had back', async () => {
  const { page, problems } = await openAddresses()
  await paste(page, BLOCK)
  await see(page, '下城区现为拱墅区，已为您更新。')
  await press(page, '保存')
  await arrive(page, '/pages-my/address')
  await see(page, '138****4444')
  await see(page, '浙江省 杭州市 拱墅区 凤起路334号')

  await paste(page, '欧阳娜娜 15822223333 湖北省仙桃市沔阳大道58号')
  await press(page, '保存')
  await see(page, '湖北省 仙桃市 沔阳大道58号')
  await page.getByRole('radio', { name: '将欧阳娜娜的地址设为默认' }).click()
  await page.getByRole('radio', { name: '欧阳娜娜的地址是默认地址' }).waitFor()
  expect(await order(page)).toBeLessThan(0)

  await press(page, '删除欧阳娜娜的地址')
  await see(page, '已删除欧阳娜娜的地址')
  await page.getByRole('radio', { name: '张伟的地址是默认地址' }).waitFor()
  await press(page, '撤销')
  await page.getByRole('radio', { name: '欧阳娜娜的地址是默认地址' }).waitFor()
  expect(problems).toEqual([])
})

test('what was typed is there again after the back button; the area is chosen part by part', async () => {
  const { page, problems } = await openAddresses()
  await press(page, '新增收货地址')
  await fill(page, '请填写收货人姓名', '王小明')
  // two presses of one link within half a second are one
  await page.waitForTimeout(600)
  await page.goBack()
  await arrive(page, '/pages-my/address')
  await press(page, '新增收货地址')
  await see(page, '已恢复上次未保存的内容')
  // pasted as a web page has it: the country's code, full-width digits, a zero-width blank
  const mobile = page.getByPlaceholder('请填写收货人手机号').filter({ visible: true })
  await mobile.focus()
  await page.keyboard.insertText('+86 １38-0013 8000\u200B')
  expect(await mobile.inputValue()).toBe('13800138000')
  await page
    .getByRole('button', { name: /^所在地区/ })
    .filter({ visible: true })
    .click()
  for (const part of ['云南省', '大理白族自治州', '大理市']) {
    await page.getByRole('option', { name: part, exact: true }).click()
  }
  await fill(page, '街道、小区、楼栋与门牌号', '人民路 1 号')
  await press(page, '保存')
  await see(page, '云南省 大理白族自治州 大理市 人民路 1 号')
  expect(problems).toEqual([])
})
