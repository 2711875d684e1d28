import Taro from '@tarojs/taro'
import type { Feedback } from '@/features/feedback/model'
import FeedbackPage from '@/pages-my/feedback/index'
import { canSubscribe } from '@/platform/wechat/subscribe'
import { Around } from '../../support/around'
import { eventually } from '../../support/eventually'
import { fakeApi, no, ok, type Answer, type Sent } from '../../support/fake-api'
import { act, control, find, findText, flush, mountPage, tap, text, type } from '../../support/mount.h5'
import { stagePage } from '../../support/page-stage'

jest.mock('@/platform/wechat/subscribe', () => ({ askToSubscribe: jest.fn(), canSubscribe: jest.fn() }))

const PATH = 'pages-my/feedback/index'
let saved: Answer | Promise<Answer>
let list: Feedback[]

const feedback = (over: Partial<Feedback> = {}): Feedback => ({
  feedbackId: 'fb_1',
  kind: 'fault',
  content: '领取时页面一直转圈',
  pictures: [],
  contact: null,
  at: '2026-11-20T02:00:00.000Z',
  answer: null,
  ...over
})

stagePage()
beforeEach(() => {
  saved = ok(feedback())
  list = []
})

async function open(
  query: Record<string, string> = {}
): Promise<{ sent: Sent[]; leave: () => Promise<void> }> {
  const sent = fakeApi({
    saveFeedback: () => saved,
    listFeedback: () => ok({ list, next: null })
  })
  const { unmount } = await mountPage(FeedbackPage, { path: PATH, query, App: Around })
  return { sent, leave: unmount }
}
const words = () => find<HTMLTextAreaElement>('textarea')
const saves = (sent: readonly Sent[]) =>
  sent.filter(({ name }) => name === 'saveFeedback').map(({ data }) => data)

/** Pictures that are chosen in the browser's window, by name. */
async function choose(...names: string[]) {
  Object.assign(URL, { createObjectURL: ({ name }: { name: string }) => `blob:${name}` })
  await tap(findText('添加图片'))
  const input = find<HTMLInputElement>('input[type="file"]')
  Object.defineProperty(input, 'files', {
    value: names.map((name) => ({ name, size: name === 'huge' ? 6e6 : 1000 }))
  })
  await act(() => input.dispatchEvent(new Event('change')))
}

/** Uploads of the test, by the picture's name: each ends when the test says so. */
function uploads() {
  const open = new Map<string, { end: (ok: boolean) => void; progress: (percent: number) => void }>()
  const order: string[] = []
  jest.spyOn(Taro, 'uploadFile').mockImplementation((({ filePath }: { filePath: string }) => {
    const name = filePath.replace('blob:', '')
    order.push(name)
    const told: ((event: { progress: number }) => void)[] = []
    const task = new Promise((resolve, reject) => {
      open.set(name, {
        end: (isOk) =>
          isOk
            ? resolve({
                data: JSON.stringify({ resultCode: '100', data: { url: `/assets/uploads/${name}` } })
              })
            : reject(Object.assign(new Error('fail'), { errMsg: 'uploadFile:fail' })),
        progress: (progress) => told.forEach((tell) => tell({ progress }))
      })
    })
    return Object.assign(task, { progress: (tell: (event: { progress: number }) => void) => told.push(tell) })
  }) as never)
  const end = (name: string, isOk = true) => act(() => open.get(name)?.end(isOk))
  return {
    order,
    end,
    progress: (name: string, percent: number) => act(() => open.get(name)?.progress(percent))
  }
}

it('kind, words, pictures and contact are sent; the page then shows what was told', async () => {
  const { sent } = await open()
  const { order, end } = uploads()
  await tap(control('功能问题'))
  await type(words(), '领取时页面一直转圈 ')
  await type(find('input[placeholder^="手机号"]'), '13800138000')
  await choose('a')
  await eventually(() => expect(order).toEqual(['a']))
  await end('a')
  await eventually(() => findText('已上传 1 张，最多 9 张'))
  list = [feedback({ pictures: ['/assets/uploads/a'] })]
  await tap('提交反馈')
  await eventually(() => findText('处理中'))
  expect(saves(sent)).toEqual([
    { kind: 'fault', content: '领取时页面一直转圈', pictures: ['/assets/uploads/a'], contact: '13800138000' }
  ])
  await tap(control('写反馈'))
  expect([words().value, text().includes('移除第 1 张图片')]).toEqual(['', false])
})

it('too few words are told in place, and nothing is sent', async () => {
  const { sent } = await open()
  await type(words(), '  不行 ')
  await tap('提交反馈')
  expect(find('[role=alert]').textContent).toBe('请至少写 5 个字')
  await type(words(), '不行了呀呀')
  expect(document.querySelector('[role=alert]')).toBeNull()
  expect(saves(sent)).toEqual([])
})

