import { newestSmsCode, newMobile } from '../support/api'
import { signedEntry, storedOn, watchAddresses } from './support/distributor'
import { arrive, fill, pathOf, press, see, seen, tap } from './support/fingers'
import { appOrigin, hidePictures, putPhonesAway, takePhone } from './support/phone'
import { logIn, sessionOf } from './support/story'
import { someOf } from '../../__tests__/support/depth'
import { testInDepth } from '../../__tests__/support/level'

hidePictures()
afterAll(putPhonesAway)

const BROKEN = '联合登录已失效，请返回重新进入'
const MY_CARD = '/pages-secondary/myCard'
const HOME = '/'

/** Where a union login leads (rules union.toHome, union.toMyCard, union.elsewhere). */
const TARGETS = [
  ['the home path', { targetUrl: '/pages/index/index', cardNumber: '6688' }, HOME, '6688'],
  [
    'the my-card path',
    { targetUrl: 'https://app.example/pages-secondary/myCard/index?x=1' },
    MY_CARD,
    undefined
  ],
  ['another page of ours', { targetUrl: '/pages/market/index', cardNumber: '6688' }, HOME, undefined],
  ['another site', { targetUrl: 'https://evil.example/' }, HOME, undefined],
  ['a script', { targetUrl: 'javascript:alert(1)' }, HOME, undefined],
  ['nothing', {}, HOME, undefined]
] as const

describe('a distributor sends its user', () => {
  test('from its own page to our home, logged in', async () => {
    const { page, problems } = await takePhone()
    await page.goto(`${appOrigin()}/sandbox/distributor`)
    await page.fill('[name=mobile]', newMobile())
    await page.fill('[name=targetUrl]', '/pages/index/index')
    await page.getByRole('button', { name: '进入权益中心' }).click()
    await arrive(page, HOME)
    await tap(page, '我的')
    await see(page, '兑换记录')
    expect(await storedOn(page, 'accessToken')).toBeTruthy()
    expect(await storedOn(page, 'source')).toBe(2)
    expect(problems).toEqual([])
  })

  test.each(someOf(TARGETS, 6))('targetUrl holds %s', async (_, sending, path, cardNo) => {
    const { page, problems } = await takePhone()
    const entry = await signedEntry(sending)
    const sign = entry.searchParams.get('sign') ?? ''
    const addresses = watchAddresses(page)
    await page.goto('about:blank')
    await page.goto(entry.href)
    await arrive(page, path)
    await page.waitForFunction(() => localStorage.getItem('accessToken') !== null)
    if (path === HOME) expect(new URL(page.url()).searchParams.get('tab')).toBe('ExchangeCenter')
    expect(await storedOn(page, 'cardNo')).toBe(cardNo)
    await page.waitForLoadState('networkidle')

    // the sign stands in no address, no referrer, and nowhere in the history
    expect(page.url()).not.toContain(sign)
    await page.goBack()
    expect(page.url()).toBe('about:blank')
    await page.goForward()
    expect(pathOf(page).startsWith(path)).toBe(true)
    expect(page.url()).not.toContain('sign')
    expect(
      addresses.filter((address) => address.includes(sign) || address.includes(encodeURIComponent(sign)))
    ).toEqual([])
    expect(problems).toEqual([])
  })

  test.each(someOf(TARGETS, 6, 1))(
    'with a sign that is wrong, targetUrl holds %s: said, and led there all the same',
    async (_, sending, path, cardNo) => {
      const { page } = await takePhone()
      const entry = await signedEntry(sending)
      entry.searchParams.set('sign', `${entry.searchParams.get('sign')}x`)
      await page.goto(entry.href)
      await see(page, BROKEN)
      await arrive(page, path)
      expect(page.url()).not.toContain('sign')
      expect(await storedOn(page, 'accessToken')).toBeUndefined()
      expect(await storedOn(page, 'cardNo')).toBe(cardNo)
    }
  )

  test('the same link twice: the second is refused and the session stays', async () => {
    const { page } = await takePhone()
    const entry = await signedEntry()
    await page.goto(entry.href)
    await arrive(page, HOME)
    const token = await storedOn(page, 'accessToken')
    expect(token).toBeTruthy()
    await page.goto(entry.href)
    await see(page, BROKEN)
    await arrive(page, HOME)
    expect(await storedOn(page, 'accessToken')).toBe(token)
  })

  testInDepth('another user takes the place of the first', async () => {
    const { page } = await takePhone()
    await page.goto((await signedEntry()).href)
    await arrive(page, HOME)
    const first = await storedOn(page, 'accessToken')
    await page.goto((await signedEntry()).href)
    await arrive(page, HOME)
    await page.waitForFunction((old) => !localStorage.getItem('accessToken')?.includes(old), String(first))
    expect(await storedOn(page, 'accessToken')).toBeTruthy()
  })

  test('the sign works on any page, and after a logout', async () => {
    const { page } = await takePhone()
    await page.goto(`${appOrigin()}/`)
    await page.evaluate(() => sessionStorage.setItem('IS_LOGOUT', '{"v":true,"e":null}'))
    const { searchParams } = await signedEntry()
    await page.goto(`${appOrigin()}/pages/market?sign=${encodeURIComponent(searchParams.get('sign') ?? '')}`)
    await page.waitForFunction(() => localStorage.getItem('accessToken') !== null)
    expect(pathOf(page)).toBe('/pages/market')
    expect(await storedOn(page, 'IS_LOGOUT')).toBeUndefined()
  })
})

