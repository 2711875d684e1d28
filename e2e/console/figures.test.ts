import { readFileSync } from 'node:fs'
import { newMobile } from '../support/api'
import { buy } from '../support/buy'
import { guestSession } from '../support/guest-session'
import { barriers } from '../h5/support/reading/barriers'
import { appOrigin, putPhonesAway, takePhone } from '../h5/support/phone'
import { DESK, hire, POCKET, typeLogin } from './support/staff'
import { testInDepth } from '../../__tests__/support/level'
import { fitsWidth } from './support/width'

afterAll(putPhonesAway)

test('an owner sees what waits, what today brought, what sold best, and how the servers do', async () => {
  const token = await guestSession(appOrigin(), newMobile())
  await buy({ origin: appOrigin(), channel: 'main', token }, { kind: 'card', itemId: 'main-season' })
  const owner = await hire('owner')
  const { page, problems } = await takePhone(DESK)
  await typeLogin(page, owner)

  await page.getByRole('heading', { name: '今日', level: 1 }).waitFor()
  await page.getByText('待处理售后').waitFor()
  await page.getByRole('img', { name: /每小时的支付金额和浏览次数/ }).waitFor()
  // what the chart shows can be read
  await page.getByText('查看每小时数字').click()
  await page.getByRole('row').filter({ hasText: '23:00' }).waitFor()
  expect(await page.locator('.chart-figures tbody tr.ant-table-row').count()).toBe(24)
  const paid = page.locator('.tile').filter({ hasText: '支付笔数' })
  expect(Number(await paid.locator('.ant-statistic-content-value').textContent())).toBeGreaterThan(0)
  expect(await barriers(page)).toEqual([])

  await page.getByRole('link', { name: '异常退款' }).click()
  await page.getByRole('heading', { name: '资金' }).waitFor()
  await page.getByText('虚拟支付消息').click()
  await page.getByText('没有需要关注的虚拟支付消息').waitFor()
  expect(await barriers(page)).toEqual([])
  await page.goBack()
  await page.goBack()
  await page.getByLabel('日期').fill('2020-01-01')
  await page.getByRole('heading', { name: '2020-01-01' }).waitFor()
  await paid.getByText('前一日 0').waitFor()

  await page.getByRole('link', { name: '报表' }).click()
  await page.getByRole('img', { name: /按日的支付金额和订单数/ }).waitFor()
  expect(await barriers(page)).toEqual([])
  // each day has its bar, also without sales
  expect(await page.locator('tbody tr.ant-table-row').count()).toBe(30)
  await page.getByText('按商品').click()
  await page.getByRole('row').filter({ hasText: '季卡' }).first().waitFor()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出 CSV' }).click()
  const file = readFileSync(await (await saved).path(), 'utf8')
  expect(file).toContain('季卡')
  expect(file.startsWith('\uFEFF"商品"')).toBe(true)
  await page.getByLabel('从').fill('2020-01-01')
  await page.getByRole('button', { name: /查\s*询/ }).click()
  await page.getByText('一次最多查看 366 天').waitFor()

  await page.getByRole('link', { name: '系统' }).click()
  await page.getByRole('row').filter({ hasText: '订单发货' }).waitFor()
  await page.getByText('外部系统').click()
  await page.getByRole('row').filter({ hasText: '微信支付' }).getByText('沙箱').waitFor()
  await page.getByText('定时任务').click()
  await page.getByRole('row').filter({ hasText: '清除过期的员工登录' }).waitFor()
  expect(await barriers(page)).toEqual([])
  expect(problems).toEqual([])
})

testInDepth(
  'a bookkeeper reads which rights were given and are owed, and how visits became payments, and takes them along',
  async () => {
    const { page: phone } = await takePhone()
    await phone.goto(`${appOrigin()}/`)
    const token = await guestSession(appOrigin(), newMobile())
    const buyer = { origin: appOrigin(), channel: 'main', token }
    await buy(buyer, { kind: 'product', itemId: 'p-latte' })
    await buy(buyer, { kind: 'card', itemId: 'main-season' })
    const bookkeeper = await hire('finance')
    const { page, problems } = await takePhone(DESK)
    await typeLogin(page, bookkeeper)
    const saved = async () => {
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: '导出 CSV' }).click()
      return readFileSync(await (await download).path(), 'utf8')
    }
    await page.getByRole('link', { name: '报表' }).click()
    await page.getByText('权益发放', { exact: true }).click()
    await page.getByRole('row').filter({ hasText: '经典拿铁' }).first().waitFor()
    await page.getByText(/份未填成本$/).waitFor()
    expect(await barriers(page)).toEqual([])
    expect(await saved()).toContain('经典拿铁')

    await page.getByText('未领用权益', { exact: true }).click()
    await page.getByRole('row').filter({ hasText: '季卡' }).first().getByText(/ 天$/).waitFor()
    await page.getByRole('row').filter({ hasText: '经典拿铁' }).first().waitFor()
    expect(await barriers(page)).toEqual([])
    expect(await saved()).toContain('季卡')

    await page.getByText('访问转化', { exact: true }).click()
    await page.getByRole('img', { name: /每日的访客和付款会员/ }).waitFor()
    expect(await page.locator('tbody tr.ant-table-row').count()).toBe(30)
    expect(await barriers(page)).toEqual([])
    await page.getByText('按渠道').click()
    const main = page.getByRole('row').filter({ hasText: '权益中心' })
    await main.waitFor()
    expect(Number(await main.getByRole('cell').nth(4).textContent())).toBeGreaterThan(0)
    expect(await saved()).toContain('权益中心')
    await page.getByLabel('从').fill('2020-01-01')
    await page.getByRole('button', { name: /查\s*询/ }).click()
    await page.getByText('一次最多查看 31 天').waitFor()
    expect(problems).toEqual([])
  }
)

testInDepth(
  'on a phone nothing stands out of the page; who packs sees what waits, and no money',
  async () => {
    const packer = await hire('warehouse')
    const { page, problems } = await takePhone(POCKET)
    await typeLogin(page, packer)
    await page.getByText('待发货订单').waitFor()
    expect(await page.getByText('支付金额').count()).toBe(0)
    // what is not theirs to do does not stand there
    expect(await page.getByText('异常退款').count()).toBe(0)
    await fitsWidth(page)
    expect(await barriers(page)).toEqual([])
    expect(problems).toEqual([])

    const manager = await hire('manager')
    const other = await takePhone(POCKET)
    await typeLogin(other.page, manager)
    await other.page.getByRole('img', { name: /每小时/ }).waitFor()
    await fitsWidth(other.page)
    for (const name of ['报表', '系统']) {
      await other.page.getByRole('button', { name: '打开菜单' }).click()
      await other.page.getByRole('link', { name, exact: true }).click()
      await other.page.getByRole('heading', { name, level: 1 }).waitFor()
      await other.page.locator('.entry').first().waitFor()
      await fitsWidth(other.page)
    }
    for (const view of ['given', 'due', 'funnel']) {
      await other.page.goto(`${appOrigin()}/console/sales?view=${view}`)
      await other.page.locator('.entry').first().waitFor()
      await fitsWidth(other.page)
      expect(await barriers(other.page)).toEqual([])
    }
    expect(other.problems).toEqual([])
  }
)
