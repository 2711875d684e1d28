import {
  addressText,
  areaText,
  draftFaults,
  EMPTY_DRAFT,
  maskedMobile,
  recognisedNote,
  hasRecognised,
  withRecognised,
  type DeliveryAddress,
  type Recognised
} from '@/features/address/model'

const NOTHING: Recognised = {
  name: '',
  mobile: '',
  areaCode: '',
  nearestCode: '',
  province: '',
  city: '',
  district: '',
  detail: '',
  moved: null
}
const FILLED = {
  name: '小明',
  mobile: '13800138000',
  area: { code: '310101', text: '上海市 黄浦区' },
  street: '',
  detail: '中山东一路 1 号',
  isDefault: false
}

it('an area says a city that is its own province once', () => {
  expect(areaText({ province: '上海市', city: '上海市', district: '黄浦区' })).toBe('上海市 黄浦区')
  expect(areaText({ province: '湖北省', city: '仙桃市', district: '' })).toBe('湖北省 仙桃市')
  expect(addressText({ ...EMPTY_ADDRESS, street: '外滩街道', detail: '1 号' })).toBe(
    '上海市 黄浦区 外滩街道1 号'
  )
})
const EMPTY_ADDRESS: DeliveryAddress = {
  addressId: 'a1',
  name: '小明',
  mobile: '13800138000',
  areaCode: '310101',
  province: '上海市',
  city: '上海市',
  district: '黄浦区',
  street: '',
  detail: '',
  isDefault: false
}

it('a number in a list is masked', () => {
  expect(maskedMobile('13800138000')).toBe('138****8000')
})

it('what is wrong with a form is said by field (rule check.address)', () => {
  expect(draftFaults(FILLED)).toEqual({})
  expect(draftFaults(EMPTY_DRAFT)).toEqual({
    name: '请填写收货人',
    mobile: '请填写手机号',
    area: '请选择所在地区',
    detail: '请填写详细地址'
  })
  expect(draftFaults({ ...FILLED, mobile: '12800138000' })).toEqual({ mobile: '请输入正确的手机号' })
  expect(draftFaults({ ...FILLED, area: { code: '', text: '杭州市 下城区' } })).toEqual({
    area: '请重新选择所在地区'
  })
})

it('a text that was read takes the place of what it says, and of nothing else', () => {
  const found = { ...NOTHING, name: '小红', nearestCode: '440300', province: '广东省', city: '深圳市' }
  expect(withRecognised(FILLED, found)).toEqual({
    ...FILLED,
    name: '小红',
    area: { code: '', text: '广东省 深圳市' }
  })
  expect(withRecognised(FILLED, NOTHING)).toEqual(FILLED)
})

it('says what is missing after a text was read, and which district is another one now', () => {
  expect(recognisedNote({ ...NOTHING, name: '小红', mobile: '13800138000' })).toBe('请补充所在地区、详细地址')
  const moved = { from: '下城区', to: '拱墅区' }
  const whole = { ...NOTHING, name: '小红', mobile: '13800138000', areaCode: '330105', detail: '1 号' }
  expect(recognisedNote({ ...whole, moved })).toBe('下城区现为拱墅区，已为您更新。')
  expect(recognisedNote(whole)).toBe('')
})

it('a text of which only a rest is left says nothing', () => {
  expect([
    hasRecognised({ ...NOTHING, detail: '你好' }),
    hasRecognised({ ...NOTHING, name: '小红' })
  ]).toEqual([false, true])
})
