import Taro from '@tarojs/taro'
import { queryClient } from '@/api/query-client'
import type { Recognised } from '@/features/address/model'
import { endSession } from '@/features/session/session'
import { readStored } from '@/platform/storage/stored-values'
import AddAddress from '@/pages-my/address/add'
import { Around } from '../../support/around'
import { eventually } from '../../support/eventually'
import { fakeApi, no, ok, type Answer } from '../../support/fake-api'
import { control, find, findText, flush, mountPage, tap, text, type } from '../../support/mount.h5'
import { stagePage } from '../../support/page-stage'
import { ADDRESS, PROVINCES } from '../features/address/fixtures'

const READ: Recognised = {
  name: '钱多多',
  mobile: '13812348765',
  areaCode: '310106',
  nearestCode: '310106',
  province: '上海市',
  city: '上海市',
  district: '静安区',
  detail: '南京西路 1266 号',
  moved: null
}
let found: Recognised
let answer: Answer

const api = () =>
  fakeApi({
    getBenLaiAreaList: ({ url }) =>
      ok({ version: 'v1', provinces: url.includes('version=v1') ? null : PROVINCES }),
    getDeliveryAddressById: () => ok(ADDRESS),
    recogniseAddress: () => ok(found),
    saveUpdateDeliveryAddress: () => answer
  })

stagePage()
beforeEach(() => {
  found = READ
  answer = ok(ADDRESS)
  jest.spyOn(Taro, 'navigateBack').mockResolvedValue({ errMsg: '' })
})
afterEach(() => {
  window.sessionStorage.clear()
})

async function open(query: Record<string, string> = {}) {
  const sent = api()
  const page = await mountPage(AddAddress, { path: 'pages-my/address/add', query, App: Around })
  await eventually(() => name())
  return { sent, ...page }
}
const field = (label: string) => find<HTMLInputElement>(`[aria-label="${label}"]`)
const name = () => field('收货人')
const values = () => ['收货人', '手机号', '详细地址'].map((label) => field(label).value)
const saved = (sent: { name: string; data: unknown }[]) =>
  sent.filter((each) => each.name === 'saveUpdateDeliveryAddress').map(({ data }) => data)

async function choose(...parts: string[]) {
  await tap(control('所在地区'))
  for (const part of parts) {
    await eventually(() => findText(part))
    await tap(part)
  }
  await flush()
}

it('a new address is typed, its area chosen to the end, and kept', async () => {
  const { sent } = await open()
  expect(text()).toContain('新增地址')
  await type(name(), ' 小明 ')
  await type(field('手机号'), '13800138000')
  await choose('湖北省', '武汉市', '洪山区')
  await type(field('详细地址'), '珞喻路 1037 号')
  await tap(find('[role=switch]'))
  await tap('保存')
  await eventually(() => expect(Taro.navigateBack).toHaveBeenCalled())
  expect(saved(sent)).toEqual([
    {
      name: '小明',
      mobile: '13800138000',
      areaCode: '420111',
      street: '',
      detail: '珞喻路 1037 号',
      isDefault: true
    }
  ])
})

it('a city without districts ends the choice, a municipality asks for no city', async () => {
  await open()
  await choose('湖北省', '仙桃市')
  expect(text()).toContain('湖北省 仙桃市')
  await choose('湖北省', '上海市', '静安区')
  expect(text()).toContain('上海市 静安区')
})

it('echo-shows-id: an address that is there is shown in words, the area too, and its number whole', async () => {
  const { sent } = await open({ addressId: 'a1' })
  expect(text()).toContain('编辑地址')
  expect(values()).toEqual(['小明', '13800138000', '中山东一路 1 号'])
  expect(control('所在地区').textContent).toBe('上海市 黄浦区')
  expect(text()).not.toContain('310101')
  await type(name(), '小明明')
  await tap('保存')
  await eventually(() => expect(saved(sent)).toHaveLength(1))
  expect(saved(sent)[0]).toMatchObject({ addressId: 'a1', name: '小明明', areaCode: '310101' })
})

it('what is missing is said at its field, and nothing is sent', async () => {
  const { sent } = await open()
  await tap('保存')
  for (const words of ['请填写收货人', '请填写手机号', '请选择所在地区', '请填写详细地址']) findText(words)
  await type(name(), '小明')
  expect(text()).not.toContain('请填写收货人请')
  expect(saved(sent)).toEqual([])
})

it('a refusal of the server is said above the button, and what was typed stays', async () => {
  answer = no('902', '最多保存 50 个收货地址，请先删除不再使用的地址')
  await open({ addressId: 'a1' })
  await tap('保存')
  await eventually(() => findText('最多保存 50 个收货地址，请先删除不再使用的地址'))
  expect(values()[0]).toBe('小明')
})

