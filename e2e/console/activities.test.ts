import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import type { Page } from 'playwright-core'
import { startEmbedded } from '../../server/db/embedded'
import { newMobile } from '../support/api'
import { ask, buy, type Buyer } from '../support/buy'
import { guestSession } from '../support/guest-session'
import { inviting } from '../support/referral'
import { appOrigin, hidePictures, putPhonesAway, takePhone } from '../h5/support/phone'
import { barriers } from '../h5/support/reading/barriers'
import { DESK, hire, POCKET, typeLogin } from './support/staff'
import { testInDepth } from '../../__tests__/support/level'
import { fitsWidth } from './support/width'

hidePictures()
afterAll(putPhonesAway)

const buyer = async (): Promise<Buyer> => ({
  origin: appOrigin(),
  channel: 'main',
  token: await guestSession(appOrigin(), newMobile())
})

/** The text of a file that a button saves. */
async function savedBy(page: Page, press: () => Promise<void>): Promise<string> {
  const saved = page.waitForEvent('download')
  await press()
  return readFileSync(await (await saved).path(), 'utf8')
}

test('a manager sees what a lottery gave against its odds, and what members answered', async () => {
  const member = await buyer()
  const { prizeName } = await ask<{ prizeName: string }>(
    member,
    'POST',
    '/unionbuy-server/lottery/drawLottery',
    { lotteryId: 'main-wheel' }
  )
  const words = `希望周末有更多活动 ${Date.now()}`
  const { version } = await ask<{ version: string }>(
    member,
    'GET',
    '/unionbuy-server/questionnaire/getQuestionnaire?questionnaireId=weekend-habits'
  )
  await ask(member, 'POST', '/unionbuy-server/questionnaire/submit', {
    questionnaireId: 'weekend-habits',
    version,
    answers: [
      { questionId: 'often', answer: { option: 'new' } },
      { questionId: 'plans', answer: { option: 'home' } },
      { questionId: 'words', answer: { text: words } }
    ]
  })

  const manager = await hire('manager')
  const { page, problems } = await takePhone(DESK)
  await typeLogin(page, manager)
  await page.getByRole('link', { name: '抽奖', exact: true }).click()
  await page.locator('a[href$="/lottery/main-wheel"]').click()
  await page.getByRole('heading', { name: '奖品与概率' }).waitFor()
  const prizes = page.locator('section').filter({ hasText: '奖品与概率' })
  await prizes.getByRole('row').filter({ hasText: prizeName }).first().waitFor()
  expect(await barriers(page)).toEqual([])
  const odds = await savedBy(page, () => page.getByRole('button', { name: '导出 CSV' }).first().click())
  expect(odds).toContain('公示概率')
  expect(odds).toContain(prizeName)
  const winners = await savedBy(page, () => page.getByRole('button', { name: '导出 CSV' }).last().click())
  expect(winners.startsWith('\uFEFF"会员"')).toBe(true)

  await page.getByRole('link', { name: '问卷', exact: true }).click()
  await page.getByRole('link', { name: '您的周末，怎么过？' }).click()
  const often = page.locator('.question').filter({ hasText: '您多久使用一次权益中心？' })
  await often
    .getByRole('listitem')
    .filter({ hasText: '刚刚开始用' })
    .getByText(/^[1-9]\d*（/)
    .waitFor()
  const last = page.locator('.question').filter({ hasText: '还有什么想对我们说的？' })
  await last.getByRole('button', { name: /查看 \d+ 条文字/ }).click()
  await last.getByText(words).waitFor()
  expect(await barriers(page)).toEqual([])
  const answers = await savedBy(page, () => page.getByRole('button', { name: '导出 CSV' }).click())
  expect(answers).toContain(words)
  expect(answers).toContain('刚刚开始用')
  await page.setViewportSize(POCKET.viewport)
  for (const at of ['questionnaire/weekend-habits', 'lottery/main-wheel', 'questionnaires', 'lotteries']) {
    await page.goto(`${appOrigin()}/console/${at}`)
    await page.locator('.entry, .question').first().waitFor()
    await fitsWidth(page)
    expect(await barriers(page)).toEqual([])
  }
  await page.setViewportSize(DESK.viewport)
  // money that is paid to members is for whoever pays
  expect(await page.getByRole('link', { name: '分销' }).count()).toBe(0)
  expect(problems).toEqual([])
})

/** The days of a commission pass: nothing of its order can be given back any more. */
async function letDaysPass(orderNo: string): Promise<void> {
  const folder = path.join(path.dirname(process.env.SERVER_LOG ?? ''), 'postgres')
  const postgres = await startEmbedded(folder)
  const client = new Client({ connectionString: postgres.url })
  try {
    await client.connect()
    await client.query(
      `update card_terms set starts_at = now() - interval '2 days', ends_at = now() - interval '1 day' where order_no = $1`,
      [orderNo]
    )
    await client.query('update commissions set settle_days = 0 where order_no = $1', [orderNo])
  } finally {
    await client.end()
    await postgres.stop()
  }
}

/** A member whose friend bought something: who it is, and the order. */
async function referrerWithOrder(): Promise<{ readonly referrer: Buyer; readonly orderNo: string }> {
  const referrer = await inviting(appOrigin())
  const friend = await buyer()
  await ask(friend, 'POST', '/unionbuy-server/distribution/acceptInvitation', { code: referrer.code })
  return { referrer, orderNo: await buy(friend, { kind: 'card', itemId: 'main-light' }) }
}

