import { posterLink } from '../../../server/modules/wechat/poster-link'
import { buy } from '../../support/buy'
import { giveBack, inviting, shownCode } from '../../support/referral'
import { newMobile } from '../../support/api'
import { newPhone } from '../host/phone'
import { closeApps, openApp, serverOrigin } from '../support/app'
import { phoneWith } from '../support/benefit'
import { loginByOneTap, LOGIN_POP_UP } from '../support/login'

afterEach(closeApps)

const PAGE = 'pages-activities/distributionActivity/index'

test('a poster is drawn with the member’s code; a friend who opens it and logs in is bound', async () => {
  const referrer = await inviting(serverOrigin())
  const mine = await openApp({ phone: phoneWith(referrer.token), launch: { path: PAGE } })
  await mine.waitForText(shownCode(referrer.code))
  await mine.tap('生成邀请海报')
  await mine.waitFor('a board', () => mine.boards.length === 1)
  const [board] = mine.boards
  expect(board?.texts).toEqual(expect.arrayContaining(['邀请您加入权益中心', '长按或扫码，接受邀请']))
  expect(board?.pictures).toHaveLength(2)

  // the friend scans it: the scene stands for the page and all of its parameters
  const scene = posterLink(`/${PAGE}?invite=${referrer.code}&channel=main`)?.scene ?? ''
  const friend = await openApp({ phone: newPhone(newMobile()), launch: { query: { scene } } })
  await friend.waitForText('邀请您加入权益中心')
  await friend.tap('登录并接受邀请')
  await friend.waitForText(LOGIN_POP_UP)
  await loginByOneTap(friend)
  await friend.waitForText('您已接受邀请')
  const kept = JSON.parse(JSON.parse(friend.phone.store.get('accessToken') ?? '""') as string) as {
    v: string
  }
  const buyer = { origin: serverOrigin(), channel: 'main', token: kept.v }
  const orderNo = await buy(buyer, { kind: 'card', itemId: 'main-light' })

  const later = await openApp({ phone: phoneWith(referrer.token), launch: { path: PAGE } })
  await later.waitForText(`订单尾号 ${orderNo.slice(-6)}`)
  expect(later.line()).toContain('¥0.99待结算')
  await giveBack(buyer, orderNo)
  const after = await openApp({ phone: phoneWith(referrer.token), launch: { path: PAGE } })
  await after.waitForText('已取消')
  expect(after.line()).toMatch(/退款扣回.*-¥0\.99/)
})
