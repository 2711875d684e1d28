import { press, see, tap } from './support/fingers'
import { appOrigin, hidePictures, putPhonesAway, takePhone } from './support/phone'

hidePictures()
afterAll(putPhonesAway)

const groundOf = () => getComputedStyle(document.body).backgroundColor
const DARK = 'rgb(16, 17, 22)'
const LIGHT = 'rgb(245, 245, 247)'

describe('the look of this device', () => {
  test('follows the system until the visitor chooses, and keeps what was chosen from the first paint on', async () => {
    const { page } = await takePhone()
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(`${appOrigin()}/?tab=My`)
    await press(page, /^显示设置/)
    expect(await page.evaluate(groundOf)).toBe(DARK)

    await tap(page, '浅色')
    expect(await page.evaluate(groundOf)).toBe(LIGHT)

    // what is looked at is what stands before any script of the app has run
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        // the app's element as the server drew it, in the look that this device has told
        const drawn = document.querySelector('#app .theme-light')
        document.documentElement.dataset.first = [
          getComputedStyle(document.body).backgroundColor,
          drawn !== null && drawn.checkVisibility()
        ].join()
      })
    )
    await page.goto(appOrigin())
    await see(page, '尊享年卡')
    expect(await page.evaluate(() => document.documentElement.dataset.first)).toBe(`${LIGHT},true`)
    expect(await page.evaluate(groundOf)).toBe(LIGHT)
  })

  test('the elder mode is large at once and after a reload, its banners stand still, and hard words are explained', async () => {
    const { page } = await takePhone()
    await page.goto(`${appOrigin()}/?tab=My`)
    const size = () =>
      page.evaluate(() => getComputedStyle(document.querySelector('[role=main]') as Element).fontSize)
    expect(await size()).toBe('15px')
    await press(page, /^显示设置/)
    await page.getByRole('switch').click()
    expect(await size()).toBe('20px')
    await page.reload()
    await see(page, /跟随系统 · 大字版/)
    expect(await size()).toBe('20px')
    // and a page says what the word on it means
    await page.goto(`${appOrigin()}/pages/activation/index`)
    await see(page, '激活：让新卡开始使用')
  })
})
