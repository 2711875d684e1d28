import type { Page } from 'playwright-core'
import { fill, press, see, tap } from '../h5/support/fingers'
import { appOrigin, hidePictures, putPhonesAway, takePhone } from '../h5/support/phone'
import { barriers } from '../h5/support/reading/barriers'
import { carry, sessionOf } from '../h5/support/story'
import { DESK, hire, POCKET, typeLogin } from './support/staff'
import { fitsWidth } from './support/width'

hidePictures()
afterAll(putPhonesAway)

/** Opens a conversation from the queue. */
async function openTalk(page: Page, words: string): Promise<void> {
  await page.getByRole('link', { name: '等待人工客服' }).click()
  await page.getByRole('heading', { name: '客服', level: 1 }).waitFor()
  await page.getByRole('link', { name: words }).click()
  await page.getByRole('log').getByText(words).waitFor()
}

/** Presses a button that asks once more. */
async function confirm(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).first().click()
  await page.locator('.ant-popconfirm').getByRole('button', { name }).click()
}

test('a member asks for a person; of two who take it one has it, answers, and closes it', async () => {
  const { page: phone, problems: ofMember } = await takePhone()
  await carry(phone, await sessionOf())
  await phone.goto(`${appOrigin()}/pages-my/aiInterlocution`)
  const words = `今天上海天气怎么样 ${Date.now()}`
  await fill(phone, '输入您的问题', words)
  await press(phone, '发送')
  await see(phone, /不清楚/)
  await tap(phone, '转人工客服')
  await see(phone, '取消排队')

  const [anna, bert] = [await hire('service'), await hire('service')]
  const { page, problems } = await takePhone(DESK)
  await typeLogin(page, anna)
  await openTalk(page, words)
  await page.getByRole('log').getByText('智能助手', { exact: false }).first().waitFor()
  expect(await barriers(page)).toEqual([])
  const other = await takePhone(POCKET)
  await typeLogin(other.page, bert)
  await openTalk(other.page, words)

  // the colleague still sees it wait when they press
  await other.page.route('**/console/api/talks/one**', (route) => route.abort())
  await confirm(page, '接入对话')
  await see(phone, '人工客服正在为您服务')
  await confirm(other.page, '接入对话')
  await other.page.getByText(`${anna.name}已接入这段对话`).first().waitFor()
  await other.page.unroute('**/console/api/talks/one**')
  await other.page.getByText(`${anna.name}正在接待`, { exact: false }).waitFor()
  expect(await other.page.getByRole('textbox', { name: '回复' }).count()).toBe(0)
  await fitsWidth(other.page)
  expect(await barriers(other.page)).toEqual([])

  // a link that breaks loses nothing of what was written, and says nothing twice
  await page.getByRole('textbox', { name: '回复' }).fill('您好，正在为您查看')
  await page.route('**/console/api/talks/answer', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: '发送回复' }).click()
  await page.getByText('没有连上服务器，请检查网络后重试').waitFor()
  await page.getByRole('button', { name: '发送回复' }).dblclick()
  await page.getByRole('log').getByText('您好，正在为您查看').waitFor()
  await see(phone, '您好，正在为您查看')
  await fill(phone, '给人工客服留言', '好的，谢谢')
  await press(phone, '发送')
  await page.getByRole('log').getByText('好的，谢谢').waitFor()
  expect(await page.getByRole('log').getByText('您好，正在为您查看').count()).toBe(1)
  expect(await barriers(page)).toEqual([])

  await page.setViewportSize(POCKET.viewport)
  await fitsWidth(page)
  expect(await barriers(page)).toEqual([])
  await page.setViewportSize(DESK.viewport)

  await confirm(page, '结束对话')
  await see(phone, /人工服务已结束，智能助手/)
  await page.getByRole('textbox', { name: '回复' }).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: '客服', exact: true }).click()
  await page.locator('.ant-segmented').getByText('已结束').click()
  await page.getByRole('row').filter({ hasText: words }).getByText(anna.name).waitFor()
  expect(await barriers(page)).toEqual([])
  expect(ofMember).toEqual([])
  for (const all of [problems, other.problems])
    expect(all.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([])
})
