import type { Page } from 'playwright-core'
import { arrive, fill, press, tap } from './fingers'

const LIST = '/pages-my/address'

/** Fills in the form of a new address, and saves it. */
export async function fillInAddress(page: Page, receiver: string): Promise<void> {
  await fill(page, '请填写收货人姓名', receiver)
  await fill(page, '请填写收货人手机号', '13800138000')
  await page
    .getByRole('button', { name: /^所在地区/ })
    .filter({ visible: true })
    .click()
  for (const part of ['上海市', '静安区']) await page.getByRole('option', { name: part, exact: true }).click()
  await fill(page, '街道、小区、楼栋与门牌号', '长乐路 1 号')
  await press(page, '保存')
}

/** From “选择收货地址” to a new address of this receiver, and back with it to the page that asked. */
export async function chooseNewAddress(page: Page, receiver: string): Promise<void> {
  const asked = new URL(page.url()).pathname
  // the default one is proposed where there is one
  await tap(page, /^选择收货地址$|138\*{4}8000$/)
  await arrive(page, LIST)
  await press(page, '新增收货地址')
  await fillInAddress(page, receiver)
  await arrive(page, LIST)
  await tap(page, receiver)
  await page.waitForURL((url) => url.pathname === asked)
}
