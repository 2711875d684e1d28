import type { AfterSale, Data } from '@contract/types'
import RefundDetail from '@/pages-my/orderRecord/refund_detail'
import { canSubscribe } from '@/platform/wechat/subscribe'
import { Around } from '../../../support/around'
import { fakeApi, no, ok, type Answer } from '../../../support/fake-api'
import { find, mountPage, tap, text, type } from '../../../support/mount.h5'
import { ready, shown, stage, strike, until } from '../../features/order/stage'

const mockConfirm = jest.fn<Promise<boolean>, [string, string?]>()
jest.mock('@/platform/feedback/feedback', () => ({
  toast: jest.fn(),
  confirm: (content: string, title?: string) => mockConfirm(content, title)
}))

jest.mock('@/platform/wechat/subscribe', () => ({ askToSubscribe: jest.fn(), canSubscribe: jest.fn() }))

const NO = '20261122000000000001'
const AT = '2026-11-22T10:00:00.000Z'

const request = (over: Partial<AfterSale> = {}): AfterSale => ({
  ...{ afterSaleId: 'a1', orderNo: NO, kind: 'return', state: 'applied', amountFen: 9900, freightFen: 0 },
  ...{
    reason: '质量问题',
    note: '盖子裂了',
    pictures: [],
    refusedReason: null,
    withheld: [],
    returnTo: null,
    returnParcel: null
  },
  lines: [{ lineNo: 1, name: '龙井 小罐', picture: '/t.webp', quantity: 1, amountFen: 9900 }],
  createdAt: AT,
  turn: { of: 'staff', by: '2026-11-24T10:00:00.000Z', isLate: false },
  log: [{ state: 'applied', note: '您申请退货退款', at: AT }],
  actions: ['withdraw'],
  ...over
})

const offer = (over: Partial<Data<'previewAfterSale'>> = {}): Data<'previewAfterSale'> => ({
  orderNo: NO,
  kinds: [
    { kind: 'refund', reasons: ['不想要了', '商品破损'] },
    { kind: 'return', reasons: ['质量问题'] }
  ],
  why: null,
  lines: [
    {
      lineNo: 1,
      name: '龙井 小罐',
      picture: '/t.webp',
      quantity: 2,
      left: { cancel: 0, refund: 2, return: 2 }
    },
    { lineNo: 2, name: '紫砂壶', picture: '/p.webp', quantity: 1, left: { cancel: 0, refund: 0, return: 0 } }
  ],
  review: null,
  shares: [],
  withheld: [],
  amountFen: 0,
  freightFen: 0,
  ...over
})

const inDialog = (words: string) =>
  [...find('[role=dialog]').querySelectorAll('button, [role=button]')].find(
    (one) => one.textContent === words
  ) as HTMLElement

let went: [string, string][]
beforeEach(() => {
  ;({ went } = stage())
  mockConfirm.mockReset().mockResolvedValue(true)
})
afterEach(() => {
  strike()
  jest.mocked(canSubscribe).mockReturnValue(false)
})

const open = async (query: Record<string, string>, answers: Parameters<typeof fakeApi>[0]) => {
  const calls = fakeApi({ list: () => ok({ list: [], next: null }), ...answers })
  await mountPage(RefundDetail, { path: 'pages-my/orderRecord/refund_detail', query, App: Around })
  await ready()
  return calls
}

it('tells what comes back before it is asked for, by kind, pieces and reason', async () => {
  const calls = await open(
    { orderNo: NO },
    {
      preview: ({ data }) => ok(offer((data as { lines?: unknown }).lines ? { amountFen: 19_800 } : {})),
      apply: () => ok(request({ kind: 'refund' }))
    }
  )
  await shown('198.00')
  expect(text()).toContain('此项已不能申请')
  await tap('提交申请')
  expect(text()).toContain('请选择申请原因')
  await tap('商品破损')
  mockConfirm.mockResolvedValueOnce(false)
  await tap('提交申请')
  await until(() => mockConfirm.mock.calls.length === 1)
  expect(mockConfirm.mock.calls[0]?.[0]).toContain('将退回 ¥198.00')
  expect(calls.map(({ name }) => name)).not.toContain('apply')
  await tap('提交申请')
  await until(() => went.length > 0)
  expect(calls.find(({ name }) => name === 'apply')?.data).toMatchObject({
    ...{ orderNo: NO, kind: 'refund', reason: '商品破损' },
    lines: [{ lineNo: 1, quantity: 2 }]
  })
  expect(went).toEqual([['replace', '/pages-my/orderRecord/refund_detail?afterSaleId=a1']])
})

it('where there is a choice nothing is chosen beforehand, and what staff decide is sent without a question', async () => {
  const left = { cancel: 0, refund: 1, return: 0 }
  const lines = offer().lines.map((line) => ({ ...line, left }))
  const calls = await open(
    { orderNo: NO },
    {
      preview: () => ok({ ...offer({ amountFen: 5000, review: '由客服审核' }), lines }),
      apply: () => ok(request({ kind: 'refund' }))
    }
  )
  await tap('不想要了')
  await tap('提交申请')
  await shown('请选择要退的商品')
  await tap('紫砂壶')
  await shown('由客服审核')
  await tap('提交申请')
  await until(() => went.length > 0)
  expect(mockConfirm).not.toHaveBeenCalled()
  expect(calls.find(({ name }) => name === 'apply')?.data).toMatchObject({
    lines: [{ lineNo: 2, quantity: 1 }]
  })
})

