import type { Reminder } from '@contract/types'
import { ReminderOffer } from '@/features/reminder/components/reminder-offer'
import { askToSubscribe, canSubscribe } from '@/platform/wechat/subscribe'
import { Around } from '../../../support/around'
import { eventually } from '../../../support/eventually'
import { fakeApi, ok } from '../../../support/fake-api'
import { flush, mountPage, tap, text } from '../../../support/mount.h5'
import { stage, strike } from '../order/stage'

jest.mock('@/platform/wechat/subscribe', () => ({ askToSubscribe: jest.fn(), canSubscribe: jest.fn() }))

const KINDS = ['refunded', 'afterSale'] as const
const Offer = () => <ReminderOffer kinds={KINDS} />

let reminders: Reminder[] = []
beforeEach(() => {
  stage()
  jest.mocked(canSubscribe).mockReturnValue(true)
  reminders = [
    { kind: 'shipped', on: true, templateId: 'template-shipped', left: 0 },
    { kind: 'refunded', on: true, templateId: 'template-refunded', left: 0 },
    { kind: 'afterSale', on: true, templateId: null, left: 0 }
  ]
})
afterEach(strike)

const open = async () => {
  const calls = fakeApi({
    getReminders: () => ok({ reminders }),
    grantReminders: () => {
      reminders = reminders.map((one) => ({ ...one, left: one.templateId === null ? 0 : 1 }))
      return ok({ reminders })
    }
  })
  await mountPage(Offer, { path: 'pages-my/settings/index', App: Around })
  return calls
}

it('what fits and can be delivered is offered, and once subscribed to that is said', async () => {
  jest.mocked(askToSubscribe).mockResolvedValueOnce(['template-refunded'])
  const calls = await open()
  await eventually(() => expect(text()).toContain('退款到账，微信通知您'))
  expect(text()).not.toContain('发货')
  await tap('开启提醒')
  await eventually(() => expect(text()).toContain('已开启提醒'))
  expect(askToSubscribe).toHaveBeenCalledWith(['template-refunded'])
  expect(calls.filter(({ name }) => name === 'grantReminders')).toHaveLength(1)
})

it('refused: nothing is stored, and it stays on offer', async () => {
  jest.mocked(askToSubscribe).mockResolvedValueOnce([])
  const calls = await open()
  await eventually(() => expect(text()).toContain('开启提醒'))
  await tap('开启提醒')
  await flush()
  expect(text()).not.toContain('已开启提醒')
  expect(calls.filter(({ name }) => name === 'grantReminders')).toHaveLength(0)
})

it('where WeChat delivers nothing, nothing is offered or asked', async () => {
  jest.mocked(canSubscribe).mockReturnValue(false)
  const calls = await open()
  await flush()
  expect(text()).not.toContain('提醒')
  expect(calls.filter(({ name }) => name === 'getReminders')).toHaveLength(0)
})