const earningsOf = (referrer: Buyer) =>
  ask<{ paidOutFen: number; settledFen: number }>(
    referrer,
    'GET',
    '/unionbuy-server/distribution/getEarnings'
  )

test('on a phone, finance settles a commission, notes its payment once, and the member reads it', async () => {
  const { referrer, orderNo } = await referrerWithOrder()
  const finance = await hire('finance')
  const { page, problems } = await takePhone(POCKET)
  await typeLogin(page, finance)
  await page.getByRole('link', { name: '待付佣金' }).click()
  await page.getByRole('heading', { name: '分销', level: 1 }).waitFor()
  await page.locator('.ant-segmented').getByText('待结算').click()
  await page.locator('.entry').filter({ hasText: orderNo }).getByText('¥0.99').first().waitFor()
  await fitsWidth(page)
  expect(await barriers(page)).toEqual([])

  await letDaysPass(orderNo)
  await page.getByRole('button', { name: '结算到期佣金' }).first().click()
  await page.locator('.ant-popconfirm').getByRole('button', { name: '结算到期佣金' }).click()
  // the job may have been faster
  await page
    .getByText(/^已结算 \d+ 笔|现在没有到期的佣金/)
    .last()
    .waitFor()
  await page.locator('.entry').filter({ hasText: orderNo }).waitFor({ state: 'detached' })
  await page.locator('.ant-segmented').getByText('待付款').click()
  const list = await savedBy(page, () => page.getByRole('button', { name: '导出 CSV' }).click())
  expect(list).toContain('0.99')
  const row = page.locator('.entry').filter({ hasText: '¥0.99' }).first()
  await row.getByRole('button', { name: '登记付款' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('付款单号').fill('银行 1')
  await dialog.getByRole('button', { name: '确认登记' }).click()
  await dialog.getByText('付款单号只能用字母、数字、- 和 _').waitFor()
  const mark = `T-${Date.now()}`
  await dialog.getByLabel('付款单号').fill(mark)
  expect(await barriers(page)).toEqual([])
  await page.route('**/console/api/referrals/pay', (route) => route.abort(), { times: 1 })
  await dialog.getByRole('button', { name: '确认登记' }).click()
  await dialog.getByText('没有连上服务器，请检查网络后重试').waitFor()
  await dialog.getByRole('button', { name: '确认登记' }).dblclick()
  await dialog.waitFor({ state: 'detached' })
  await page.locator('.ant-segmented').getByText('付款记录').click()
  await page.locator('.entry').filter({ hasText: mark }).getByText('¥0.99').waitFor()
  expect(await page.locator('.entry').filter({ hasText: mark }).count()).toBe(1)
  expect(await earningsOf(referrer)).toMatchObject({ paidOutFen: 99, settledFen: 0 })
  await page.locator('.ant-segmented').getByText('活动').click()
  await page.locator('.entry').filter({ hasText: '邀请好友，一起省' }).waitFor()
  await fitsWidth(page)
  await page.setViewportSize(DESK.viewport)
  await page.getByRole('row').filter({ hasText: '邀请好友，一起省' }).waitFor()
  expect(await barriers(page)).toEqual([])
  expect(problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([])
})

testInDepth(
  'finance pays many at once: the file that was exported comes back, and is noted once',
  async () => {
    const { referrer, orderNo } = await referrerWithOrder()
    await letDaysPass(orderNo)
    const { page, problems } = await takePhone(DESK)
    await typeLogin(page, await hire('finance'))
    await page.getByRole('link', { name: '分销', exact: true }).click()
    await page.getByRole('button', { name: '结算到期佣金' }).click()
    await page.locator('.ant-popconfirm').getByRole('button', { name: '结算到期佣金' }).click()
    await page
      .getByText(/^已结算 \d+ 笔|现在没有到期的佣金/)
      .last()
      .waitFor()
    await page.getByRole('row').filter({ hasText: '¥0.99' }).first().waitFor()
    const list = await savedBy(page, () => page.getByRole('button', { name: '导出 CSV' }).click())
    await page.getByRole('button', { name: '按文件登记付款' }).click()
    const dialog = page.getByRole('dialog')
    const choose = async (text: string) =>
      dialog
        .locator('input[type=file]')
        .setInputFiles({ name: '待付佣金.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
    await choose('姓名\n沈')
    await dialog.getByText('文件里要有“会员”、“渠道”、“待付佣金（元）”这几列，请用导出的文件填写').waitFor()
    await choose(list)
    await dialog.getByText(/^共 \d+ 笔，¥/).waitFor()
    const mark = `F-${Date.now()}`
    await dialog.getByLabel('付款单号').fill(mark)
    expect(await barriers(page)).toEqual([])
    await page.route('**/console/api/referrals/pay-file', (route) => route.abort(), { times: 1 })
    await dialog.getByRole('button', { name: /^确认登记 \d+ 笔$/ }).click()
    await dialog.getByText('没有连上服务器，请检查网络后重试').waitFor()
    await dialog.getByRole('button', { name: /^确认登记 \d+ 笔$/ }).dblclick()
    await dialog.getByText(/^已登记 \d+ 笔$/).waitFor()
    await dialog.getByRole('button', { name: /^关\s?闭$/ }).click()
    await page.getByText('没有待付的佣金').waitFor()
    expect(await earningsOf(referrer)).toMatchObject({ paidOutFen: 99, settledFen: 0 })
    expect(problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([])
  }
)
