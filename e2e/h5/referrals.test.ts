import { buy } from '../support/buy'
import { giveBack, inviting, shownCode } from '../support/referral'
import { press, readAll, see } from './support/fingers'
import { appOrigin, putPhonesAway, takePhone } from './support/phone'
import { carry, logIn } from './support/story'

afterAll(putPhonesAway)

const PAGE = '/pages-activities/distributionActivity'

test('a friend comes by a poster’s code, logs in, buys, and gives it back: who invited sees it pending, and gone', async () => {
  const origin = appOrigin()
  const referrer = await inviting(origin)
  const mine = await takePhone()
  await carry(mine.page, referrer.token)
  await mine.page.goto(`${origin}${PAGE}`)
  await see(mine.page, shownCode(referrer.code))
  await see(mine.page, '暂无佣金，好友下单后会出现在这里')
  await press(mine.page, '生成邀请海报')
  await mine.page
    .getByRole('dialog')
    .getByRole('img', { name: /海报，含二维码/ })
    .waitFor()

  // the friend's phone: the link that stands in the code
  const friend = await takePhone()
  await friend.page.goto(`${origin}${PAGE}/index?invite=${referrer.code}&channel=main`)
  await see(friend.page, /邀请您加入权益中心/)
  await press(friend.page, '登录并接受邀请')
  await logIn(friend.page)
  await see(friend.page, '您已接受邀请')
  expect(await friend.page.evaluate(() => localStorage.getItem('invite'))).toBeNull()
  const kept = await friend.page.evaluate(() => localStorage.getItem('accessToken') ?? '')
  const { v: token } = JSON.parse(kept) as { v: string }
  const buyer = { origin, channel: 'main', token }
  const orderNo = await buy(buyer, { kind: 'card', itemId: 'main-light' })

  // 5 % of 19.90, down to whole fen
  await mine.page.goto(`${origin}${PAGE}`)
  await see(mine.page, `订单尾号 ${orderNo.slice(-6)}`)
  expect(await readAll(mine.page)).toMatch(/¥0\.99\s*待结算[\s\S]*好友下单[\s\S]*\+¥0\.99/)
  await mine.page.getByRole('tab', { name: '邀请的好友' }).click()
  await see(mine.page, '1 笔订单')

  await giveBack(buyer, orderNo)
  await mine.page.goto(`${origin}${PAGE}`)
  await see(mine.page, '已取消')
  expect(await readAll(mine.page)).toMatch(/退款扣回[\s\S]*-¥0\.99/)
  expect([...mine.problems, ...friend.problems]).toEqual([])
})

test('materials: the text is copied with the member’s own link, the picture is saved as one that every album takes', async () => {
  const origin = appOrigin()
  const { token, code } = await inviting(origin)
  const { page, context, problems } = await takePhone()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await carry(page, token)
  await page.goto(`${origin}/pages-activities/materials`)
  await press(page, '复制文案 朋友圈文案')
  await see(page, '已复制')
  const link = `${origin}${PAGE}/index?invite=${code}&channel=main`
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(link)
  const saving = page.waitForEvent('download')
  await press(page, '保存图片 送茶送心意')
  expect((await saving).suggestedFilename()).toBe('送茶送心意.jpg')
  expect(problems).toEqual([])
})
