/** Cities of the demo. `code` is the city code without its 156 prefix (rule data.location); positions are GCJ-02. */
export interface City {
  code: string
  name: string
  province: string
  provinceCode: string
  lng: number
  lat: number
}

const city = (code: string, name: string, province: string, lng: number, lat: number): City => ({
  code,
  name,
  province,
  provinceCode: `${code.slice(0, 2)}0000`,
  lng,
  lat
})

export const CITIES: readonly City[] = [
  city('110000', '北京市', '北京市', 116.4074, 39.9042),
  city('310000', '上海市', '上海市', 121.4737, 31.2304),
  city('440100', '广州市', '广东省', 113.2644, 23.1291),
  city('440300', '深圳市', '广东省', 114.0579, 22.5431),
  city('330100', '杭州市', '浙江省', 120.1551, 30.2741),
  city('510100', '成都市', '四川省', 104.0665, 30.6574),
  city('320100', '南京市', '江苏省', 118.7969, 32.0603),
  city('420100', '武汉市', '湖北省', 114.3054, 30.5931),
  city('610100', '西安市', '陕西省', 108.9402, 34.2658),
  city('500000', '重庆市', '重庆市', 106.5516, 29.563),
  city('320500', '苏州市', '江苏省', 120.5853, 31.2989),
  city('430100', '长沙市', '湖南省', 112.9388, 28.2282),
  city('350200', '厦门市', '福建省', 118.0894, 24.4798),
  city('370200', '青岛市', '山东省', 120.3826, 36.0671)
]
