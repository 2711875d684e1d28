import { PartnerVisit } from '../../support/partner-site'
import type { MiniProgram } from '../host/mini-program'
import { closeApps } from '../support/app'
import { buyCard } from '../support/buy'
import { openAsMember } from '../support/login'
import { addressOf, comeBack } from '../support/partner'
import { testInDepth } from '../../../__tests__/support/level'
import { someOf } from '../../../__tests__/support/depth'

afterEach(closeApps)

/** The card that holds what is had at partners. */
const CARD = 'main-year'

async function openPrivilege(app: MiniProgram, privilegeId: string, button: string): Promise<void> {
  await app.showAgain({ path: 'pages/privilegeDetail/index', query: { privilegeId } })
  await app.waitForText(button)
}

describe('to a partner in a web view, and paid in the mini-program', () => {
  test.each(
    someOf(
      [
        [
          'jump-film-ticket',
          'film-any',
          'pages/hdzqnxPlacementUrl/index',
          'pages/hdzpayment/index',
          '好点子礼券'
        ],
        ['jump-meituan', 'pot-two', 'pages/mtPlacementPage/index', 'pages/mtPayRedirect/index', '美团'],
        [
          'jump-hotel',
          'hotel-river',
          'pages/hdzqnxPlacementUrl/index',
          'pages/hdzqnxPayRedirect/index',
          '去哪享旅行'
        ],
        ['jump-dianping', 'steak-two', 'pages/mtPlacementPage/index', 'pages/mtPayRedirect/index', '大众点评']
      ] as const,
      3
    )
  )('%s', async (privilegeId, itemId, placement, back, partner) => {
    const app = await openAsMember()
    await buyCard(app, CARD)
    await openPrivilege(app, privilegeId, '去选购')
    await app.tap('去选购')
    await app.waitForPage(placement)
    // the address of the web view is the partner's, signed; the page's own holds nothing of it
    const visit = await PartnerVisit.open(addressOf(app))
    const { orderNo, payUrl } = await visit.order(itemId)
    expect(payUrl.pathname).toBe(`/${back}`)
    expect(payUrl.searchParams.get('orderNo')).toBe(orderNo)

    await comeBack(app, payUrl)
    if (back === 'pages/hdzpayment/index') {
      await app.waitForText('去支付')
      await app.tap('去支付')
    }
    await app.waitForPage('pages/pay/index')
    await app.waitForText('立即支付')
    await app.tap('立即支付')
    await app.waitForText(`${partner}已收到付款`)
    await app.tap(`返回${partner}查看`)
    await app.waitForPage('pages/hdzqnxPlacementUrl/index')
    expect((await PartnerVisit.open(addressOf(app))).state).toBe('paid')
  })

  testInDepth('a cancelled payment leads to the purchase records', async () => {
    const app = await openAsMember()
    await app.showAgain({ path: 'pages/mtPlacementPage/index' })
    await app.waitFor('the web view', () => app.webAddress !== undefined)
    const { payUrl } = await (await PartnerVisit.open(addressOf(app))).order('noodle')
    app.answers.payment = 'cancel'
    await comeBack(app, payUrl)
    await app.waitForText('立即支付')
    await app.tap('立即支付')
    await app.waitForPage('pages-my/orderRecord/index')
    await app.waitForText('招牌汤面')
  })
})

describe('the jump to a mini-program (rule check.miniProgram)', () => {
  test('both id and path: the other mini-program; who says no stays', async () => {
    const app = await openAsMember()
    await buyCard(app, CARD)
    await openPrivilege(app, 'jump-flight', '去选购')
    app.answers.otherMini = 'cancel'
    await app.tap('去选购')
    expect(app.path).toBe('pages/privilegeDetail/index')
    app.answers.otherMini = 'allow'
    await app.tap('去选购')
    expect(app.path).toBe('pages/privilegeDetail/index')
    const jumps = app.outside.filter(({ name }) => name === 'navigateToMiniProgram')
    expect(jumps.at(-1)?.options).toMatchObject({ path: 'pages/index/index?from=privilege' })
  })

  test('a path of ours: our own page; a film goes on to its tickets', async () => {
    const app = await openAsMember()
    await buyCard(app, CARD)
    await openPrivilege(app, 'jump-film-list', '去选购')
    await app.tap('去选购')
    await app.waitForPage('pages/movieList/index')
    await app.waitForText('购票')
    await app.tap('购票', { nth: 0 })
    await app.waitForPage('pages/nndypPlacementUrl/index')
    expect((await PartnerVisit.open(addressOf(app))).path).toMatch(/\/film$/)
  })
})
