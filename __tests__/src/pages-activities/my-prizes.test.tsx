import Taro from '@tarojs/taro'
import type { MyPrize } from '@contract/types'
import { setChosenAddress } from '@/features/address/chosen'
import MyPrizes from '@/pages-activities/my-prizes/index'
import { Around } from '../../support/around'
import { eventually } from '../../support/eventually'
import { fakeApi, no, ok, type Answer, type Sent } from '../../support/fake-api'
import { control, find, findText, mountPage, tap, text, type } from '../../support/mount.h5'
import { stagePage } from '../../support/page-stage'
import { myPrize } from './fixtures'

let prizes: MyPrize[]
let claimed: (sent: Sent) => Answer

const api = () =>
  fakeApi({
    listMyPrizes: () => ok({ list: prizes, next: null }),
    claimPrize: (sent) => claimed(sent),
    receivedPrize: () => ok(myPrize({ state: 'received' }))
  })

stagePage()
beforeEach(() => {
  prizes = [myPrize()]
  claimed = () => {
    prizes = [
      myPrize({
        state: 'claimed',
        receiver: { name: '林', mobile: '139****0000', address: '上海市长乐路 1 号' }
      })
    ]
    return ok(prizes[0])
  }
})

async function open() {
  const sent = api()
  const page = await mountPage(MyPrizes, { path: 'pages-activities/my-prizes/index', query: {}, App: Around })
  return { sent, page }
}
const claims = (sent: Sent[]) => sent.filter(({ name }) => name === 'claimPrize')

it('says of each prize how far it is, and what can be done about it', async () => {
  prizes = [
    myPrize(),
    myPrize({ drawId: 'd2', state: 'expired' }),
    myPrize({
      drawId: 'd3',
      state: 'sent',
      parcel: { carrierName: '顺丰速运', trackingNo: 'SF1', sentAt: '2026-11-20T02:00:00.000Z' }
    }),
    myPrize({ drawId: 'd4', kind: 'coupon', state: 'done', claimBy: null, form: 'nothing' }),
    myPrize({
      drawId: 'd5',
      kind: 'privilege',
      state: 'failed',
      form: 'mobile',
      failedReason: '号码不支持充值'
    })
  ]
  await open()
  await eventually(() => findText('待领取'))
  expect(text()).toContain('领取截至 2027.01.05')
  expect(text()).toContain('领取已于 2027.01.05 截止')
  expect(text()).toContain('顺丰速运 SF1')
  expect(text()).toContain('已放入我的优惠券')
  expect(text()).toContain('号码不支持充值，请核对后重新领取')
  expect(control('重新领取')).toBeTruthy()
})

it('goods are claimed with an address that was chosen as for an order, once', async () => {
  const { sent, page } = await open()
  await eventually(() => control('领取 保温杯'))
  await tap(control('领取 保温杯'))
  await eventually(() => findText('选择收货地址'))
  expect(findText('确认领取').closest('button')?.disabled).toBe(true)
  await tap(findText('选择收货地址'))
  expect(Taro.navigateTo).toHaveBeenCalledWith({ url: '/pages-my/address/index?choose=1' })
  setChosenAddress({
    addressId: 'a1',
    name: '林',
    mobile: '13900000000',
    areaCode: '310101',
    province: '上海市',
    city: '上海市',
    district: '黄浦区',
    street: '',
    detail: '长乐路 1 号',
    isDefault: true
  })
  await page.call('onShow')
  await eventually(() => findText('林 139****0000'))
  await tap(findText('确认领取'))
  await eventually(() => findText('待发出'))
  expect(claims(sent).map(({ data }) => data)).toEqual([{ drawId: 'd1', addressId: 'a1' }])
  expect(text()).toContain('寄往 上海市长乐路 1 号')
})

it('a recharge asks for a number that can be one', async () => {
  prizes = [myPrize({ kind: 'privilege', form: 'mobile', prizeName: '话费' })]
  const { sent } = await open()
  await eventually(() => control('领取 话费'))
  await tap(control('领取 话费'))
  await eventually(() => find('input'))
  const field = find<HTMLInputElement>('input')
  await type(field, '12345678901')
  await eventually(() => findText('请输入正确的手机号'))
  await type(field, '13912345678')
  await tap(findText('充值到 139 1234 5678'))
  await eventually(() =>
    expect(claims(sent).map(({ data }) => data)).toEqual([{ drawId: 'd1', mobile: '13912345678' }])
  )
})

it('a refusal leaves the prize as it is, and can be tried again', async () => {
  prizes = [myPrize({ kind: 'privilege', form: 'nothing', prizeName: '咖啡券' })]
  claimed = () => no('500', '服务器错误，请稍后重试')
  const { sent } = await open()
  await eventually(() => control('领取 咖啡券'))
  await tap(control('领取 咖啡券'))
  await tap(findText('确认领取'))
  await eventually(() => expect(claims(sent)).toHaveLength(1))
  await eventually(() => expect(findText('确认领取').closest('button')?.disabled).toBe(false))
})

it('goods have come when the member says so', async () => {
  prizes = [
    myPrize({
      state: 'sent',
      parcel: { carrierName: '顺丰速运', trackingNo: 'SF1', sentAt: '2026-11-20T02:00:00.000Z' }
    })
  ]
  const { sent } = await open()
  await eventually(() => control('确认收货'))
  prizes = [myPrize({ state: 'received' })]
  await tap(control('确认收货'))
  await eventually(() => findText('已收货'))
  expect(sent.filter(({ name }) => name === 'receivedPrize').map(({ data }) => data)).toEqual([
    { drawId: 'd1' }
  ])
})

it('nothing won yet leads to the lottery', async () => {
  prizes = []
  await open()
  await eventually(() => findText('暂无奖品'))
  await tap(findText('去抽奖'))
  expect(Taro.navigateTo).toHaveBeenCalledWith({ url: '/pages-activities/lottery/index' })
})
