import { closeApps, openApp } from '../support/app'
import { openAsMember, openMy } from '../support/login'

afterEach(closeApps)

const LIST = 'pages-secondary/questionnaire/index'
const DETAIL = 'pages-secondary/questionnaireDetail/index'

test('a questionnaire that branches: reloaded in the middle, read over, sent, its points among the entries', async () => {
  const app = await openAsMember()
  await openMy(app)
  await app.waitForText('问卷')
  await app.tap('问卷')
  await app.waitForPage(LIST)
  await app.waitForText('填写可得 200 积分')
  await app.tap('您的周末，怎么过？')
  await app.waitForPage(DETAIL)
  await app.waitForText('开始填写')
  await app.tap('开始填写')
  await app.waitForText('第 1 题，共 10 题')
  await app.tap('下一题')
  await app.waitForText('请选择一项')
  await app.tap('每周都用')
  await app.tap('下一题')
  await app.waitForText('2. 最近三个月')
  await app.tap('餐饮美食')
  await app.tap('下一题')
  await app.waitForText('3. 总体来说')
  await app.tap('4 分')
  await app.tap('下一题')
  // who is satisfied is not asked what is wrong
  await app.waitForText('4. 您最近一次到店')
  const { phone } = app
  app.end()

  const again = await openApp({
    phone,
    launch: { path: DETAIL, query: { questionnaireId: 'weekend-habits' } }
  })
  await again.waitForText('4. 您最近一次到店')
  await again.tap('下一题')
  await again.waitForText('可选的权益')
  for (const nth of [0, 1, 2]) await again.tap('满意', { nth })
  await again.tap('下一题')
  await again.waitForText('下个周末')
  await again.tap('在家待着')
  await again.tap('下一题')
  await again.waitForText('还有什么想对我们说的')
  await again.tap('去核对')
  await again.waitForText('请核对您的答案')
  await again.tap('提交问卷')
  await again.waitForText('感谢您的回答')
  await again.tap('查看积分')
  await again.waitForPage('pagesA/pointSetting/index')
  await again.waitForText('问卷奖励')
  await again.waitForText('+200')
})
