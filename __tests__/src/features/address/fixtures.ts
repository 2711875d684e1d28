import type { AreaProvince, DeliveryAddress } from '@/features/address/model'

/** A municipality, a province with cities of both kinds. */
export const PROVINCES: AreaProvince[] = [
  {
    code: '310000',
    name: '上海市',
    cities: [
      {
        code: '310000',
        name: '上海市',
        districts: [
          { code: '310101', name: '黄浦区' },
          { code: '310106', name: '静安区' }
        ]
      }
    ]
  },
  {
    code: '420000',
    name: '湖北省',
    cities: [
      { code: '420100', name: '武汉市', districts: [{ code: '420111', name: '洪山区' }] },
      { code: '429004', name: '仙桃市', districts: [] }
    ]
  }
]

export const ADDRESS: DeliveryAddress = {
  addressId: 'a1',
  name: '小明',
  mobile: '13800138000',
  areaCode: '310101',
  province: '上海市',
  city: '上海市',
  district: '黄浦区',
  street: '',
  detail: '中山东一路 1 号',
  isDefault: true
}

export const OTHER: DeliveryAddress = {
  ...ADDRESS,
  addressId: 'a2',
  name: '小红',
  mobile: '13900139000',
  areaCode: '429004',
  province: '湖北省',
  city: '仙桃市',
  district: '',
  detail: '沔阳大道 58 号',
  isDefault: false
}
