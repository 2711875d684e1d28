import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { newestSmsCode, newMobile } from '../support/api'
import { entryLink } from '../support/entry-link'
import { arrive, fill, press, see } from './support/fingers'
import { appOrigin, hidePictures, putPhonesAway, takePhone } from './support/phone'
import { carry, sessionOf } from './support/story'

hidePictures()
afterAll(putPhonesAway)

/** A member at 个人信息. */
async function atSettings(mobile: string) {
  const phone = await takePhone()
  await carry(phone.page, await sessionOf(mobile))
  await phone.page.goto(`${appOrigin()}/pages-my/settings`)
  await see(phone.page, '导出我的个人信息')
  return phone
}

/** Has a code sent to the member's own number, and types it in. */
async function confirmBy(page: Page, mobile: string) {
  await press(page, '获取验证码')
  await see(page, /秒后重发/)
  await fill(page, '请输入验证码', await newestSmsCode(appOrigin(), mobile))
}

test('a copy of one’s own data is made, and saved as a file; the lists say what is kept', async () => {
  const mobile = newMobile()
  const { page, problems } = await atSettings(mobile)
  await press(page, '导出我的个人信息')
  await press(page, '生成文件')
  await see(page, '请输入验证码')
  await confirmBy(page, mobile)
  await press(page, '生成文件')
  await see(page, /文件已生成/)
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, '保存文件')])
  expect(download.suggestedFilename()).toMatch(/^我的个人信息-\d{4}-\d{2}-\d{2}\.json$/)
  const file = JSON.parse(readFileSync(await download.path(), 'utf8')) as Record<string, { 账号?: unknown }>
  expect(file['手机号']?.账号).toMatchObject([{ 手机号: mobile }])
  await press(page, '关闭')
  await press(page, '个人信息收集清单')
  await arrive(page, '/pages-my/agreement')
  await see(page, '收货人姓名、手机号和地址')
  expect(problems).toEqual([])
})

test('whoever asks to be deleted is out at once, and by the next login may take it back', async () => {
  const mobile = newMobile()
  const { page, problems } = await atSettings(mobile)
  await press(page, '注销账号')
  await fill(page, '注销', '注销')
  await confirmBy(page, mobile)
  await press(page, '申请注销')
  await see(page, /及之前再次登录即可撤销/)
  await press(page, '知道了')
  const other = await takePhone()
  // a guest's link: another code for this number is sent after a minute
  await other.page.goto((await entryLink(appOrigin(), 'lvyun', { mobile, type: '1' })).href)
  await see(other.page, '账号正在注销')
  await press(other.page, '撤销注销并登录')
  await see(other.page, '已撤销注销')
  await other.page.goto(`${appOrigin()}/pages-my/settings`)
  await see(other.page, new RegExp(`${mobile.slice(0, 3)}.+${mobile.slice(-4)}`))
  expect([...problems, ...other.problems]).toEqual([])
})