describe('a number that has an account which this distributor does not know', () => {
  const CHECK = '验证手机号'

  test('takes one SMS code, keeps what was typed wrong, and never asks again', async () => {
    const mobile = newMobile()
    await sessionOf(mobile)
    const { page, problems } = await takePhone()
    await page.goto((await signedEntry({ mobile, targetUrl: '/pages-secondary/myCard/index' })).href)
    await see(page, CHECK)
    await press(page, '获取验证码')
    await see(page, `验证码已发送至 ${mobile.slice(0, 3)}****${mobile.slice(-4)}`)
    expect(await storedOn(page, 'accessToken')).toBeUndefined()
    const code = await newestSmsCode(appOrigin(), mobile)
    const wrong = code === '000000' ? '000001' : '000000'
    await fill(page, '请输入验证码', wrong)
    await press(page, '确认登录')
    await see(page, '验证码不正确或已失效')
    expect(await page.getByPlaceholder('请输入验证码').last().inputValue()).toBe(wrong)
    await fill(page, '请输入验证码', code)
    await press(page, '确认登录')
    await arrive(page, MY_CARD)
    expect(await storedOn(page, 'accessToken')).toBeTruthy()
    expect(problems).toEqual([])

    const again = await takePhone()
    await again.page.goto((await signedEntry({ mobile })).href)
    await arrive(again.page, HOME)
    await again.page.waitForFunction(() => localStorage.getItem('accessToken') !== null)
    expect(await seen(again.page, CHECK).count()).toBe(0)
  })

  testInDepth('closed, it leads there as a stranger', async () => {
    const mobile = newMobile()
    await sessionOf(mobile)
    const { page } = await takePhone()
    await page.goto((await signedEntry({ mobile })).href)
    await see(page, CHECK)
    await press(page, '关闭')
    await arrive(page, HOME)
    expect(await storedOn(page, 'accessToken')).toBeUndefined()
  })
})

describe('the page of the union login, cold', () => {
  test('without a sign: says so, and a login by phone goes where the link leads', async () => {
    const { page, problems } = await takePhone()
    await page.goto(`${appOrigin()}/pages/distributorUnionLogin?targetUrl=/pages-secondary/myCard/index`)
    await see(page, '登录链接不完整或已经用过')
    await press(page, '手机号登录')
    await logIn(page)
    await arrive(page, MY_CARD)
    expect(problems).toEqual([])
  })

  testInDepth('without a network: waits, and goes on with the same sign when there is one', async () => {
    const { page } = await takePhone()
    const entry = await signedEntry()
    await page.route('**/auth/unionLogin', (route) => route.abort())
    await page.goto(entry.href)
    await see(page, '网络不佳，登录未完成')
    await page.unroute('**/auth/unionLogin')
    await press(page, '重试')
    await arrive(page, HOME)
    expect(await storedOn(page, 'accessToken')).toBeTruthy()
  })

  testInDepth('while it takes a while, it says what is going on', async () => {
    const { page } = await takePhone()
    const entry = await signedEntry()
    let answer: () => void = () => undefined
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/auth/unionLogin', (route) => held.then(() => route.continue()))
    await page.goto(entry.href)
    await see(page, '正在登录…')
    expect(page.url()).not.toContain('sign')
    answer()
    await arrive(page, HOME)
  })
})

test.each(
  someOf(['/pages/hdzqnxPlacementUrl', '/pages/mtPlacementPage', '/pages/nndypPlacementUrl'] as const, 3)
)('%s is exempt: no login by the link, and still no sign in the address', async (path) => {
  const { page } = await takePhone()
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  const { searchParams } = await signedEntry()
  await page.goto(`${appOrigin()}${path}?x=1&${searchParams.toString()}`)
  await page.waitForURL((url) => !url.search.includes('sign'))
  await page.waitForLoadState('networkidle')
  expect(new URL(page.url()).searchParams.get('x')).toBe('1')
  expect(calls.filter((call) => call.includes('unionLogin'))).toEqual([])
  expect(await storedOn(page, 'accessToken')).toBeUndefined()
  expect(await seen(page, BROKEN).count()).toBe(0)
})
