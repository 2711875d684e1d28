import { DELETION_STORIES } from '../stories/deletion'
import { openMini } from '../stories/mini-hand'
import { closeApps } from '../support/app'
import { openAsMember, openMy, typeFreshCode } from '../support/login'

afterEach(closeApps)

/** A member at 个人信息. */
async function atSettings() {
  const app = await openAsMember()
  await openMy(app)
  await app.tap('个人信息')
  await app.waitForPage('pages-my/settings/index')
  await app.waitForText('导出我的个人信息')
  return app
}

test('a copy of one’s own data is made, and sent to a chat as a file', async () => {
  const app = await atSettings()
  await app.tap('导出我的个人信息')
  await app.tap('生成文件')
  expect(app.has('文件已生成')).toBe(false)
  await typeFreshCode(app)
  await app.tap('生成文件')
  await app.waitForText('文件已生成')
  await app.tap('发送到微信聊天')
  await app.waitFor('the file to be sent', () => app.outside.some(({ name }) => name === 'shareFileMessage'))
  const { options } = app.outside.find(({ name }) => name === 'shareFileMessage') ?? {}
  expect(options?.['fileName']).toMatch(/^我的个人信息-.+\.json$/)
  expect(String(options?.['content'])).toContain(app.phone.mobile)
})

test.each(DELETION_STORIES)('$name', ({ tell }) => tell(openMini))
