import { closeApps, openApp, serverOrigin } from '../support/app'
import { openAsMember, openMy } from '../support/login'

afterEach(closeApps)

/** What a person does at the desk to the talk that holds these words. */
async function atDesk(words: string, act: 'answer' | 'resolve', body = ''): Promise<void> {
  const page = await (await fetch(`${serverOrigin()}/sandbox/desk`)).text()
  const card = page.split('<div class="card">').find((one) => one.includes(words)) ?? ''
  const id = /name="id" value="([^"]+)"/.exec(card)?.[1] ?? ''
  await fetch(`${serverOrigin()}/sandbox/desk`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ id, act, body })
  })
}

test('from My: a question, its answer in chunks, the source and back, a person, and the history deleted', async () => {
  const app = await openAsMember()
  await openMy(app)
  await app.tap('智能客服')
  await app.waitForPage('pages-my/aiCustomerService/index')
  await app.waitForText('大家常问')
  await app.tap('怎么查物流？')
  await app.waitForPage('pages-my/aiInterlocution/index')
  await app.waitForText('来源 1')
  await app.tap('常见问题')
  await app.waitForPage('pages-my/aiCustomerService/index')
  await app.waitForText('打开我的订单')
  // the first closes the article, the second leaves
  await app.back()
  await app.waitFor('the article to be closed', () => !app.line().includes('打开我的订单'))
  await app.back()
  await app.waitForPage('pages-my/aiInterlocution/index')
  await app.tap('有帮助')
  await app.waitForText('谢谢评价')
  await app.tap('转人工')
  await app.waitForText('取消排队')
  await app.type('给人工客服留言', '小程序里的快递')
  await app.tap('发送')
  await app.waitForText('小程序里的快递')
  await atDesk('小程序里的快递', 'answer', '您好，马上查')
  await app.waitForText('您好，马上查')
  await atDesk('小程序里的快递', 'resolve')
  await app.waitForText('人工服务已结束，智能助手继续为您服务。')
  await app.tap('历史记录')
  await app.waitForText('已解决')
  await app.tap('清空历史记录')
  await app.tap('删除')
  await app.waitForText('暂无历史记录')
})

test('a visitor asks of an article', async () => {
  const app = await openApp({
    launch: { path: 'pages-my/aiInterlocution/index', query: { question: '运费怎么算' } }
  })
  await app.waitForText('来源 1')
  await app.waitForText('满 99 元免运费')
})
