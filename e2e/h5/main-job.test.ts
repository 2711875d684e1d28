import { answerYes, arrive, press, see, tap } from './support/fingers'
import { appOrigin, putPhonesAway, takePhone } from './support/phone'
import { goToChannel, logIn, payAtChannel } from './support/story'

afterAll(putPhonesAway)

/** The product's main job, told once from the first page to the last, as a stranger would live it. */
test('a visitor becomes a member, buys a card and a plate, redeems a privilege, and logs out', async () => {
  const { page, problems } = await takePhone()
  await page.goto(appOrigin())

  // home as a visitor
  await see(page, '尊享年卡')
  await page.getByRole('button', { name: /开通/ }).first().click()
  await arrive(page, '/pages/cardDetail')
  await see(page, '卡内权益包')

  // buying asks for the login, and goes on afterwards
  await press(page, '立即开通')
  await logIn(page)
  await arrive(page, '/pages/pay')
  await goToChannel(page)
  await payAtChannel(page)
  await page.waitForURL(/\/pages\/payResult/)
  await see(page, '支付成功')
  await tap(page, '本单已获得 1 次抽奖机会')
  await arrive(page, '/pages-activities/lottery')
  await see(page, '好运转一转')

  // the card on home, with its plates and the running round
  await page.goto(appOrigin())
  await see(page, '本期权益')
  await see(page, /还可领/)
  await see(page, /有效期至/)

  // a plate with a coupon, claimed on the way
  await page.goto(`${appOrigin()}/pages-my/couponList`)
  await page.getByRole('button', { name: /领取/ }).filter({ visible: true }).first().click()
  await page.goto(`${appOrigin()}/pages/plateDetails?plateId=coffee-monthly`)
  await press(page, /再买一份|立即购买/)
  await arrive(page, '/pages/plateDetails/pay')
  await see(page, '选择使用的会员卡')
  await goToChannel(page)
  await payAtChannel(page)
  await page.waitForURL(/\/pages\/payResult/)
  await see(page, '支付成功')
  await tap(page, /去使用权益包|查看权益包/)

  // redeeming: the code as text, QR and barcode
  await see(page, '咖啡自由')
  // one by a tap in the list of the plate on the card, where it then stands as taken
  await tap(page, /^我的权益包/)
  await arrive(page, '/pages/cardDetail')
  await see(page, '卡内权益包')
  await tap(page, '咖啡自由')
  await arrive(page, '/pages/plateDetails')
  await press(page, '领取 冰美式 1 杯')
  await answerYes(page, '确认领取该权益？')
  await see(page, '本期已领')
  await page.goto(`${appOrigin()}/pages/privilegeDetail?privilegeId=latte`)
  await press(page, '立即领取')
  await press(page, '确认领取')
  await arrive(page, '/pages-secondary/receiveResult')
  await see(page, '领取成功')
  await see(page, /^\d{4}$/)
  await page.getByAltText('动态码').filter({ visible: true }).waitFor()
  await page.getByAltText('条形码').filter({ visible: true }).waitFor()

  // what it saved is on home and on the page of the card
  await page.goto(appOrigin())
  await tap(page, '本月已省')
  await arrive(page, '/pages/cardDetail')
  await see(page, '您本月已省')

  // order and record in My
  await page.goto(`${appOrigin()}/?tab=My`)
  await tap(page, '兑换记录')
  await arrive(page, '/pages-my/receiveRecord')
  await tap(page, /拿铁/)
  await press(page, '更多操作')
  await press(page, '标记为已使用')
  await answerYes(page, '确认已使用？')
  await see(page, '已使用 1')
  await tap(page, /拿铁/)
  await press(page, '撤销“已使用”标记')
  await see(page, '待使用 2')
  await page.goto(`${appOrigin()}/?tab=My`)
  await tap(page, '我的订单')
  await arrive(page, '/pages-my/orderRecord')
  await see(page, '尊享年卡')
  await see(page, '咖啡自由')
  await press(page, '更多操作')
  await press(page, '删除订单')
  await see(page, '订单已删除')
  await press(page, '撤销')
  for (const name of ['尊享年卡', '咖啡自由']) await see(page, name)

  await page.goto(`${appOrigin()}/?tab=My`)
  await tap(page, '退出登录')
  await press(page, /确定|退出/)
  await see(page, /开通/)
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
  expect(problems).toEqual([])
})