const keysSent = () =>
  jest
    .mocked(Taro.request)
    .mock.calls.filter(([{ url }]) => url.includes('saveUpdateDeliveryAddress'))
    .map(([{ header }]) => (header as Record<string, string>)['idempotency-key'])

it('a lost connection loses nothing that was typed; the next press keeps it, under the same key', async () => {
  answer = 'down'
  await open({ addressId: 'a1' })
  await type(name(), '小明明')
  await tap('保存')
  await eventually(() => findText('网络错误，请稍后重试'))
  expect(values()).toEqual(['小明明', '13800138000', '中山东一路 1 号'])
  answer = ok(ADDRESS)
  await tap('保存')
  await eventually(() => expect(Taro.navigateBack).toHaveBeenCalled())
  expect(new Set(keysSent()).size).toBe(1)
})

it('pressed twice on a slow link it is sent once', async () => {
  await open({ addressId: 'a1' })
  let arrive = () => undefined as void
  const request = jest.mocked(Taro.request)
  const fast = request.getMockImplementation()
  const slow = new Promise<void>((done) => (arrive = done))
  request.mockImplementation(((option: { url: string }) => slow.then(() => fast?.(option as never))) as never)
  await tap('保存')
  await tap('保存')
  arrive()
  await eventually(() => expect(Taro.navigateBack).toHaveBeenCalled())
  expect(keysSent()).toHaveLength(1)
})

it('an address that cannot be loaded is told on a page with its title, and can be tried again', async () => {
  let isDown = true
  fakeApi({
    getBenLaiAreaList: () => ok({ version: 'v1', provinces: PROVINCES }),
    getDeliveryAddressById: () => (isDown ? 'down' : ok(ADDRESS))
  })
  await mountPage(AddAddress, { path: 'pages-my/address/add', query: { addressId: 'a1' }, App: Around })
  await eventually(() => findText('重试'))
  findText('编辑地址')
  isDown = false
  await tap('重试')
  await eventually(() => expect(name().value).toBe('小明'))
})

async function paste(words: string) {
  await tap('粘贴识别')
  await type(field('要识别的文字'), words)
  await tap('识别并填入')
}

it('a pasted text fills the form, and all of it can be changed', async () => {
  await open()
  await paste('钱多多 13812348765 上海市静安区南京西路1266号')
  await eventually(() => expect(values()).toEqual(['钱多多', '13812348765', '南京西路 1266 号']))
  expect(control('所在地区').textContent).toBe('上海市 静安区')
  await type(name(), '钱少少')
  expect(values()[0]).toBe('钱少少')
})

it('what a text does not say is asked for; the choice of the area goes on where the text ended', async () => {
  found = { ...READ, areaCode: '', nearestCode: '420100', province: '湖北省', city: '武汉市', district: '' }
  await open()
  await paste('武汉市珞喻路')
  await eventually(() => findText('请补充所在地区'))
  await tap(control('所在地区'))
  await eventually(() => findText('洪山区'))
})

it('a text of which nothing can be read stays in the sheet, and says so', async () => {
  found = { ...READ, name: '', mobile: '', areaCode: '', nearestCode: '', detail: '你好' }
  await open()
  await paste('你好')
  await eventually(() => findText('未能识别，请检查后重试，或直接填写'))
  expect(field('要识别的文字').value).toBe('你好')
})

it('what was typed is there again after going back by mistake, and can be cleared', async () => {
  const first = await open()
  await type(name(), '小明')
  await first.unmount()
  await open()
  expect(values()[0]).toBe('小明')
  findText('已恢复上次未保存的内容')
  await tap('清除')
  expect(values()[0]).toBe('')
  expect(readStored('addressDraft')).toBeUndefined()
})

it('what was typed for one address is not shown for another, and goes with the login', async () => {
  const first = await open()
  await type(name(), '小刚')
  await first.unmount()
  const second = await open({ addressId: 'a1' })
  expect(values()[0]).toBe('小明')
  await second.unmount()
  endSession()
  expect(readStored('addressDraft')).toBeUndefined()
})

it('the areas are kept on the device: the next time an unchanged list is not sent again', async () => {
  const first = await open()
  await tap(control('所在地区'))
  await eventually(() => findText('湖北省'))
  await first.unmount()
  queryClient.clear()

  const { sent } = await open()
  await tap(control('所在地区'))
  await eventually(() => findText('湖北省'))
  const asked = sent.filter((each) => each.name === 'getBenLaiAreaList')
  expect(asked.every(({ url }) => url.endsWith('?version=v1'))).toBe(true)
})

it('a browser without WeChat’s address book does not offer it', async () => {
  await open()
  expect(text()).not.toContain('从微信导入')
})
