import { pointPicture } from '../support/point-picture'
import { barriers } from '../h5/support/reading/barriers'
import { arrive, fill, press, see, tap } from '../h5/support/fingers'
import { appOrigin, putPhonesAway, takePhone } from '../h5/support/phone'
import { carry, sessionOf } from '../h5/support/story'
import { DESK, hire, typeLogin } from './support/staff'

afterAll(putPhonesAway)

test('a member writes feedback with a picture, customer service answers it, the member reads the answer', async () => {
  const { page: phone, problems: ofMember } = await takePhone()
  await carry(phone, await sessionOf())
  await phone.goto(`${appOrigin()}/?tab=My`)
  await see(phone, /^会员\d/)
  await tap(phone, '意见反馈')
  await arrive(phone, '/pages-my/feedback')
  const words = `支付后页面空白 ${Date.now()}`
  await phone.getByRole('radio', { name: '功能问题' }).click()
  await fill(phone, '请描述遇到的问题或您的建议，越具体越好', words)
  const chooser = phone.waitForEvent('filechooser')
  await press(phone, '添加图片')
  await (await chooser).setFiles({ name: 'a.png', mimeType: 'image/png', buffer: pointPicture(40) })
  await see(phone, '已上传 1 张，最多 9 张')
  await press(phone, '提交反馈')
  await see(phone, '处理中')

  const service = await hire('service')
  const { page, problems } = await takePhone(DESK)
  await typeLogin(page, service)
  await page.getByRole('link', { name: '待答复反馈' }).click()
  const row = page.getByRole('row').filter({ hasText: words })
  await row.getByText('功能问题').waitFor()
  const picture = row.getByRole('img', { name: '第 1 张图片' })
  await picture.waitFor()
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('.written img')].every((image) => image.naturalWidth > 0)
  )
  expect(await barriers(page)).toEqual([])
  await row.getByRole('button', { name: /答\s*复/ }).click()
  await page.getByRole('button', { name: '发送答复' }).click()
  await page.getByText('请填写答复').waitFor()
  await page.getByRole('textbox', { name: /答复/ }).fill('已修复，请更新后再试')
  expect(await barriers(page)).toEqual([])
  // a link that breaks loses nothing of what was written
  await page.route('**/console/api/feedback/answer', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: '发送答复' }).click()
  await page.getByText('没有连上服务器，请检查网络后重试').waitFor()
  await page.getByRole('button', { name: '发送答复' }).dblclick()
  await row.waitFor({ state: 'detached' })
  await page.getByText('已答复', { exact: true }).first().click()
  await page.getByRole('row').filter({ hasText: words }).getByText('已修复，请更新后再试').waitFor()

  // no answer to who is logged in: another try in place of the page, and no login
  await page.route('**/console/api/me', (route) => route.abort())
  await page.reload()
  await page.getByText('没有连上服务器，请检查网络后重试').waitFor()
  await page.unroute('**/console/api/me')
  await page.getByRole('button', { name: /重\s*试/ }).click()
  await page.getByRole('row').filter({ hasText: words }).waitFor()

  await phone.reload()
  await tap(phone, '我的反馈')
  await see(phone, '已修复，请更新后再试')
  expect(ofMember).toEqual([])
  expect(problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([])
})
