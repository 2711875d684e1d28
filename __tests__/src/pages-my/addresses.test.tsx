import Taro from '@tarojs/taro'
import { consumeChosenAddress } from '@/features/address/chosen'
import type { DeliveryAddress } from '@/features/address/model'
import Addresses from '@/pages-my/address/index'
import { Around } from '../../support/around'
import { eventually } from '../../support/eventually'
import { fakeApi, no, ok, type Answer } from '../../support/fake-api'
import { control, find, findText, flush, mountPage, tap, text } from '../../support/mount.h5'
import { stagePage } from '../../support/page-stage'
import { ADDRESS, OTHER } from '../features/address/fixtures'

let list: DeliveryAddress[]
let gone: DeliveryAddress | undefined
let answer: Answer | undefined

const idOf = (url: string) => new URL(url, 'http://x').searchParams.get('addressId')
const api = () =>
  fakeApi({
    getDeliveryAddressList: () => answer ?? ok(list),
    updateDefaultAddress: ({ url }) => {
      list = list.map((each) => ({ ...each, isDefault: each.addressId === idOf(url) }))
      return ok()
    },
    removeAddressById: ({ url }) => {
      gone = list.find(({ addressId }) => addressId === idOf(url))
      list = list.filter((each) => each !== gone)
      return ok()
    },
    restoreAddress: () => {
      if (gone) list = [gone, ...list]
      return ok(gone)
    }
  })

stagePage()
beforeEach(() => {
  list = [ADDRESS, OTHER]
  gone = undefined
  answer = undefined
  jest.spyOn(Taro, 'navigateBack').mockResolvedValue({ errMsg: '' })
})
afterEach(() => {
  consumeChosenAddress()
  window.sessionStorage.clear()
})

async function open(query: Record<string, string> = {}) {
  const sent = api()
  await mountPage(Addresses, { path: 'pages-my/address/index', query, App: Around })
  await eventually(() => findText('新增收货地址'))
  return sent
}
const names = () => [...document.querySelectorAll('[role=listitem]')].map((row) => row.textContent ?? '')

it('lists them with the number masked, and marks the default', async () => {
  await open()
  await eventually(() => findText('小明'))
  expect(names()[0]).toContain('小明138****8000默认上海市 黄浦区 中山东一路 1 号')
  expect(names()[1]).toContain('小红139****9000湖北省 仙桃市 沔阳大道 58 号')
  expect(text()).not.toContain('13800138000')
})

it('while they load there are boxes; none says so and leads to the form; a failure can be tried again', async () => {
  list = []
  await open()
  await eventually(() => findText('暂无收货地址'))
  await tap('新增收货地址')
  expect(Taro.navigateTo).toHaveBeenCalledWith({ url: '/pages-my/address/add' })
})

it('a failure is told and can be tried again', async () => {
  answer = no('500', '服务器繁忙')
  await open()
  await eventually(() => findText('服务器繁忙'))
  answer = undefined
  await tap('重试')
  await eventually(() => findText('小明'))
})

it('another one is made the default', async () => {
  await open()
  await eventually(() => findText('小红'))
  await tap(control('将小红的地址设为默认'))
  await eventually(() => expect(names()[1]).toContain('默认地址'))
  expect(names()[0]).toContain('设为默认')
})

it('a deleted one can be had back', async () => {
  const sent = await open()
  await eventually(() => findText('小明'))
  await tap(control('删除小明的地址'))
  await eventually(() => findText('已删除小明的地址'))
  await eventually(() => expect(names()).toHaveLength(1))
  await tap('撤销')
  await eventually(() => expect(names()).toHaveLength(2))
  expect(text()).not.toContain('已删除')
  expect(sent.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['removeAddressById', 'restoreAddress'])
  )
})

it('a press opens the form of it', async () => {
  await open()
  await eventually(() => findText('小红'))
  await tap(control('编辑小红的地址'))
  expect(Taro.navigateTo).toHaveBeenCalledWith({ url: '/pages-my/address/add?addressId=a2' })
})

it('for an order a press gives the address to who asked, once', async () => {
  await open({ choose: '1' })
  await eventually(() => findText('小红'))
  await tap(control('小红'))
  await flush()
  expect(Taro.navigateBack).toHaveBeenCalled()
  expect([consumeChosenAddress()?.addressId, consumeChosenAddress()]).toEqual(['a2', null])
})

it('one whose area is no more is not taken for an order: its form opens', async () => {
  list = [{ ...ADDRESS, areaCode: '' }]
  await open({ choose: '1' })
  await eventually(() => findText('所在地区已调整，请编辑后使用'))
  await tap(control('小明'))
  expect(Taro.navigateTo).toHaveBeenCalledWith({ url: '/pages-my/address/add?addressId=a1' })
  expect(consumeChosenAddress()).toBeNull()
})

it('with 50 of them no other can be added, and it says why (rule limit.addresses)', async () => {
  list = Array.from({ length: 50 }, (_, at) => ({ ...OTHER, addressId: `a${at}` }))
  await open()
  await eventually(() => findText('最多保存 50 个收货地址，请先删除不再使用的地址'))
  expect(find<HTMLButtonElement>('button[disabled]').textContent).toBe('新增收货地址')
})
