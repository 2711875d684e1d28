import { arrive, fill, press, see, tap } from './support/fingers'
import { appOrigin, hidePictures, putPhonesAway, takePhone } from './support/phone'
import { DEMO_CODES, DEMO_INVITED } from '../../server/db/demo-grants'
import { carry, logIn, sessionOf } from './support/story'
import { testInDepth } from '../../__tests__/support/level'

hidePictures()
afterAll(putPhonesAway)

/** Body of the next call whose address is like this. */
const bodyOf = async (page: Awaited<ReturnType<typeof takePhone>>['page'], end: RegExp) =>
  (await page.waitForRequest((request) => end.test(request.url()))).postDataJSON() as Record<string, unknown>

test('a distributor’s link is kept, and the order that comes of it carries distributor, account and activity', async () => {
  const { page, problems } = await takePhone()
  const record = bodyOf(page, /\/open\/addActivityRecord$/)
  await page.goto(
    `${appOrigin()}/pages/distribution?distributor=D-77&account=A-9&distributionActivityId=autumn-7`
  )
  await see(page, '好友推荐的权益')
  expect(await record).toMatchObject({
    activityId: 'main-offer',
    kind: 'visit',
    distributor: 'D-77',
    account: 'A-9'
  })

  // somewhere else in between, as people do: what was stored still holds
  await page.goto(`${appOrigin()}/pages/payActivityDetails?activityId=main-film-season`)
  await see(page, '光影季 · 观影达人卡')
  await press(page, '立即参加')
  await logIn(page)
  await arrive(page, '/pages/pay')
  const order = bodyOf(page, /\/order\/create\w*Order$/)
  await press(page, '立即支付')
  expect(await order).toMatchObject({
    cardId: 'main-film',
    distributor: 'D-77',
    account: 'A-9',
    distributionActivityId: 'autumn-7'
  })
  await page.waitForURL(/\/sandbox\/cashier/)
  await page.getByRole('button', { name: '支付', exact: true }).click()
  await page.waitForURL(/\/pages\/payResult/)
  // the way back past the cashier is gone by now (pay-return.h5.ts)
  await see(page, '支付成功')

  // the activity knows its buyer by the order that the server has kept
  await page.goto(`${appOrigin()}/pages/payActivityDetails?activityId=main-film-season`)
  await see(page, '您已参加本次活动')
  expect(problems).toEqual([])
})

test('an activity to come cannot be pressed, one that is over leads to what there is', async () => {
  const { page, problems } = await takePhone()
  await page.goto(`${appOrigin()}/pages/payActivityDetails?activityId=main-winter-soon`)
  await see(page, /尚未开始/)
  expect(await page.getByRole('button', { name: /尚未开始/ }).isDisabled()).toBe(true)
  await page.goto(`${appOrigin()}/pages/payActivityDetails?activityId=main-autumn-past`)
  await see(page, '活动已结束')
  await press(page, '看看其他权益')
  await arrive(page, '/')
  expect(problems).toEqual([])
})

test('the hotel brand’s gift is taken once, after the usual login, and leads to its card', async () => {
  const { page, problems } = await takePhone()
  await page.goto(`${appOrigin()}/pages/activityPage/activity-jingjiang-01?channel=jinjiang`)
  await see(page, '锦江会员专享礼遇')
  await see(page, '从锦江会员进入，免登录领取')
  await press(page, '登录并领取')
  await logIn(page)
  await page.waitForURL(/activity-jingjiang-02/)
  await see(page, '礼遇已领取')
  await press(page, '去使用我的卡')
  await arrive(page, '/pages/cardDetail')
  await see(page, '锦享礼遇体验卡')

  await page.goto(`${appOrigin()}/pages/activityPage/activity-jingjiang-01`)
  await see(page, '您已领取过这份礼遇')
  await press(page, '查看我的礼遇')
  await see(page, '礼遇已领取')
  expect(problems).toEqual([])
})

test('the elderly-care signing: large, with name and tick, once', async () => {
  const { page, problems } = await takePhone()
  await page.goto(`${appOrigin()}/pages/activityPage/activityYanglaoSign?channel=yanglao`)
  await see(page, '颐年照护签约')
  await press(page, '登录并签约')
  await logIn(page)
  await see(page, '照护服务协议')
  await press(page, '确认签约')
  await see(page, /请填写您的姓名/)
  await fill(page, '请填写真实姓名', '王建国')
  await press(page, '确认签约')
  await see(page, /请先阅读并勾选协议/)
  const tick = page.getByRole('checkbox', { name: /照护服务协议/ }).filter({ visible: true })
  expect((await tick.boundingBox())?.height).toBeGreaterThanOrEqual(52)
  await tick.click()
  await press(page, '确认签约')
  await see(page, '签约成功')
  await page.reload()
  await see(page, '签约成功')
  await press(page, '查看我的卡')
  await see(page, '颐年签约卡')
  expect(problems).toEqual([])
})

