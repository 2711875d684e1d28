import Taro from '@tarojs/taro'
import type { Reminder } from '@contract/types'
import { queryClient } from '@/api/query-client'
import { beginSession, endSession } from '@/features/session/session'
import Settings from '@/pages-my/settings/index'
import { askToSubscribe, canSubscribe } from '@/platform/wechat/subscribe'
import { Around } from '../../support/around'
import { eventually } from '../../support/eventually'
import { fakeApi, ok } from '../../support/fake-api'
import { control, mountPage, tap, text } from '../../support/mount.h5'

jest.mock('@/platform/wechat/subscribe', () => ({ askToSubscribe: jest.fn(), canSubscribe: jest.fn() }))

const PROFILE = {
  memberBaseInfo: { id: 'm1' },
  nickname: '林间月',
  avatar: null,
  gender: 'unknown',
  birthday: null,
  maskedMobile: '138****8000',
  hasMobile: true
}
const TEMPLATE = 'template-shipped'

let reminders: Reminder[] = []

beforeEach(() => {
  reminders = [
    { kind: 'shipped', on: false, templateId: TEMPLATE, left: 0 },
    { kind: 'feedback', on: true, templateId: null, left: 0 }
  ]
  queryClient.clear()
  beginSession({ accessToken: 'token', openId: null, memberId: 'm1' })
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
})
afterEach(() => {
  endSession()
  window.localStorage.clear()
  window.sessionStorage.clear()
  jest.restoreAllMocks()
})

async function open() {
  const calls = fakeApi({
    getChannelInfo: () => ok({ needMobile: false, configData: '{}' }),
    getMyMemberInfo: () => ok(PROFILE),
    getReminders: () => ok({ reminders }),
    saveReminder: ({ data }) => {
      const { kind, on } = data as Pick<Reminder, 'kind' | 'on'>
      reminders = reminders.map((one) => (one.kind === kind ? { ...one, on } : one))
      return ok({ reminders })
    },
    grantReminders: () => {
      reminders = reminders.map((one) =>
        one.templateId === TEMPLATE ? { ...one, on: true, left: one.left + 1 } : one
      )
      return ok({ reminders })
    }
  })
  await mountPage(Settings, { path: 'pages-my/settings/index', App: Around })
  await eventually(() => control('消息提醒'))
  await tap('消息提醒')
  return calls
}
const isOn = (label: string) => control(label).getAttribute('aria-checked')

it('where there is nothing to be reminded of, it says where the news stand', async () => {
  reminders = []
  await open()
  await eventually(() => expect(text()).toContain('暂未开通消息提醒'))
  expect(text()).toContain('发货、退款与售后的进展，可在“我的订单”中查看')
})

it('each kind can be turned off and on', async () => {
  const calls = await open()
  await eventually(() => control('发货提醒'))
  expect(isOn('反馈答复提醒')).toBe('true')
  await tap(control('反馈答复提醒'))
  await eventually(() => expect(isOn('反馈答复提醒')).toBe('false'))
  expect(calls.filter(({ name }) => name === 'saveReminder').map(({ data }) => data)).toEqual([
    { kind: 'feedback', on: false }
  ])
})

it('turned on where WeChat can deliver it, WeChat asks, and the server knows of the subscription', async () => {
  jest.mocked(canSubscribe).mockReturnValue(true)
  jest.mocked(askToSubscribe).mockResolvedValueOnce([TEMPLATE])
  const calls = await open()
  await eventually(() => control('发货提醒'))
  await tap(control('发货提醒'))
  await eventually(() => expect(isOn('发货提醒')).toBe('true'))
  expect(askToSubscribe).toHaveBeenCalledWith([TEMPLATE])
  expect(calls.filter(({ name }) => name === 'grantReminders').map(({ data }) => data)).toEqual([
    { templateIds: [TEMPLATE] }
  ])
  expect(text()).toContain('微信还会通知 1 次')
})
