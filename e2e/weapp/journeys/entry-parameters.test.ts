/** Launch parameters that a link into the mini-program may carry (rule query.launch), one journey each. */
import { entryLink, type EntrySite } from '../../support/entry-link'
import { newMobile } from '../../support/api'
import type { MiniProgram } from '../host/mini-program'
import { closeApps, openApp, serverOrigin } from '../support/app'
import { openAsMember, openMy } from '../support/login'
import { testInDepth } from '../../../__tests__/support/level'
import { someOf } from '../../../__tests__/support/depth'

afterEach(closeApps)

const HOME = 'pages/index/index'
const MY_CARD = 'pages-secondary/myCard/index'
const CHAT = 'pages/hdzchatmovie/index'

async function queryFrom(
  site: EntrySite,
  form: Readonly<Record<string, string>>
): Promise<Record<string, string>> {
  return Object.fromEntries((await entryLink(serverOrigin(), site, form)).searchParams)
}

const asked = (app: MiniProgram, path: string) => app.requests.filter(({ url }) => url.includes(path)).length
const open = (query: Record<string, string>, path = HOME) => openApp({ launch: { path, query } })

/** A stored value: the phone keeps JSON, and the app's text is JSON with the time of its end. */
function kept(app: MiniProgram, key: string): unknown {
  const json = app.phone.store.get(key)
  if (json === undefined) return undefined
  return (JSON.parse(JSON.parse(json) as string) as { v: unknown }).v
}

async function seeMember(app: MiniProgram, mobile: string): Promise<void> {
  await openMy(app)
  await app.waitForText(mobile.slice(-4))
}

// a ticket is WeChat's browser's, token12 a web view's of ours: neither logs the mini-program itself in
test.each(['ticket', 'token12'])('%s means nothing here: a visitor comes in', async (name) => {
  const app = await open({ [name]: 'a-ticket-of-somebody-else' })
  await app.waitForText('权益包')
  expect(asked(app, 'wechat/prod/getToken')).toBe(0)
})

test.each([
  ['kept', 'TK-20261121', 'TK-20261121'],
  ['not kept where it says nothing', 'undefined', undefined]
])('lotteryTk: %s', async (_name, lotteryTk, value) => {
  const app = await open({ lotteryTk })
  await app.waitForText('权益包')
  expect(kept(app, 'lotteryTk')).toBe(value)
})

// whether the chat shows the way back (rule show.chatBack)
test.each([
  [{ code: 'F7IbDJpdSY', chatType: '1' }, false],
  [{ code: 'F7IbDJpdSY', chatType: '3' }, false],
  [{ code: 'F7IbDJpdSY', chatType: '2' }, true],
  [{ code: 'F7IbDJpdSY', chatType: '4' }, true],
  [{ code: 'F7IbDJpdSY' }, true],
  [{ code: 'another', chatType: '1' }, true],
  [{}, true]
] as [Record<string, string>, boolean][])(
  'a chat opened with %j: the way back is there: %s',
  async (query, isThere) => {
    const app = await open(query, CHAT)
    await app.waitFor('the chat', () => /开始咨询|去留言/.test(app.line()))
    expect(kept(app, 'F7IbDJpdSY')).toBe(isThere)
    expect(app.line().includes('回首页看看')).toBe(isThere)
  }
)

describe('lyToken, with the type of the hotel system', () => {
  const guest = async (type: string) => {
    const mobile = newMobile()
    const { channel = '', token = '' } = await queryFrom('lvyun', { mobile, type })
    return { mobile, query: { channel, lyToken: token } }
  }

  test.each(someOf(['1', '2', '3'], 3))('type %s', async (type) => {
    const { mobile, query } = await guest(type)
    const app = await open({ ...query, type })
    await seeMember(app, mobile)
    expect(asked(app, 'lvyunLogin')).toBe(1)
    expect(kept(app, 'source')).toBe(2)
  })

  testInDepth('none: 1 is meant', async () => {
    const { mobile, query } = await guest('1')
    const app = await open(query)
    await seeMember(app, mobile)
  })

  test('one that was used: said, and the usual login', async () => {
    const { query } = await guest('1')
    ;(await open(query)).end()
    const app = await open(query)
    await app.waitFor('the refusal', () => asked(app, 'lvyunLogin') === 1)
    expect(kept(app, 'accessToken')).toBeUndefined()
  })
})

describe('setOpenid and lvyunSetOpenid bind the WeChat identity to who has come', () => {
  const bindings = (app: MiniProgram) => asked(app, 'setOpenIdByMemberId')

  test.each([
    ['setOpenid', '1', 1],
    ['setOpenid', '0', 0],
    ['lvyunSetOpenid', '1', 1]
  ])('with a sign, %s=%s', async (name, value, times) => {
    const mobile = newMobile()
    const app = await open({
      ...(await queryFrom('distributor', { channel: 'main', mobile })),
      [name]: value
    })
    await seeMember(app, mobile)
    if (times > 0) await app.waitFor('the binding', () => bindings(app) === times)
    expect(bindings(app)).toBe(times)
  })

  test('with a token of Lvyun', async () => {
    const mobile = newMobile()
    const app = await open({ ...(await queryFrom('lvyun', { mobile, type: '1' })), lvyunSetOpenid: '1' })
    await app.waitFor('the binding', () => bindings(app) === 1)
  })

  testInDepth('a member who is there already', async () => {
    const { phone } = await openAsMember()
    const app = await openApp({ phone, launch: { path: HOME, query: { setOpenid: '1' } } })
    await app.waitFor('the binding', () => bindings(app) === 1)
  })

  testInDepth('a visitor has nothing to bind to', async () => {
    const app = await open({ setOpenid: '1' })
    await app.waitForText('权益包')
    expect(bindings(app)).toBe(0)
  })
})

// where a union login leads (rules union.toHome, union.toMyCard, union.elsewhere)
test.each(
  someOf(
    [
      ['the home path', { targetUrl: 'pages/index/index', cardNumber: '6688' }, HOME, '6688'],
      [
        'the my-card path',
        { targetUrl: '/pages-secondary/myCard/index', cardNumber: '6688' },
        MY_CARD,
        undefined
      ],
      ['another page', { targetUrl: '/pages/market/index', cardNumber: '6688' }, HOME, undefined],
      ['another site', { targetUrl: 'https://evil.example/' }, HOME, undefined],
      ['nothing', {}, HOME, undefined]
    ] as [string, Record<string, string>, string, string | undefined][],
    4
  )
)('a sign whose targetUrl holds %s', async (_name, sending, path, cardNo) => {
  const query = await queryFrom('distributor', { channel: 'main', mobile: newMobile(), ...sending })
  const app = await open(query, 'pages/distributorUnionLogin/index')
  await app.waitForPage(path)
  await app.waitFor('the session', () => kept(app, 'accessToken') !== undefined)
  expect(kept(app, 'cardNo')).toBe(cardNo)
  expect(kept(app, 'source')).toBe(2)
  if (path === HOME) expect(app.line()).toContain('兑换中心')
})
