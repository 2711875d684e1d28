import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { answerAtDesk } from '../support/feedback-desk'
import { pointPicture } from '../support/point-picture'
import { arrive, fill, press, see, tap } from './support/fingers'
import { appOrigin, putPhonesAway, takePhone } from './support/phone'
import { carry, sessionOf } from './support/story'

afterAll(putPhonesAway)

async function choose(page: Page, ...greys: number[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await press(page, '添加图片')
  await (
    await chooser
  ).setFiles(
    greys.map((grey) => ({ name: `${grey}.png`, mimeType: 'image/png', buffer: pointPicture(grey) }))
  )
}

test('feedback with two pictures, one of which fails and is tried again, is answered at the desk and shown', async () => {
  const { page, problems } = await takePhone()
  await carry(page, await sessionOf())
  await page.goto(`${appOrigin()}/?tab=My`)
  await see(page, /^会员\d/)
  await page.waitForLoadState('networkidle')
  await tap(page, '意见反馈')
  await arrive(page, '/pages-my/feedback')
  const words = `兑换页一直转圈 ${Date.now()}`
  await page.getByRole('radio', { name: '功能问题' }).click()
  await fill(page, '请描述遇到的问题或您的建议，越具体越好', words)

  let fails = 1
  await page.route('**/uploadImage*', (route) => (fails-- > 0 ? route.abort() : route.continue()))
  await choose(page, 40, 200)
  await see(page, '已上传 1 张，最多 9 张')
  await press(page, '提交反馈')
  await see(page, '有 1 张图片未上传，请重试或移除')
  await press(page, '第 2 张图片上传失败，点按重试')
  await see(page, '已上传 2 张，最多 9 张')

  // going back loses nothing
  await page.goBack()
  await see(page, /^会员\d/)
  await tap(page, '意见反馈')
  await see(page, '已上传 2 张，最多 9 张')
  expect(await page.getByLabel('反馈内容').inputValue()).toBe(words)
  await press(page, '提交反馈')
  await see(page, '处理中')
  await page.getByRole('button', { name: '查看第 2 张图片' }).waitFor()

  await answerAtDesk(appOrigin(), words, '已修复，请更新后再试')
  await page.reload()
  await tap(page, '我的反馈')
  await see(page, '已修复，请更新后再试')
  await see(page, '已答复')
  expect(problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([])
})

test('a photo of more than 5 MB is scaled down on the device and arrives', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const
  const photo = await sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 100 })
    .toBuffer()
  expect(photo.length).toBeGreaterThan(5 * 1024 * 1024)
  const { page, problems } = await takePhone()
  await carry(page, await sessionOf())
  await page.goto(`${appOrigin()}/pages-my/feedback`)
  const sent: number[] = []
  page.on('request', (request) => {
    if (request.url().includes('uploadImage')) sent.push(request.postDataBuffer()?.length ?? 0)
  })
  const chooser = page.waitForEvent('filechooser')
  await press(page, '添加图片')
  await (await chooser).setFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo })
  await see(page, '已上传 1 张，最多 9 张')
  expect(Math.max(...sent)).toBeLessThan(5 * 1024 * 1024)
  expect(problems).toEqual([])
})