test('customer service: phone and hours, a chat that answers, its rules', async () => {
  const { page, problems } = await takePhone()
  await page.goto(`${appOrigin()}/pages-my/channelCustomerService`)
  await see(page, '400-000-1001')
  await page.getByAltText('客服二维码').filter({ visible: true }).waitFor()
  await tap(page, '电影客服')
  await arrive(page, '/pages/hdzchatmovie')
  await page
    .getByRole('button', { name: /开始咨询|去留言/ })
    .filter({ visible: true })
    .click()
  await arrive(page, '/pages/webview')
  const chat = page.frameLocator('iframe')
  await chat.getByText('您好，这里是电影客服').waitFor()
  await chat.getByRole('button', { name: '能退票吗' }).click()
  await chat.getByText(/原路退回/).waitFor()
  await chat.getByLabel('想说的话').fill('取票码在哪')
  await chat.getByRole('button', { name: '发送' }).click()
  await chat.getByText(/就能看到券码和二维码/).waitFor()
  // whatever was said, one press leads out of the chat
  await page.getByLabel('返回').filter({ visible: true }).first().click()
  await arrive(page, '/pages/hdzchatmovie')
  await tap(page, '聊天规则')
  await arrive(page, '/pages-my/chatRuleDetail')
  await see(page, /更快解决/)
  expect(problems).toEqual([])
})

testInDepth(
  'a chat entry of another type hides the way back, types 2 and 4 show it (rule show.chatBack)',
  async () => {
    for (const [type, shown] of [
      ['1', 0],
      ['2', 1],
      ['4', 1]
    ] as const) {
      const { page, problems } = await takePhone()
      await page.goto(`${appOrigin()}/pages/hdzchatfood?code=F7IbDJpdSY&chatType=${type}`)
      await see(page, '咨询编号')
      expect([type, await page.getByText('回首页看看').count()]).toEqual([type, shown])
      expect(problems).toEqual([])
    }
  }
)

test('a link with a code: out of the address at once, past the login, to the card on home', async () => {
  const { page, problems } = await takePhone()
  const [code = ''] = DEMO_CODES['main-welcome']
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${appOrigin()}/pages/urlActivationCode?activeCode=${code}`)
  await see(page, '登录后享受会员权益')
  expect(page.url()).not.toContain('activeCode')
  await logIn(page)
  await see(page, '见面礼 · 凭码激活')
  await page.waitForTimeout(600)
  await press(page, '确认激活')
  await arrive(page, '/pages/urlActivationCode/reslut')
  await see(page, '激活成功')
  await see(page, '经典拿铁电子券')
  // but for the page itself, no address ever had the code
  expect(asked.slice(1).filter((url) => url.includes(code))).toEqual([])
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    code
  )
  await press(page, '回首页')
  await arrive(page, '/')
  await see(page, '观影达人卡')
  expect(problems).toEqual([])
})

test('from the activation of cards to a typed code: wrong ones are alike, a used one is another’s', async () => {
  const { page, problems } = await takePhone()
  await carry(page, await sessionOf())
  await page.goto(`${appOrigin()}/pages/activation`)
  await press(page, '只有激活码，没有卡号')
  await arrive(page, '/pages/urlActivationCode')
  // a field of the page before asks for letters, too
  await see(page, '输入激活码')
  for (const code of ['ｗｅｌｃ－２０２６ WRONG234\u200B', DEMO_CODES['main-welcome'][0]]) {
    await fill(page, '字母和数字', code)
    expect(await page.getByPlaceholder('字母和数字').last().inputValue()).toMatch(/^[0-9A-Z -]+$/)
    await press(page, '查看礼遇')
    await see(page, '激活码不正确或已失效')
  }
  expect(problems).toEqual([])
})

test('the invited, with a code; then what each gets once; and cards by number: all of it on home', async () => {
  const { page, problems } = await takePhone()
  await carry(page, await sessionOf(DEMO_INVITED['main-staff'][2]))
  await page.goto(`${appOrigin()}/pages/uniqueActivity`)
  await see(page, '会员专属礼')
  await page.waitForTimeout(600)
  await press(page, '立即领取')
  await see(page, '领取成功')
  await page.goto(`${appOrigin()}/pages/directedActivity`)
  await see(page, /已受邀/)
  await page.waitForTimeout(600)
  await press(page, '立即领取')
  await see(page, '领取成功')
  await page.goto(`${appOrigin()}/pages-secondary/myCard`)
  await press(page, '手机号开卡')
  await arrive(page, '/pages/multiCard')
  await see(page, '企业福利卡')
  await page
    .getByRole('checkbox', { name: /轻享月卡/ })
    .filter({ visible: true })
    .click()
  await press(page, '开通 2 张卡')
  await page.waitForTimeout(600)
  await press(page, '确认开通')
  await see(page, '成功开通 2 张')
  await press(page, '去首页使用')
  await arrive(page, '/')
  await page.goto(`${appOrigin()}/pages-secondary/myCard`)
  for (const name of ['轻享月卡', '悦享季卡', '观影达人卡', '行者年卡']) await see(page, name)
  expect(problems).toEqual([])
})
