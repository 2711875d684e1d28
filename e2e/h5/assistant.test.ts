import { arrive, fill, press, see, seen, tap } from './support/fingers'
import { goBack } from './support/back'
import { appOrigin, hidePictures, putPhonesAway, takePhone } from './support/phone'
import { carry, sessionOf } from './support/story'
import { testInDepth } from '../../__tests__/support/level'

hidePictures()
afterAll(putPhonesAway)

test('from My: a question, its answer as it is written, the source and back, a rating, a person, and the history deleted', async () => {
  const { page, problems } = await takePhone()
  await carry(page, await sessionOf())
  await page.goto(`${appOrigin()}/?tab=My`)
  await tap(page, '智能客服')
  await arrive(page, '/pages-my/aiCustomerService')
  await see(page, '大家常问')
  await seen(page, '怎么申请退款？').first().click()
  await arrive(page, '/pages-my/aiInterlocution')
  await see(page, /申请售后/)
  await see(page, '来源 1')
  await page
    .getByRole('link', { name: /常见问题/ })
    .filter({ visible: true })
    .first()
    .click()
  await arrive(page, '/pages-my/aiCustomerService')
  await see(page, '打开我的订单')
  await goBack(page)
  await goBack(page)
  await arrive(page, '/pages-my/aiInterlocution')
  await see(page, '来源 1')
  await tap(page, '没帮助')
  await tap(page, '看不明白')
  await see(page, '已记下，我们会改进')
  await fill(page, '输入您的问题', '今天上海天气怎么样')
  await press(page, '发送')
  await see(page, /不清楚/)
  await tap(page, '转人工客服')
  await see(page, '取消排队')
  // a second try finds the talk of the first one at the desk
  const words = `想问一下我的退款 ${Date.now()}`
  await fill(page, '给人工客服留言', words)
  // the words stand here before the server, and so the desk, has them
  const sent = page.waitForResponse((response) => response.request().postData()?.includes(words) ?? false)
  await press(page, '发送')
  await see(page, words)
  await sent

  const desk = await page.context().newPage()
  await desk.goto(`${appOrigin()}/sandbox/desk`)
  const talk = desk.locator('.card', { hasText: words })
  await talk.getByLabel('回复').fill('您好，正在为您查看')
  await talk.getByRole('button', { name: '发送回复' }).click()
  await see(page, '您好，正在为您查看')
  await see(page, '人工客服正在为您服务')
  await talk.getByRole('button', { name: '结束服务' }).click()
  await see(page, /人工服务已结束，智能助手/)

  await tap(page, '历史记录')
  await see(page, /已解决/)
  await press(page, '清空历史记录')
  await press(page, '删除')
  await see(page, '暂无历史记录')
  expect(problems).toEqual([])
})

testInDepth('a visitor asks, too, and goes on with the talk after a reload', async () => {
  const { page, problems } = await takePhone()
  await page.goto(`${appOrigin()}/pages-my/aiInterlocution`)
  await fill(page, '输入您的问题', '运费怎么算')
  await press(page, '发送')
  await see(page, /满 99 元免运费/)
  await page.reload()
  await see(page, /满 99 元免运费/)
  expect(problems).toEqual([])
})