it('pictures go one after the other, each with its progress; one that failed is tried again or taken out by itself', async () => {
  const { sent } = await open()
  const { order, end, progress } = uploads()
  await type(words(), '页面一直转圈')
  await choose('a', 'b', 'huge')
  await eventually(() => expect(order).toEqual(['a']))
  await progress('a', 45)
  expect(text()).toContain('45%')
  expect(text()).toContain('超过 5 MB')
  await tap('提交反馈')
  expect(text()).toContain('图片正在上传，请稍候')
  await end('a', false)
  await eventually(() => control('第 1 张图片上传失败，点按重试'))
  await eventually(() => expect(order).toEqual(['a', 'b']))
  await end('b')
  await eventually(() => findText('已上传 1 张，最多 9 张'))
  await tap('提交反馈')
  expect(text()).toContain('有 2 张图片未上传，请重试或移除')

  await tap(control('第 2 张图片上传失败，点按重试'))
  await eventually(() => expect(order).toEqual(['a', 'b', 'a']))
  await end('a')
  await eventually(() => findText('已上传 2 张，最多 9 张'))
  await tap(control('移除第 3 张图片'))
  await tap('提交反馈')
  await eventually(() =>
    expect(saves(sent)).toMatchObject([{ pictures: ['/assets/uploads/b', '/assets/uploads/a'] }])
  )
})

it('a picture that is taken out while it goes out does not come back', async () => {
  await open()
  const { end } = uploads()
  await choose('a')
  await flush()
  await tap(control('移除第 1 张图片'))
  await end('a')
  await flush()
  expect(text()).toContain('最多 9 张，每张不超过 5 MB')
})

it('pressed five times it is sent once; after a failure it goes out again under the same key', async () => {
  const { sent } = await open()
  let answer: (value: Answer) => void = () => undefined
  saved = new Promise((resolve) => (answer = resolve))
  await type(words(), '页面一直转圈')
  const button = findText('提交反馈')
  for (let press = 0; press < 5; press += 1) await act(() => button.click())
  expect(saves(sent)).toHaveLength(1)
  saved = ok(feedback())
  await act(() => answer('down'))
  await eventually(() => expect(text()).toContain('网络'))
  expect(words().value).toBe('页面一直转圈')
  await tap('提交反馈')
  await eventually(() => expect(saves(sent)).toHaveLength(2))
})

it('what is typed is there again after leaving and after a refusal, and gone once it was sent', async () => {
  const first = await open()
  await tap(control('服务投诉'))
  await type(words(), '门店不认券')
  await first.leave()
  const again = await open()
  expect([words().value, control('服务投诉').getAttribute('aria-checked')]).toEqual(['门店不认券', 'true'])
  saved = no('429', '今天的反馈已经很多了')
  await tap('提交反馈')
  await eventually(() => findText('今天的反馈已经很多了'))
  expect(words().value).toBe('门店不认券')
  saved = ok(feedback())
  await tap('提交反馈')
  await eventually(() => findText('暂无反馈记录'))
  await again.leave()
  await open()
  expect(words().value).toBe('')
})

it('a kept draft that cannot be read is an empty form', async () => {
  window.localStorage.setItem('feedbackDraft', JSON.stringify({ v: '{"kind":7,"pictures":{}}', e: null }))
  await open()
  expect(words().value).toBe('')
})

it('what came of it is shown: what waits, what was answered, and its pictures', async () => {
  list = [
    feedback({
      feedbackId: 'fb_2',
      answer: { text: '已修复，请更新后再试', at: '2026-11-21T02:00:00.000Z' }
    }),
    feedback({ pictures: ['/assets/uploads/a'], contact: 'me@example.com' })
  ]
  await open({ tab: 'mine' })
  await eventually(() => findText('已答复'))
  for (const told of [
    '处理中',
    '客服答复',
    '已修复，请更新后再试',
    '2026.11.21 10:00',
    '联系方式 me@example.com'
  ])
    expect(text()).toContain(told)
  control('查看第 1 张图片')
})

it('nothing moves when it comes to be known of what WeChat can remind: what was told waits', async () => {
  jest.mocked(canSubscribe).mockReturnValue(true)
  list = [feedback()]
  let known: (answer: Answer) => void = () => undefined
  fakeApi({
    listFeedback: () => ok({ list, next: null }),
    getReminders: () => new Promise<Answer>((resolve) => (known = resolve))
  })
  await mountPage(FeedbackPage, { path: PATH, query: { tab: 'mine' }, App: Around })
  await flush()
  expect(text()).not.toContain('领取时页面一直转圈')
  known(ok({ reminders: [{ kind: 'feedback', on: true, templateId: 't1', left: 0 }] }))
  await eventually(() => findText('领取时页面一直转圈'))
  expect(text().indexOf('开启提醒')).toBeLessThan(text().indexOf('领取时页面一直转圈'))
  expect(text()).toContain('开启提醒')
  jest.mocked(canSubscribe).mockReturnValue(false)
})

it('nothing told yet: the page says so and leads to writing', async () => {
  await open({ tab: 'mine' })
  await eventually(() => findText('暂无反馈记录'))
  await tap(findText('写反馈'))
  await flush()
  await tap(control('写反馈'))
  expect(words()).toBeTruthy()
})
