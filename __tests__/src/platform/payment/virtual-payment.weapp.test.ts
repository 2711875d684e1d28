import { PayError } from '@/platform/payment/pay-types'
import { payVirtually } from '@/platform/payment/virtual-payment.weapp'

interface Given {
  readonly signData: string
  readonly success: () => void
  readonly fail: (failure: { errCode?: number; errMsg?: string }) => void
}

const sheet = {
  mode: 'short_series_goods',
  signData: '{"outTradeNo":"1"}',
  paySig: 'p',
  signature: 's',
  errors: { '-15013': '商品价格已变化，请重新下单' }
}

/** WeChat does this with what it is given; undefined = it has no such call. */
const wechatThat = (answer: ((given: Given) => void) | undefined) =>
  Object.assign((globalThis as unknown as { wx: object }).wx, { requestVirtualPayment: answer })

const failing = (failure: { errCode?: number; errMsg?: string }) => {
  wechatThat(({ fail }) => fail(failure))
  return payVirtually(sheet)
}
afterAll(() => wechatThat(undefined))

test('what was signed is passed on as it is, and paid', async () => {
  let given: Given | undefined
  wechatThat((options) => {
    given = options
    options.success()
  })
  expect(await payVirtually(sheet)).toBe('paid')
  expect(given).toMatchObject({ mode: sheet.mode, signData: sheet.signData, paySig: 'p', signature: 's' })
  expect(given).not.toHaveProperty('errors')
})

test('refusals: cancelled, a session that is over, in words, or without', async () => {
  expect(await failing({ errCode: -2, errMsg: 'requestVirtualPayment:fail' })).toBe('cancelled')
  expect(await failing({ errMsg: 'requestVirtualPayment:fail cancel' })).toBe('cancelled')
  for (const errCode of [-15005, -15007]) expect(await failing({ errCode })).toBe('expired')
  await expect(failing({ errCode: -15013 })).rejects.toEqual(new PayError('商品价格已变化，请重新下单'))
  expect(await failing({ errCode: -1 })).toBe('failed')
  wechatThat(undefined)
  expect(await payVirtually(sheet)).toBe('failed')
})
