/** Staff of a shop take vouchers on their phone: with a network, without one, and by the number of a member's phone. */
import type { Page } from 'playwright-core'
import { barriers } from '../h5/support/reading/barriers'
import { see } from '../h5/support/fingers'
import { appOrigin, hidePictures, newTab, putPhonesAway, takePhone } from '../h5/support/phone'
import { carry } from '../h5/support/story'
import { DESK, hire, POCKET, typeLogin } from './support/staff'
import { buyVoucher, LATTE_STORE } from './support/voucher'
import { testInDepth } from '../../__tests__/support/level'

hidePictures()
afterAll(putPhonesAway)

const hireShop = () => hire('shop', ['--stores', LATTE_STORE])

/** Types a code or number and asks what it is. */
async function look(page: Page, code: string): Promise<void> {
  await page.getByLabel('券码或票号').fill(code)
  await page.getByRole('button', { name: /查\s*询/ }).click()
}
const take = (page: Page) => page.getByRole('button', { name: '确认使用' }).click()

/** The app can be opened without a network, and has today's keys. */
async function isReady(page: Page): Promise<void> {
  await page.getByText(/今日名单 \d+ 张/).waitFor()
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
}

test('a voucher is taken once in a shop, and a mistake is undone', async () => {
  const [{ number }, worker] = await Promise.all([buyVoucher(), hireShop()])
  const { page, problems } = await takePhone(POCKET)
  await typeLogin(page, worker, '/shop')

  await look(page, '0000000000000000')
  await page.getByText('没有这张券或票，或不属于您的门店').waitFor()
  expect(await barriers(page)).toEqual([])

  await look(page, number)
  await page.getByText('经典拿铁', { exact: false }).first().waitFor()
  await page.getByLabel('没有扫码的原因').fill('屏幕碎了，扫不出来')
  expect(await barriers(page)).toEqual([])
  await take(page)
  await page.getByText('已核销', { exact: true }).waitFor()
  await page.getByRole('heading', { name: '今日核销 1 张' }).waitFor()
  expect(await page.getByRole('button', { name: '确认使用' }).count()).toBe(0)

  await page.getByRole('button', { name: /撤\s*销/ }).click()
  await page.getByLabel(/^原因/).fill('拿错了券')
  await page.getByRole('button', { name: '确认撤销' }).click()
  await page.getByRole('heading', { name: '今日核销 0 张' }).waitFor()
  expect(await barriers(page)).toEqual([])
  expect(problems).toEqual([])
})

test('without a network a shop goes on, sends what it took afterwards, and settles what was used elsewhere', async () => {
  const [mine, elsewhere, worker] = await Promise.all([buyVoucher(), buyVoucher(), hireShop()])
  const first = await takePhone(POCKET)
  await typeLogin(first.page, worker, '/shop')
  await isReady(first.page)
  const { context } = first

  await context.setOffline(true)
  await first.page.close()
  const second = await newTab(context)
  await second.page.goto(`${appOrigin()}/shop`)
  await second.page.getByText('没有网络，用今日名单核销，联网后自动上传').waitFor()
  expect(await barriers(second.page)).toEqual([])
  await look(second.page, mine.number)
  await second.page.getByText('没有网络时只能核销会变化的动态码，不能凭券码或票号').waitFor()
  for (const voucher of [mine, elsewhere]) {
    await look(second.page, voucher.code())
    await take(second.page)
    await second.page.getByText('已核销，联网后自动上传').waitFor()
  }
  await second.page.getByText('2 张待上传，请不要清除浏览器数据').waitFor()

  // a tab that is killed forgets nothing
  await second.page.close()
  const { page, problems } = await newTab(context)
  await page.goto(`${appOrigin()}/shop`)
  await page.getByText('2 张待上传，请不要清除浏览器数据').waitFor()
  expect(await page.getByText('待上传', { exact: true }).count()).toBe(2)
  await look(page, mine.code())
  await page.getByText('已核销：这张券在本机已经用过').waitFor()
  expect(await page.getByRole('button', { name: '确认使用' }).count()).toBe(0)
  expect(await barriers(page)).toEqual([])

  // meanwhile another shop, which has a network, takes one of them
  const other = await takePhone(POCKET)
  await typeLogin(other.page, await hireShop(), '/shop')
  await look(other.page, elsewhere.code())
  await take(other.page)
  await other.page.getByText('已核销', { exact: true }).waitFor()

  await context.setOffline(false)
  await page.getByRole('heading', { name: '断网时核销、上传未成功 1 张' }).waitFor()
  await page.getByText('在别处已经使用过').waitFor()
  await page.getByRole('heading', { name: '今日核销 1 张' }).waitFor()
  expect(await page.getByText('待上传', { exact: true }).count()).toBe(0)
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: /处\s*理/ }).click()
  await page.getByLabel('怎么处理的').fill('顾客已补付现金')
  await page.getByRole('button', { name: '确认处理' }).click()
  await page.getByRole('heading', { name: /上传未成功/ }).waitFor({ state: 'detached' })

  const member = await takePhone()
  await carry(member.page, mine.token)
  await member.page.goto(`${appOrigin()}/pages-my/receiveRecord/index?receiveId=${mine.receiveId}`)
  await see(member.page, /已使用/)
  expect([...first.problems, ...second.problems, ...problems]).toEqual([])
})

testInDepth(
  'at the end of the session the keys of the day are gone, and nothing is taken without a network',
  async () => {
    const [{ code }, worker] = await Promise.all([buyVoucher(), hireShop()])
    const { page, context, problems } = await takePhone(POCKET)
    await typeLogin(page, worker, '/shop')
    await isReady(page)
    await page.getByRole('button', { name: /退\s*出/ }).click()
    await page.getByLabel('账号').waitFor()
    await context.setOffline(true)
    await page.goto(`${appOrigin()}/shop`)
    await page.getByLabel('账号').waitFor()
    expect(await page.getByText(/今日名单/).count()).toBe(0)
    expect(code()).toMatch(/^\d{36}$/)
    expect(problems).toEqual([])
  }
)

testInDepth('a browser that stores nothing says so', async () => {
  const worker = await hireShop()
  const { page } = await takePhone(DESK)
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('refused', 'SecurityError')
    }
  })
  await typeLogin(page, worker, '/shop')
  await page.getByText('此浏览器不能保存数据（可能是无痕模式），断网时不能核销').waitFor()
  expect(await barriers(page)).toEqual([])
})

testInDepth('a member without a phone is found by its number, once somebody says why', async () => {
  const [{ mobile }, worker] = await Promise.all([buyVoucher(), hireShop()])
  const { page, problems } = await takePhone(DESK)
  await typeLogin(page, worker, '/shop')
  await page.getByText('按手机号', { exact: true }).click()
  const find = async (phone: string) => {
    await page.getByLabel('会员手机号').fill(phone)
    await page.getByRole('button', { name: /查\s*询/ }).click()
  }
  await find('13000000000')
  await page.getByText('没有可在您的门店或景区使用的券或票，请核对手机号').waitFor()
  await find(mobile)
  await page.getByText('经典拿铁 1 杯').waitFor()
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: /使\s*用/ }).click()
  await page.getByLabel(/没有扫码的原因/).fill('手机没电，已核对姓名')
  await take(page)
  await page.getByRole('heading', { name: '今日核销 1 张' }).waitFor()
  expect(problems).toEqual([])
})
