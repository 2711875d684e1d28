import { readFileSync } from 'node:fs'
import { newMobile } from '../support/api'
import { ask, type Buyer } from '../support/buy'
import { holderOf, makeHolder } from '../support/benefits'
import { buyGoods } from '../support/demo-orders'
import { guestSession } from '../support/guest-session'
import { takeBenefit } from '../support/take-benefit'
import { barriers } from '../h5/support/reading/barriers'
import { appOrigin, hidePictures, putPhonesAway, takePhone } from '../h5/support/phone'
import { DESK, hire, POCKET, typeLogin } from './support/staff'
import { testInDepth } from '../../__tests__/support/level'
import { fitsWidth } from './support/width'

hidePictures()
afterAll(putPhonesAway)

const RECEIVER = { name: '沈从文', mobile: '13800000002', areaCode: '110101', detail: '东四十条 22 号' }

/** Somebody with a card that has goods. */
const GIFTED = holderOf('orange')

/** Goods of a card that somebody wants to have sent. */
async function claimGift(): Promise<void> {
  const buyer = await makeHolder(appOrigin(), GIFTED)
  const server = '/unionbuy-server'
  const path = `${server}/deliveryAddress/saveUpdateDeliveryAddress`
  const { addressId } = await ask<{ addressId: string }>(buyer, 'POST', path, RECEIVER)
  const receiveId = await takeBenefit(buyer, GIFTED.benefit)
  await ask(buyer, 'POST', `${server}/privilege/claimReceiveParcel`, { receiveId, addressId })
}

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

test('a packer exports what waits, uploads it with numbers of parcels, twice, and each order is sent once', async () => {
  const [a, b, packer] = await Promise.all([sellGoods(), sellGoods(), hire('warehouse')])
  const { page, problems } = await takePhone(DESK)
  await typeLogin(page, packer)
  await page.getByRole('link', { name: '发货', exact: true }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出待发货' }).click()
  const file = readFileSync(await (await saved).path(), 'utf8')
  expect(file.startsWith('\uFEFF"订单号","快递公司","快递单号","商品行"')).toBe(true)
  // a phone number stays text in a spreadsheet
  expect(file).toContain(`"=""${RECEIVER.mobile}"""`)
  const number = String(Date.now())
  const rows = file.split('\r\n').map((row) => {
    if (row.includes(a)) return row.replace(',,,', `,,SF${number},`)
    // as it stands in the first line of the order, so that it is no line of it
    return row.includes(b) ? row.replace(',,,', ',,单号待定,') : row
  })
  const filled = { name: '待发货订单.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) }

  const upload = async () => {
    await page.getByRole('button', { name: '导入快递单号' }).click()
    await page.setInputFiles('input[type=file]', filled)
  }
  await upload()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('可发货 1 行，不能发货 1 行').waitFor()
  await dialog.getByRole('row').filter({ hasText: a }).getByText('顺丰速运').waitFor()
  await dialog.getByRole('row').filter({ hasText: b }).getByText('快递单号不正确').waitFor()
  expect(await barriers(page)).toEqual([])
  await dialog.getByRole('button', { name: '确认发货 1 行' }).click()
  await dialog.getByText('已发出 1 行，不能发货 1 行').waitFor()
  await dialog
    .getByRole('button', { name: /关\s*闭/ })
    .last()
    .click()

  await upload()
  await dialog.getByText('之前已发 1 行，不能发货 1 行').waitFor()
  expect(await dialog.getByRole('button', { name: '确认发货 0 行' }).isDisabled()).toBe(true)
  await page.setInputFiles('input[type=file]', {
    name: '订单.xlsx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('PK\u0003\u0004')
  })
  await dialog.getByText(/另存为 CSV 后再上传/).waitFor()

  await page.goto(`${appOrigin()}/console/order/${a}`)
  await page
    .getByRole('row')
    .filter({ hasText: `SF${number}` })
    .waitFor()
  expect(problems).toEqual([])
})

testInDepth('from today to the gifts and prizes that wait, on a phone as well', async () => {
  const [packer] = await Promise.all([hire('warehouse'), claimGift()])
  const { page, problems } = await takePhone(POCKET)
  await typeLogin(page, packer)
  await page.getByRole('link', { name: '待发货奖品' }).click()
  await page.waitForURL(/shipping\?view=prizes/)
  await page.goBack()
  await page.getByRole('link', { name: '待发货权益礼品' }).click()
  await page.waitForURL(/shipping\?view=gifts/)
  // the warehouse of the demo accepts it after some seconds
  await page.locator('.entry').filter({ hasText: GIFTED.benefit.privilege.name }).first().waitFor()
  await fitsWidth(page)
  expect(await barriers(page)).toEqual([])
  expect(problems).toEqual([])
})
