import type { Json } from '../host/json'
import type { MiniProgram } from '../host/mini-program'
import { closeApps, openApp } from '../support/app'
import { loginByOneTap, askToLogIn, openAsMember } from '../support/login'
import { testInDepth } from '../../../__tests__/support/level'

afterEach(closeApps)

/** The backend of the build, which serves the H5 app too. */
const OWN = process.env.TARO_APP_WEAPP_ORIGIN ?? 'http://127.0.0.1:9527'
const GO = 'pages/goPrivilegeMini/index'
const WEB = 'pages/webview/index'
const FROM_MINI_PROGRAM = 1037

const jumps = (app: MiniProgram) =>
  app.outside.filter(({ name }) => name === 'navigateToMiniProgram').map(({ options }) => options)
const hasToken = (app: MiniProgram) => [...app.phone.store.keys()].includes('accessToken')
const tickets = (app: MiniProgram) => app.requests.filter(({ url }) => url.includes('createWebTicket')).length

async function openJump(app: MiniProgram, query: Readonly<Record<string, string>>): Promise<void> {
  await app.showAgain({ path: GO, query })
}

describe("the partner's mini-program", () => {
  test('nothing is opened before the tap; the tap opens it with id and path of the configuration', async () => {
    const app = await openAsMember()
    await openJump(app, { path: encodeURIComponent('pages/film/index?film=1') })
    await app.waitForText('即将前往')
    expect(jumps(app)).toEqual([])
    await app.tap('前往')
    expect(jumps(app)).toEqual([
      expect.objectContaining({
        appId: expect.stringMatching(/^wx[0-9a-z]+$/) as string,
        path: 'pages/film/index?film=1'
      })
    ])
  })

  test('who says no stays, and may go after all', async () => {
    const app = await openAsMember()
    app.answers.otherMini = 'cancel'
    await openJump(app, {})
    await app.waitForText('即将前往')
    await app.tap('前往')
    await app.waitForText('未打开，如有需要可再次点击')
    app.answers.otherMini = 'allow'
    await app.tap('再次前往')
    expect(jumps(app)).toHaveLength(1)
  })

  test('a mini-program that the channel does not know', async () => {
    const app = await openAsMember()
    await openJump(app, { id: 'nobody' })
    await app.waitForText('未找到要打开的小程序')
    expect(jumps(app)).toEqual([])
  })
})

describe('who came from another mini-program to the channel candy is logged out when leaving (rules show.removeToken, hide.removeToken)', () => {
  test.each([
    ['candy', FROM_MINI_PROGRAM, false],
    ['candy', 1001, true],
    ['main', FROM_MINI_PROGRAM, true],
    ['lvyun', FROM_MINI_PROGRAM, true]
  ])('%s, back with scene %i: the token is kept: %s', async (channel, scene, kept) => {
    const app = await openApp({ launch: { path: 'pages/index/index', query: { channel }, scene: 1001 } })
    await askToLogIn(app)
    await loginByOneTap(app)
    await openJump(app, {})
    await app.waitForText('即将前往')
    await app.tap('前往')
    app.hide()
    await app.showAgain({ scene })
    await app.waitForText('已返回')
    expect(hasToken(app)).toBe(true)
    app.hide()
    await app.settle()
    expect(hasToken(app)).toBe(kept)
  })
})

async function openWeb(app: MiniProgram, url: string): Promise<string> {
  await app.showAgain({ path: WEB, query: { url: encodeURIComponent(url) } })
  await app.waitFor('the web view to load', () => app.webAddress !== undefined)
  return app.webAddress ?? ''
}

describe('the web view', () => {
  test('a page of our own host gets one ticket and the channel', async () => {
    const app = await openAsMember()
    const address = new URL(await openWeb(app, `${OWN}/pages/market/index?a=1`))
    expect(address.origin + address.pathname).toBe(`${OWN}/pages/market/index`)
    expect(address.searchParams.get('token12')).toMatch(/^[\w-]{16,}$/)
    expect(address.searchParams.get('channel')).toBe('main')
    expect(address.searchParams.get('a')).toBe('1')
    expect(tickets(app)).toBe(1)
  })

  testInDepth.each([
    ['javascript:alert(1)', '无法打开'],
    ['https://elsewhere.test/a', '离开提示'],
    [`${OWN}/pages/market/index`, new URL(OWN).host]
  ])('%s: the bar says where one is', async (url, title) => {
    const app = await openAsMember()
    await app.showAgain({ path: WEB, query: { url: encodeURIComponent(url) } })
    await app.waitFor('the title', () => app.title === title)
  })

  testInDepth('another showing gets another ticket; a ticket of the link is not handed on', async () => {
    const app = await openAsMember()
    const ticketOf = (address: string) => new URL(address).searchParams.get('token12')
    const first = ticketOf(await openWeb(app, `${OWN}/pages/market/index`))
    const second = ticketOf(await openWeb(app, `${OWN}/pages/market/index?token12=${first ?? ''}`))
    expect(second).not.toBe(first)
    expect(tickets(app)).toBe(2)
  })

  testInDepth.each([
    'https://partner.example.com/pages/market/index',
    'https://film.example.com/?to=http://127.0.0.1:9527/pages/market/index',
    `${OWN}/sandbox/partner/hdz/`
  ])('%s gets none', async (url) => {
    const app = await openAsMember()
    expect(await openWeb(app, url)).not.toMatch(/token12|channel=/)
    expect(tickets(app)).toBe(0)
  })

  test('a visitor has none; once logged in the page is reloaded, as the member', async () => {
    const app = await openApp()
    const asVisitor = await openWeb(app, `${OWN}/pages/market/index`)
    expect(asVisitor).toBe(`${OWN}/pages/market/index?channel=main`)
    // as the page in it asks for the login (pages/login with the way back)
    await app.showAgain({
      path: 'pages/login/index',
      query: {
        from: encodeURIComponent(`/${WEB}?url=${encodeURIComponent(`${OWN}/pages/market/index`)}`)
      }
    })
    await app.tap('我已阅读并同意')
    await app.tap('手机号一键登录')
    await app.waitForPage(WEB)
    await app.waitFor('the ticket', () => app.webAddress?.includes('token12') ?? false)
  })

  test('what its page posts decides what is shared, and nothing else', async () => {
    const app = await openAsMember()
    await openWeb(app, `${OWN}/pages/market/index`)
    const shared = async () => (await app.happens('onShareAppMessage', { from: 'menu' })) as Json
    expect(await shared()).toMatchObject({ path: '/pages/index/index?channel=main' })
    await app.webMessages(
      { share: { title: '尊享年卡', path: '/pages/cardDetail/index?cardId=main-year&token=CANARY' } },
      { share: { title: '坏', path: 'https://evil.test/' } },
      { paid: true, orderNo: '1' }
    )
    expect(await shared()).toMatchObject({
      title: '尊享年卡',
      path: '/pages/cardDetail/index?cardId=main-year&channel=main'
    })
    expect(app.requests.filter(({ url }) => /payOrder|getPayState/.test(url))).toEqual([])
  })
})
