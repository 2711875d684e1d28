/** Back from another document: a page stands as it was left, of the browser's memory, and never shows what another member saw. */
import type { BrowserContext } from 'playwright-core'
import { press, see, seen, tap } from './support/fingers'
import { serverRenderStands, holdScripts, letScriptsCome } from './support/held-scripts'
import { belongTo, newMember } from './support/members'
import { appOrigin, newTab, openEarly, putPhonesAway, waitStanding, type Phone } from './support/phone'
import { logIn } from './support/story'
import { leaveAndReturn, otherSite, takeKeepingPhone, type Way } from './support/way-back'
import { someOf } from '../../__tests__/support/depth'
import { testInDepth } from '../../__tests__/support/level'

afterAll(putPhonesAway)

const MY = '/?tab=My'
const VISITOR = '登录 / 注册'
const NOBODY = 'nobody is looked for'

/** What My shows of a member's number. */
const endOf = (mobile: string): string => `**** ${mobile.slice(-4)}`

const open = ({ page }: Phone, link: string) => page.goto(appOrigin() + link)

/** A member who has logged in on the page that a visitor's document began. */
async function takeWhoLoggedIn(): Promise<Phone & { words: string }> {
  const phone = await takeKeepingPhone()
  await open(phone, MY)
  await tap(phone.page, VISITOR)
  const words = endOf(await logIn(phone.page))
  await see(phone.page, words)
  return { ...phone, words }
}

/** A member whose document is their own from the beginning. */
async function takeKnown(): Promise<Phone & { words: string }> {
  const phone = await takeKeepingPhone()
  const member = await newMember()
  await belongTo(phone, member)
  await open(phone, MY)
  const words = endOf(member.mobile)
  await see(phone.page, words)
  return { ...phone, words }
}

async function beside(context: BrowserContext, work: (tab: Phone) => Promise<void>): Promise<void> {
  const tab = await newTab(context)
  await work(tab)
  await tab.page.close()
}

const logOutBeside = (context: BrowserContext) =>
  beside(context, async (tab) => {
    await open(tab, MY)
    await tap(tab.page, '退出登录')
    await press(tab.page, /确定|退出/)
    await tab.page.waitForFunction(() => localStorage.getItem('accessToken') === null)
    await tab.page.waitForLoadState('networkidle')
  })

describe.each(
  someOf(
    [
      ['another page of this server', undefined],
      ['another site', () => `${otherSite()}/healthz`]
    ] as const,
    2
  )
)('a visitor comes back from %s', (_, elsewhere) => {
  testInDepth('to the page as it was left, which goes on: taps go, and the tab bar leads on', async () => {
    const phone = await takeKeepingPhone()
    const { page, problems } = phone
    await open(phone, '/')
    await see(page, '尊享年卡')
    const way: Way = { words: NOBODY, isAnew: false, elsewhere: elsewhere?.() }
    expect(await leaveAndReturn(page, way)).toMatchObject({ isRestored: true, reasons: '' })
    await page.getByRole('tab', { name: '我的' }).click()
    await see(page, VISITOR)
    await page.evaluate(() => history.forward())
    await page.waitForURL(/sandbox|healthz/, { waitUntil: 'commit' })
    await page.evaluate(() => history.back())
    await see(page, VISITOR)
    await press(page, /^显示设置/)
    await see(page, '浅色')
    expect(problems).toEqual([])
  })
})

describe.each(
  someOf(
    [
      ['restored', false],
      ['reloaded', true]
    ] as const,
    2
  )
)('a page that is %s', (_, isAnew) => {
  test('is a member’s where a visitor left it and logged in on another tab', async () => {
    const phone = await takeKeepingPhone()
    const { page, context, problems } = phone
    await open(phone, MY)
    await see(page, VISITOR)
    let words = ''
    const back = await leaveAndReturn(page, { words: NOBODY, isAnew }, () =>
      beside(context, async (tab) => {
        await open(tab, MY)
        await tap(tab.page, VISITOR)
        words = endOf(await logIn(tab.page))
        await see(tab.page, words)
      })
    )
    expect(back).toMatchObject({ isRestored: !isAnew })
    await see(page, words)
    expect(await seen(page, VISITOR).count()).toBe(0)
    expect(problems).toEqual([])
  })

  testInDepth('shows nothing of a member who logged out on another tab', async () => {
    const { page, context, words, problems } = await takeWhoLoggedIn()
    const back = await leaveAndReturn(page, { words, isAnew }, () => logOutBeside(context))
    expect(back).toMatchObject({ isRestored: !isAnew, seen: 0 })
    await see(page, VISITOR)
    expect(problems).toEqual([])
  })

  testInDepth(
    'is of the member who has logged in on another tab, and nothing of the one before is shown',
    async () => {
      const { page, context, words, problems } = await takeWhoLoggedIn()
      const next = await newMember()
      const back = await leaveAndReturn(page, { words, isAnew }, () =>
        beside(context, (tab) => belongTo(tab, next))
      )
      expect(back).toMatchObject({ isRestored: !isAnew, seen: 0 })
      await see(page, endOf(next.mobile))
      expect(problems).toEqual([])
    }
  )

  testInDepth(
    'shows nothing of a member who logged out meanwhile where its document was theirs from the beginning',
    async () => {
      const { page, context, words, problems } = await takeKnown()
      const back = await leaveAndReturn(page, { words, isAnew }, () => logOutBeside(context))
      // the browser may keep such a document or not
      expect(back.seen).toBe(0)
      await see(page, VISITOR)
      expect(problems).toEqual([])
    }
  )
})

testInDepth(
  'a drawing that was left before the app had come is reloaded where the device is somebody else’s by now',
  async () => {
    const phone = await takeKeepingPhone()
    const { page, context } = phone
    await holdScripts(page)
    await openEarly(page, appOrigin() + MY)
    await serverRenderStands(page)
    await see(page, VISITOR)
    await openEarly(page, `${appOrigin()}/sandbox`)
    const member = await newMember()
    await beside(context, (tab) => belongTo(tab, member))
    await page.evaluate(() => history.back())
    // the app has not come yet: this is the server's word
    await see(page, endOf(member.mobile))
    expect(await seen(page, VISITOR).count()).toBe(0)
    await letScriptsCome(page)
    await waitStanding(page)
    await see(page, endOf(member.mobile))
  }
)
