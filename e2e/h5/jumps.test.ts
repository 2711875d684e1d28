/** Jumps that lead nowhere, partners that are not there, and JD's way back: in Chromium, with the switches of the sandbox. */
import type { Page } from 'playwright-core'
import { arrive, pathOf, press, see, seen } from './support/fingers'
import { siteIn } from './support/partner'
import { appOrigin, hidePictures, putPhonesAway, takePhone, type Phone } from './support/phone'
import { carry, sessionOf } from './support/story'
import { someOf } from '../../__tests__/support/depth'

hidePictures()
afterAll(putPhonesAway)

const open = (page: Page, link: string) => page.goto(appOrigin() + link)

async function member(): Promise<Phone> {
  const phone = await takePhone()
  await carry(phone.page, await sessionOf())
  return phone
}

describe('JD sends its receiver back (/sandbox/jd)', () => {
  test.each(
    someOf(
      [
        ['done', '成功', /领取成功|充值成功|已到账/],
        ['processing', '处理中', /处理中|正在/],
        ['failed', '失败', /本月领取上限/]
      ] as const,
      3
    )
  )('%s', async (outcome, _said, words) => {
    const { page, problems } = await member()
    await open(page, '/sandbox/jd')
    await page.selectOption('[name=outcome]', outcome)
    await page.getByRole('button', { name: '立即充值' }).click()
    await arrive(page, '/pages-secondary/payResult/jingDongResult')
    await see(page, words)
    await see(page, '京东 E 卡 50 元')
    if (outcome === 'processing') {
      await press(page, '重新查询')
      await see(page, words)
    } else expect(await page.getByRole('button', { name: '重新查询' }).count()).toBe(0)
    await press(page, '回首页')
    await arrive(page, '/')
    expect(problems).toEqual([])
  })

  test('a sign that is wrong: nothing is shown of the card, and there is a way out', async () => {
    const { page } = await member()
    await open(page, '/pages-secondary/payResult/jingDongResult?jdCode=JD1&jdSign=x.y')
    await see(page, /链接已失效|没有查到/)
    await press(page, '回首页')
    await arrive(page, '/')
  })
})

// an empty address leads nowhere (rule check.redirectUrl)
test.each(someOf([['1'], ['2'], ['3'], ['4'], ['5']] as const, 5))(
  'jointLogin %s with an empty redirectUrl: nothing happens',
  async (jointLogin) => {
    const { page, context, problems } = await member()
    await page.route(/privilege\/myPrivilegeDetail/, async (route) => {
      const answer = await route.fetch()
      const body = (await answer.json()) as { data: { action: object } }
      const message = JSON.stringify({ receiveWayExtension: { jointLogin } })
      await route.fulfill({
        json: {
          ...body,
          data: {
            ...body.data,
            action: { ...body.data.action, kind: 'jump' },
            redirect: { message, redirectUrl: '' }
          }
        }
      })
    })
    await open(page, '/pages/privilegeDetail/index?privilegeId=jump-hotel')
    const button = page.getByRole('button', { name: '去选购' })
    await button.waitFor()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await button.click()
    await page.waitForTimeout(500)
    expect(pathOf(page)).toMatch(/^\/pages\/privilegeDetail/)
    expect(asked.filter((path) => /Login|Meituan|sandbox/.test(path))).toEqual([])
    expect(context.pages()).toHaveLength(1)
    expect(await button.isEnabled()).toBe(true)
    expect(problems).toEqual([])
  }
)

describe('a partner that cannot be reached', () => {
  const switchTo = (partner: string, on: boolean) =>
    fetch(`${appOrigin()}/sandbox/partner/${partner}/modes`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: appOrigin() },
      body: new URLSearchParams(on ? { unreachable: '1' } : {})
    })

  const RETRY = /重试|再试|重新/

  test.each(
    someOf(
      [
        ['1 (hdz)', 'hdz', '/pages/hdzpayment'],
        ['2 (Meituan)', 'meituan', '/pages/mtPayRedirect'],
        ['3 (QNX)', 'qnx', '/pages/hdzqnxPayRedirect'],
        ['4 (Dianping)', 'meituanDp', '/pages/mtPayRedirect'],
        ['films', 'years', '/pages/nndypPayRedirect'],
        ['haiwei', 'haiwei', '/pages/payment']
      ] as const,
      6
    )
  )(
    'jointLogin %s: back from it to pay, the page says so, tries again, and has a way out',
    async (_value, partner, back) => {
      const { page } = await member()
      await switchTo(partner, true)
      if (partner === 'meituan') await switchTo('meituanDp', true)
      if (partner === 'meituanDp') await switchTo('meituan', true)
      try {
        await open(page, `${back}/index?orderNo=NOTTHERE1&channel=main`)
        const retry = page.getByRole('button', { name: RETRY }).filter({ visible: true }).last()
        await retry.waitFor()
        await retry.click()
        await page.getByRole('button', { name: RETRY }).filter({ visible: true }).last().waitFor()
        for (const each of [partner, 'meituan', 'meituanDp']) await switchTo(each, false)
        await page.getByRole('button', { name: RETRY }).filter({ visible: true }).last().click()
        // it is there again, and knows of no such order
        await see(page, '未找到该订单')
        await page
          .getByRole('button', { name: /返回|首页|关闭/ })
          .filter({ visible: true })
          .first()
          .click()
        await page.waitForURL((url) => !url.pathname.startsWith(back))
      } finally {
        for (const each of [partner, 'meituan', 'meituanDp']) await switchTo(each, false)
      }
    }
  )

  // the address of its site is fetched by the placement page itself
  test.each(
    someOf(
      [
        ['1 (hdz)', '/pages/hdzqnxPlacementUrl/index?way=hdz', 'api/getLoginUrl'],
        ['2 (Meituan)', '/pages/mtPlacementPage/index', 'meituan/getMeituanUrl'],
        ['3 (QNX)', '/pages/hdzqnxPlacementUrl/index', 'api/getQnxLoginUrl'],
        ['4 (Dianping)', '/pages/mtPlacementPage/index?way=dp', 'meituan/getMeituanDpUrl'],
        ['films', '/pages/nndypPlacementUrl/index', 'yearsH5/getYearsH5LoginUrl']
      ] as const,
      5,
      4
    )
  )(
    'jointLogin %s: its login address is not to be had: said, tried again, shown',
    async (_value, link, call) => {
      const { page } = await member()
      const say = { resultCode: '913', resultMsg: '合作方暂时无法访问，请稍后再试', data: null }
      await page.route(`**/${call}**`, (route) => route.fulfill({ json: say }))
      await open(page, link)
      const retry = page.getByRole('button', { name: RETRY }).filter({ visible: true }).last()
      await retry.waitFor()
      expect(await page.locator('iframe').count()).toBe(0)
      expect(
        (await seen(page, /返回|首页/).count()) + (await page.getByRole('button', { name: '返回' }).count())
      ).toBeGreaterThan(0)
      await page.unroute(`**/${call}**`)
      await retry.click()
      await siteIn(page).locator('a.card').first().waitFor()
    }
  )
})