it('who sends before the amount is there is told so until it comes, and is asked about the amount of what is chosen', async () => {
  const waiting: (() => void)[] = []
  const calls = await open(
    { orderNo: NO },
    {
      preview: async ({ data }) => {
        if (!(data as { lines?: unknown }).lines) return ok(offer())
        await new Promise<void>((resolve) => waiting.push(resolve))
        return ok(offer({ amountFen: 19_800 }))
      },
      apply: () => ok(request({ kind: 'refund' }))
    }
  )
  await tap('商品破损')
  await tap('提交申请')
  await shown('正在计算金额，请稍等')
  expect([calls.map(({ name }) => name).includes('apply'), mockConfirm.mock.calls.length]).toEqual([false, 0])

  waiting.forEach((answer) => answer())
  await shown('198.00')
  expect(text()).not.toContain('正在计算金额')
  await tap('提交申请')
  await until(() => went.length > 0)
  expect(mockConfirm.mock.calls[0]?.[0]).toContain('将退回 ¥198.00')
  expect(calls.find(({ name }) => name === 'apply')?.data).toMatchObject({ seenFen: 19_800 })
})

it('what is refused is told in the server’s words, and nothing that was filled in is lost', async () => {
  await open(
    { orderNo: NO },
    { preview: () => ok(offer({ amountFen: 19_800 })), apply: () => no('907', '所选商品已申请过售后') }
  )
  await tap('不想要了')
  await tap('提交申请')
  await shown('所选商品已申请过售后')
  expect(text()).toContain('198.00')
})

it('where nothing may be asked back it says why', async () => {
  await open(
    { orderNo: NO },
    { preview: () => ok(offer({ kinds: [], lines: [], why: '已使用的权益不能退款' })) }
  )
  await shown('已使用的权益不能退款')
})

it('shows how a request goes on, and takes it back after a question', async () => {
  let now = request({ pictures: ['/crack.webp', '/lid.webp'] })
  await open(
    { afterSaleId: 'a1' },
    {
      detail: () => ok(now),
      withdraw: () => {
        now = request({ state: 'withdrawn', actions: [] })
        return ok(now)
      }
    }
  )
  for (const words of ['等待商家处理', '¥99.00', '质量问题', '盖子裂了', '您申请退货退款'])
    expect(text()).toContain(words)
  expect(find('img[alt="申请图片 2"]')).toBeTruthy()
  await tap('撤销申请')
  await shown('撤销这次申请？')
  await tap(inDialog('撤销申请'))
  await shown('申请已撤销')
})

it('nothing moves when it comes to be known of what WeChat can remind: what follows waits', async () => {
  jest.mocked(canSubscribe).mockReturnValue(true)
  let known: (answer: Answer) => void = () => undefined
  await open(
    { afterSaleId: 'a1' },
    { detail: () => ok(request()), getReminders: () => new Promise<Answer>((resolve) => (known = resolve)) }
  )
  await shown('等待商家处理')
  expect(text()).not.toContain('退款金额')
  known(ok({ reminders: [{ kind: 'refunded', on: true, templateId: 't1', left: 0 }] }))
  await shown('退款金额')
  expect(text()).toContain('开启提醒')
  expect(text().indexOf('开启提醒')).toBeLessThan(text().indexOf('退款金额'))
})

it('an ended request asks for no reminders, and waits for none', async () => {
  jest.mocked(canSubscribe).mockReturnValue(true)
  const calls = await open(
    { afterSaleId: 'a1' },
    { detail: () => ok(request({ state: 'withdrawn', turn: null, actions: [] })) }
  )
  await shown('退款金额')
  expect(calls.filter(({ name }) => name === 'getReminders')).toEqual([])
})

it('the parcel of a return is filled in, and a wrong number is told', async () => {
  let now = request({ state: 'approved', returnTo: '退货组 上海市', actions: ['sendParcel', 'withdraw'] })
  const calls = await open(
    { afterSaleId: 'a1' },
    {
      detail: () => ok(now),
      sendParcel: () => {
        const returnParcel = { carrier: '顺丰速运', trackingNo: 'SF1234567890' }
        now = request({ state: 'returning', returnParcel, actions: ['changeParcel'] })
        return ok(now)
      }
    }
  )
  await tap('提交单号')
  expect(text()).toContain('请填写正确的快递单号')
  await type(find('input[aria-label=快递单号]'), 'SF1234567890')
  await tap('提交单号')
  await shown('等待商家收货')
  expect(calls.find(({ name }) => name === 'sendParcel')?.data).toMatchObject({ trackingNo: 'SF1234567890' })
})
