/** A tab that was opened at the last release goes on when the server behind it is the new one. */
import { installLastRelease, whereItIsKnown, type Installation } from '../support/last-release'
import { arrive, press, see } from './support/fingers'
import { putPhonesAway, takePhone } from './support/phone'
import { goToChannel, logIn, ordersOf, payAtChannel } from './support/story'

let installed: Installation | undefined

afterAll(async () => {
  await putPhonesAway()
  await installed?.stop()
})

whereItIsKnown(
  'it buys a card: its session holds, its parts load or it loads anew, and the order is paid',
  async () => {
    installed = await installLastRelease()
    process.env.APP_ORIGIN = installed.origin
    const { page, problems } = await takePhone()
    await page.goto(`${installed.origin}/pages/login`)
    await logIn(page)
    await see(page, '兑换中心')
    await page.goto(`${installed.origin}/pages/cardDetail?cardId=main-season`)
    await see(page, '卡内权益包')
    const token = await page.evaluate(() => localStorage.getItem('accessToken'))
    const scripts = () =>
      page.evaluate(() =>
        [...document.scripts]
          .map(({ src }) => src)
          .filter(Boolean)
          .sort()
      )
    const old = await scripts()

    await installed.update()
    const refused: string[] = []
    page.on('response', (response) => {
      if (response.status() >= 400) refused.push(`${response.status()} ${new URL(response.url()).pathname}`)
    })
    await press(page, '立即开通')
    await arrive(page, '/pages/pay')
    await see(page, '立即支付')
    // a part of the old release that the new server has not is a reason to load the page, of which the new release is made
    const isAnew = (await scripts()).join() !== old.join()
    expect(isAnew ? [] : refused).toEqual([])
    await goToChannel(page)
    await payAtChannel(page)
    await page.waitForURL(/\/pages\/payResult/)
    await see(page, '支付成功')

    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBe(token)
    const session = (JSON.parse(token ?? '{}') as { v?: string }).v ?? ''
    expect((await ordersOf(session)).map(({ state }) => state)).toEqual(['fulfilled'])
    expect(refused.filter((line) => line.includes('/unionbuy-server/'))).toEqual([])
    const isExpected = (line: string) => isAnew && /^Refused to (execute script|apply style)/.test(line)
    expect(problems.filter((line) => !isExpected(line))).toEqual([])
  }
)
