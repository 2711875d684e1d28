import { newMobile } from '../support/api'
import { ask, type Buyer } from '../support/buy'
import { buyGoods } from '../support/demo-orders'
import { guestSession } from '../support/guest-session'
import { barriers } from '../h5/support/reading/barriers'
import { appOrigin, putPhonesAway, takePhone } from '../h5/support/phone'
import { DESK, hire, typeLogin } from './support/staff'

afterAll(putPhonesAway)

const RECEIVER = { name: '沈从文', mobile: '13800000002', areaCode: '110101', detail: '东四十条 22 号' }

/** Two mugs that are paid and wait to be sent. */
async function sellGoods(): Promise<string> {
  const token = await guestSession(appOrigin(), newMobile())
  const buyer: Buyer = { origin: appOrigin(), channel: 'main', token }
  await ask(buyer, 'POST', '/unionbuy-server/deliveryAddress/saveUpdateDeliveryAddress', RECEIVER)
  return buyGoods(buyer, 2)
}

test('a packer prints to whom it goes, sends one of two pieces, and later the other', async () => {
  const [orderNo, packer] = await Promise.all([sellGoods(), hire('warehouse')])
  const { page, problems } = await takePhone(DESK)
  // what the browser would print; it has no printer here
  await page.addInitScript(() => {
    window.print = () => {
      document.title = document.querySelector('.packing-list')?.textContent ?? ''
      window.dispatchEvent(new Event('afterprint'))
    }
  })
  // other journeys leave orders that wait: all of them on one page
  await page.route('**/console/api/shipping/waiting?*', (route) =>
    route.continue({ url: route.request().url().replace('limit=20', 'limit=100') })
  )
  await typeLogin(page, packer)
  await page.getByRole('link', { name: '发货', exact: true }).click()
  const row = page.getByRole('row').filter({ hasText: orderNo })
  await row.getByText('× 2').waitFor()
  expect(await page.getByText(RECEIVER.mobile).count()).toBe(0)
  expect(await barriers(page)).toEqual([])

  await row.getByRole('button', { name: '装箱单' }).click()
  await page.waitForFunction((mobile) => document.title.includes(mobile), RECEIVER.mobile)
  await page.locator('.packing-list').waitFor({ state: 'detached' })

  const number = String(Date.now())
  await row.getByRole('button', { name: /发\s*货/ }).click()
  await page.getByLabel('快递单号').fill(`SF${number}`)
  await page.getByTitle('顺丰速运').waitFor()
  await page.getByRole('spinbutton').fill('1')
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: '确认发货' }).click()
  await page.getByText('已发出，还有 1 件待发').waitFor()
  await row.getByText('× 1').waitFor()

  await row.getByRole('button', { name: /发\s*货/ }).click()
  await page.getByLabel('快递单号').fill(`JD${number}`)
  await page.getByTitle('京东物流').waitFor()
  await page.getByRole('button', { name: '确认发货' }).click()
  await row.waitFor({ state: 'detached' })

  await page.goto(`${appOrigin()}/console/order/${orderNo}`)
  await page
    .getByRole('row')
    .filter({ hasText: `SF${number}` })
    .waitFor()
  await page
    .getByRole('row')
    .filter({ hasText: `JD${number}` })
    .waitFor()
  expect(problems).toEqual([])
})
