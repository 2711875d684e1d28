import { arrive, press, see } from './support/fingers'
import { appOrigin, hidePictures, putPhonesAway, takePhone, type Phone } from './support/phone'
import {
  cancelAtChannel,
  carry,
  goToChannel,
  openCashier,
  ordersOf,
  payAtChannel,
  sessionOf
} from './support/story'
import { testInDepth } from '../../__tests__/support/level'
import { someOf } from '../../__tests__/support/depth'

hidePictures()
afterAll(putPhonesAway)

async function member(): Promise<Phone & { token: string }> {
  const phone = await takePhone()
  const token = await sessionOf()
  await carry(phone.page, token)
  return { ...phone, token }
}

/** Runs in each document: keeps its path for those that follow, and whether the app was asked for in it. */
function tellStarts(): void {
  window.addEventListener('pagehide', () => {
    const { pathname } = window.location
    const starts = document.querySelector('head script[src]') ? 'app' : 'none'
    const before = sessionStorage.getItem('documents')
    sessionStorage.setItem(
      'documents',
      [before, `${pathname.replace(/\/index$/, '')}:${starts}`].filter(Boolean).join(' ')
    )
  })
}

const states = async (token: string) => (await ordersOf(token)).map(({ state }) => state)

describe('paying on H5: one order, one truthful state', () => {
  test('cancelled at the payment channel: the purchase records show an order to be paid', async () => {
    const { page, token, problems } = await member()
    await openCashier(page)
    await cancelAtChannel(page, token)
    expect(problems).toEqual([])
  })

  test('the payment page is closed: the order waits, and is paid from the records', async () => {
    const { page, token } = await member()
    await openCashier(page)
    await goToChannel(page)
    await page.getByText('直接关闭页面').click()
    await page.goto(`${appOrigin()}/pages-my/orderRecord`)
    await press(page, '去支付')
    await goToChannel(page)
    await payAtChannel(page)
    await page.waitForURL(/payResult/)
    await see(page, '支付成功')
    expect(await states(token)).toEqual(['fulfilled'])
  })

  test.each(someOf(['slow', 'lost', 'twice'] as const, 3, 1))(
    'a notice that comes %s changes nothing for the buyer',
    async (notice) => {
      const { page, token } = await member()
      await openCashier(page)
      await goToChannel(page)
      await payAtChannel(page, notice)
      await page.waitForURL(/payResult|h5PayRedirect/)
      await see(page, '支付成功')
      expect(await states(token)).toEqual(['fulfilled'])
    }
  )

  test('tapped twice, reloaded, opened again: still one order', async () => {
    const { page, token } = await member()
    await openCashier(page)
    const pay = page.getByRole('button', { name: '立即支付' }).filter({ visible: true })
    await Promise.all([page.waitForURL(/\/sandbox\/cashier/), pay.dblclick()])
    await page.goBack()
    await openCashier(page)
    await page.reload()
    await see(page, '立即支付')
    await goToChannel(page)
    await payAtChannel(page)
    await page.waitForURL(/payResult/)
    expect(await states(token)).toEqual(['fulfilled'])
  })

  testInDepth('coming back by the back button after paying never pays again', async () => {
    const { page, token } = await member()
    await openCashier(page)
    await goToChannel(page)
    await payAtChannel(page)
    await page.waitForURL(/payResult/)
    await see(page, '支付成功')
    await page.goBack().catch(() => undefined)
    await page.waitForLoadState('networkidle')
    expect(await states(token)).toEqual(['fulfilled'])
    const text = await page.evaluate(() => document.body.innerText)
    expect(text).not.toContain('立即支付')
  })

  testInDepth(
    'after paying, the app starts in the page that was left alone, and back leads past the cashier at once',
    async () => {
      const { page } = await member()
      await page.addInitScript(tellStarts)
      await page.goto(`${appOrigin()}/pages/cardDetail?cardId=main-season`)
      await press(page, '立即开通')
      await goToChannel(page)
      await payAtChannel(page)
      await arrive(page, '/pages/payResult')
      await see(page, '支付成功')
      const documents = await page.evaluate(() => sessionStorage.getItem('documents')?.split(' '))
      expect(documents?.slice(-3)).toEqual([
        '/pages/h5PayRedirect:app',
        '/sandbox/cashier:none',
        '/pages/h5PayRedirect:none'
      ])
      await page.goBack()
      await arrive(page, '/pages/cardDetail')
      await see(page, '悦享季卡')
    }
  )

  test('the result comes from the server, never from the address', async () => {
    const { page, token } = await member()
    await openCashier(page)
    await goToChannel(page)
    const [order] = await ordersOf(token)
    await page.goto(`${appOrigin()}/pages/payResult?orderNo=${order?.orderNo ?? ''}&state=paid&success=true`)
    await page.waitForTimeout(1500)
    expect(await page.evaluate(() => document.body.innerText)).not.toContain('支付成功')
  })
})
