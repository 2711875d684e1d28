import { randomUUID } from 'node:crypto'
import { callApi, newMobile } from '../support/api'
import { guestSession } from '../support/guest-session'
import { barriers } from '../h5/support/reading/barriers'
import { appOrigin, putPhonesAway, takePhone } from '../h5/support/phone'
import { DESK, hire, typeLogin } from './support/staff'

afterAll(putPhonesAway)

test('customer service answers what a member wrote; the member has the answer', async () => {
  const token = await guestSession(appOrigin(), newMobile())
  const content = `支付后页面空白 ${randomUUID()}`
  const as = { token, key: randomUUID() }
  const path = '/unionbuy-server/personalCenter'
  const sent = await callApi(appOrigin(), 'POST', `${path}/saveFeedback`, {
    ...as,
    body: { kind: 'fault', content }
  })
  expect(sent.resultCode).toBe('100')

  const service = await hire('service')
  const { page, problems } = await takePhone(DESK)
  await typeLogin(page, service)
  await page.getByRole('link', { name: '待答复反馈' }).click()
  const row = page.getByRole('row').filter({ hasText: content })
  await row.getByText('功能问题').waitFor()
  expect(await barriers(page)).toEqual([])
  await row.getByRole('button', { name: /答\s*复/ }).click()
  await page.getByRole('button', { name: '发送答复' }).click()
  await page.getByText('请填写答复').waitFor()
  await page.getByRole('textbox', { name: /答复/ }).fill('已修复，请更新后再试')
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: '发送答复' }).click()
  await row.waitFor({ state: 'detached' })
  await page.getByText('已答复', { exact: true }).first().click()
  await page.getByRole('row').filter({ hasText: content }).getByText('已修复，请更新后再试').waitFor()

  const mine = await callApi<{ list: { content: string; answer: { text: string } | null }[] }>(
    appOrigin(),
    'POST',
    `${path}/listFeedback`,
    { token }
  )
  expect(mine.data.list.find((one) => one.content === content)?.answer?.text).toBe('已修复，请更新后再试')
  expect(problems).toEqual([])
})
