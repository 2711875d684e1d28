import type { Page } from 'playwright-core'
import { arrive, press, see } from './fingers'

/** Puts goods into the cart from the mall’s list, of the kind first offered, or with this choice made. */
export async function toCart(page: Page, name: string, choice?: string): Promise<void> {
  const product = page.getByText(name).filter({ visible: true }).first()
  await product.scrollIntoViewIfNeeded()
  await product.click()
  await arrive(page, '/pages-mall/productDetail')
  await press(page, '加入购物车')
  await see(page, '选择规格')
  if (choice) await page.getByRole('radio', { name: choice }).filter({ visible: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '加入购物车' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}
