/** 兑换记录: goods are sent to an address, and looked after until they have arrived. */
import Taro from '@tarojs/taro'
import type { ReceiveRecord } from '@contract/types'
import { setChosenAddress } from '@/features/address/chosen'
import type { DeliveryAddress } from '@/features/address/model'
import Page from '@/pages-my/receiveRecord/index'
import { Around } from '../../support/around'
import { endOf } from '../../support/ends'
import { eventually } from '../../support/eventually'
import { fakeApi, no, ok, type Answer, type Sent } from '../../support/fake-api'
import { findText, mountPage, tap, text } from '../../support/mount.h5'
import { stagePage } from '../../support/page-stage'
import { ADDRESS } from '../features/address/fixtures'
import { receiveRecord } from '../features/privilege/fixtures'

stagePage()

const TO_CLAIM = { state: 'toClaim', receiver: null, parcel: null } as const
const RECEIVER = { name: '林', mobile: '139****0000', address: '上海市长乐路 1 号' }
const CLAIMED = { state: 'claimed', receiver: RECEIVER, parcel: null } as const
const SENT = {
  state: 'sent',
  receiver: RECEIVER,
  parcel: { carrierName: '顺丰速运', trackingNo: 'SF1', sentAt: '2026-11-27T08:00:00+08:00' }
} as const

const goods = (over: Partial<ReceiveRecord>): ReceiveRecord =>
  receiveRecord({ name: '马克杯', code: null, expiresAt: endOf('2026-12-21'), ...over })

async function open(
  first: ReceiveRecord,
  later: ReceiveRecord = first,
  answer?: Answer,
  addresses: readonly DeliveryAddress[] = []
) {
  let current = first
  const becomes = () => {
    current = later
    return answer ?? ok(current)
  }
  const calls: Sent[] = fakeApi({
    getMyReceiveCount: () => ok({ all: 1, issued: 1, toShip: 0, toReceive: 0, used: 0, expired: 0 }),
    getDeliveryAddressList: () => ok(addresses),
    pageMyReceiveRecord: () => ok({ list: [current], next: null }),
    getReceiveRecord: () => ok(current),
    claimReceiveParcel: becomes,
    receivedReceiveParcel: becomes
  })
  const page = await mountPage(Page, { path: 'pages-my/receiveRecord/index', App: Around })
  await eventually(() => findText('马克杯'))
  return { page, sent: (call: string) => calls.filter(({ name }) => name === call).map(({ data }) => data) }
}

it('goods ask for the address they go to, once, and say where they are', async () => {
  const { page, sent } = await open(
    goods({ state: 'issued', parcel: TO_CLAIM }),
    goods({ state: 'used', parcel: CLAIMED })
  )
  expect(text()).toContain('2026.12.21 前填写')
  await tap('填写地址')
  await eventually(() => findText('填写收货地址'))
  expect(text()).not.toContain('标记为已使用')
  expect(findText('确认寄送').closest('button')?.disabled).toBe(true)
  await tap('选择收货地址')
  expect(Taro.navigateTo).toHaveBeenCalledWith({ url: '/pages-my/address/index?choose=1' })
  setChosenAddress(ADDRESS)
  await page.call('onShow')
  await eventually(() => expect(findText('确认寄送').closest('button')?.disabled).toBe(false))
  await tap('确认寄送')
  await eventually(() => expect(text()).toContain('寄往 上海市长乐路 1 号'))
  expect(sent('claimReceiveParcel')).toEqual([{ receiveId: 'r1', addressId: 'a1' }])
})

it('where another phone was first, the page says what that one did', async () => {
  const beaten = goods({ state: 'used', parcel: CLAIMED })
  const { page } = await open(goods({ state: 'issued', parcel: TO_CLAIM }), beaten, no('907', '已提交过'))
  await tap('填写地址')
  await eventually(() => findText('确认寄送'))
  setChosenAddress(ADDRESS)
  await page.call('onShow')
  await eventually(() => expect(findText('确认寄送').closest('button')?.disabled).toBe(false))
  await tap('确认寄送')
  await eventually(() => expect(text()).not.toContain('确认寄送'))
  expect(text()).toContain('待发货')
})

it('goods on their way tell carrier and number, and that they have arrived', async () => {
  const { sent } = await open(
    goods({ state: 'used', parcel: SENT }),
    goods({ state: 'used', parcel: { ...SENT, state: 'received' } })
  )
  expect(text()).toContain('顺丰速运 SF1')
  await tap('马克杯')
  await eventually(() => findText('复制单号'))
  await tap('确认收货')
  await eventually(() => findText('已收货'))
  expect(sent('receivedReceiveParcel')).toEqual([{ receiveId: 'r1' }])
  expect(text()).not.toContain('确认收货')
})

it('the default address is there at once, unless its district is gone', async () => {
  const { sent } = await open(
    goods({ state: 'issued', parcel: TO_CLAIM }),
    goods({ state: 'used', parcel: CLAIMED }),
    undefined,
    [
      { ...ADDRESS, addressId: 'other', isDefault: false },
      { ...ADDRESS, isDefault: true }
    ]
  )
  await tap('填写地址')
  await eventually(() => expect(findText('确认寄送').closest('button')?.disabled).toBe(false))
  expect(text()).toContain(ADDRESS.name)
  await tap('确认寄送')
  await eventually(() =>
    expect(sent('claimReceiveParcel')).toEqual([{ receiveId: 'r1', addressId: ADDRESS.addressId }])
  )
})

it('an address in a district that was abolished is not proposed', async () => {
  await open(goods({ state: 'issued', parcel: TO_CLAIM }), undefined, undefined, [
    { ...ADDRESS, areaCode: '', isDefault: true }
  ])
  await tap('填写地址')
  await eventually(() => findText('选择收货地址'))
  expect(findText('确认寄送').closest('button')?.disabled).toBe(true)
})
