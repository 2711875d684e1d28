import type { MiniProgram } from '../host/mini-program'
import { closeApps, openApp, serverOrigin } from '../support/app'
import { openCardCashier } from '../support/buy'
import { loginByOneTap, loginBySms, LOGIN_POP_UP, openAsMember, openMy } from '../support/login'
import { callApi, newestSmsCode, newMobile } from '../../support/api'
import { testInDepth } from '../../../__tests__/support/level'
import { someOf } from '../../../__tests__/support/depth'

afterEach(closeApps)

const HOME = 'pages/index/index'
const CARD = 'main-light'
const masked = (mobile: string) => `${mobile.slice(0, 3)} **** ${mobile.slice(-4)}`

/** What a site of the sandbox puts into the link by which it sends its user to us. */
async function linkFrom(
  site: string,
  form: Readonly<Record<string, string>>
): Promise<Record<string, string>> {
  const response = await fetch(`${serverOrigin()}/sandbox/${site}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString()
  })
  const link = new URL(response.headers.get('location') ?? '', serverOrigin())
  return Object.fromEntries(link.searchParams)
}

const asked = (app: MiniProgram, path: string) => app.requests.filter(({ url }) => url.includes(path)).length

/** Values that launch has kept, as they lie in the phone's storage. */
const kept = (app: MiniProgram, key: string) => JSON.stringify(app.phone.store.get(key) ?? null)

describe('launch with a scene', () => {
  test.each(
    someOf(
      [
        ['a plain start', 1001],
        ['another mini-program', 1037],
        ['a QR code from the album', 1049],
        ['a mini-program code', 1047]
      ] as const,
      2
    )
  )('%s (%i) leads a stranger home, and asks nothing', async (_name, scene) => {
    const app = await openApp({ launch: { path: HOME, query: {}, scene } })
    await app.waitForText('权益包')
    expect(app.path).toBe(HOME)
    expect(app.line()).not.toContain(LOGIN_POP_UP)
  })

  test.each([1047, 1049])('a code with packed parameters (%i) chooses channel and label', async (scene) => {
    const packed = encodeURIComponent('channel=candy&labelId=L7&cardNumber=9001')
    const app = await openApp({ launch: { path: HOME, query: { scene: packed }, scene } })
    expect(app.requests.some(({ url }) => url.includes('/candy/unionbuy-server/'))).toBe(true)
    expect(kept(app, 'LABEL_ID')).toContain('L7')
    expect(kept(app, 'cardNo')).toContain('9001')
  })
})

// a label that says nothing is not kept (rule check.label)
test.each(someOf(['', 'null', 'undefined'], 3))(
  'a labelId that says nothing (%j) is not kept',
  async (labelId) => {
    const app = await openApp({ launch: { path: HOME, query: { labelId } } })
    expect(app.phone.store.has('LABEL_ID')).toBe(false)
  }
)

describe('a link that logs in', () => {
  test.each([
    ['sign', 'unionLogin', 'distributor', (mobile: string) => ({ channel: 'candy', mobile })],
    ['token', 'lvyunLogin', 'lvyun', (mobile: string) => ({ mobile, type: '1' })],
    ['authCode', 'jinJiangLogin', 'jinjiang', (mobile: string) => ({ mobile })]
  ])('with %s: once, and nothing is asked of the user', async (name, call, site, form) => {
    const mobile = newMobile()
    const query = await linkFrom(site, form(mobile))
    expect(query[name]).toBeTruthy()
    const app = await openApp({ launch: { path: HOME, query } })
    await openMy(app)
    // some channels show the number as it is, others with stars
    await app.waitForText(`会员${mobile.slice(-4)}`)
    expect(asked(app, call)).toBe(1)
    expect(app.line()).not.toContain(LOGIN_POP_UP)
  })

  test('a sign may also come as token, if it is no JWT (rule check.unionToken)', async () => {
    const mobile = newMobile()
    const { sign = '', channel = '' } = await linkFrom('distributor', { channel: 'main', mobile })
    const app = await openApp({ launch: { path: HOME, query: { channel, token: sign } } })
    await openMy(app)
    await app.waitForText(masked(mobile))
  })

  test.each(someOf(['a.b.c', 'x'.repeat(150)], 2))(
    'a token that is none (%.10s…) is asked of nobody',
    async (token) => {
      const app = await openApp({ launch: { path: HOME, query: { token } } })
      await app.waitForText('权益包')
      expect(asked(app, 'unionLogin') + asked(app, 'lvyunLogin')).toBe(0)
    }
  )

  test('a number that has an account elsewhere takes one SMS code, and none the next time', async () => {
    const mobile = newMobile()
    const { token = '', type = '1' } = await linkFrom('lvyun', { mobile, type: '1' })
    await callApi(
      serverOrigin(),
      'GET',
      `/unionbuy-server/open/lvyunLogin?${new URLSearchParams({ token, type }).toString()}`
    )
    const app = await openApp({
      launch: { path: HOME, query: await linkFrom('distributor', { channel: 'main', mobile }) }
    })
    await app.waitForText('验证手机号')
    await app.tap('获取验证码')
    await app.waitForText(`验证码已发送至 ${mobile.slice(0, 3)}****${mobile.slice(-4)}`)
    await app.type('请输入验证码', await newestSmsCode(serverOrigin(), mobile))
    await app.tap('确认登录')
    await app.waitFor('the sheet to go', () => !app.line().includes('验证手机号'))
    await openMy(app)
    await app.waitForText(masked(mobile))
    app.end()

    const again = await openApp({
      launch: { path: HOME, query: await linkFrom('distributor', { channel: 'main', mobile }) }
    })
    await openMy(again)
    await again.waitForText(masked(mobile))
    expect(asked(again, 'sendUnionCode')).toBe(0)
  })

  test('a sign that was used says so, goes on, and the login is there', async () => {
    const query = await linkFrom('distributor', { channel: 'main', mobile: newMobile() })
    const first = await openApp({ launch: { path: HOME, query } })
    first.end()
    const app = await openApp({ launch: { path: HOME, query } })
    await app.waitFor('the refusal', () => asked(app, 'unionLogin') === 1)
    expect(app.path).toBe(HOME)
  })
})

describe('what the user was doing goes on after the login', () => {
  test.each([
    ['one tap', loginByOneTap],
    ['SMS', loginBySms]
  ])('by %s, to the records that were asked for', async (_name, login) => {
    const app = await openApp({
      launch: { path: 'pages-my/orderRecord/index', query: { labelId: 'L7' }, scene: 1047 }
    })
    await app.waitForText(LOGIN_POP_UP)
    await login(app)
    await app.waitFor(
      'the records',
      () => !app.line().includes(LOGIN_POP_UP) && app.line().includes('待付款')
    )
    expect(app.path).toBe('pages-my/orderRecord/index')
  })
})

describe('who came by a link', () => {
  const enter = async () => {
    const query = await linkFrom('distributor', { channel: 'main', mobile: newMobile() })
    const app = await openApp({ launch: { path: HOME, query, scene: 1037 } })
    await app.waitFor('the login', () => asked(app, 'unionLogin') === 1)
    return app
  }

  test('pays', async () => {
    const app = await enter()
    await openCardCashier(app, CARD)
    await app.tap('立即支付')
    await app.waitForText('会员卡已开通')
  })

  // a cancelled payment leads to the purchase records (rule pay.cancel)
  testInDepth('cancels, and is at the purchase records', async () => {
    const app = await enter()
    app.answers.payment = 'cancel'
    await openCardCashier(app, CARD)
    await app.tap('立即支付')
    await app.waitForPage('pages-my/orderRecord/index')
    await app.waitForText('待付款')
  })
})

// who came from another mini-program is logged out when leaving (rules show.removeToken, hide.removeToken)
test.each([
  ['candy', 1037, false],
  ['candy', 1001, true],
  ['main', 1037, true]
])('in %s, shown with scene %i and hidden: the token stays %s', async (channel, scene, stays) => {
  const member = await openAsMember()
  const { phone } = member
  member.end()
  const app = await openApp({ phone, launch: { path: HOME, query: { channel }, scene } })
  const before = phone.store.get('accessToken')
  expect(before).toBeDefined()
  app.hide()
  await app.settle()
  expect(phone.store.get('accessToken') === before).toBe(stays)
  expect(phone.store.has('REMOVE_TOKEN')).toBe(false)
})
