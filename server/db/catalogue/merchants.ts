import { brandData } from './brands'
import { CITIES } from './cities'
import { merchantPicture } from './pictures'
import type { MerchantData } from './shapes'

type Category = '美食' | '电影' | '酒店' | '咖啡' | '休闲' | '购物' | '景点'

/** What all stores of a brand share. */
const trades: Record<string, { category: Category; picture: string; hours: string }> = {
  wuyu: { category: '咖啡', picture: 'coffee', hours: '07:30–21:30' },
  bantang: { category: '咖啡', picture: 'tea', hours: '10:00–22:00' },
  maisui: { category: '美食', picture: 'bakery', hours: '07:00–21:00' },
  youhong: { category: '美食', picture: 'hotpot', hours: '11:00–次日 02:00' },
  yiwanting: { category: '美食', picture: 'noodles', hours: '10:30–21:30' },
  qinggan: { category: '美食', picture: 'bistro', hours: '11:00–14:30，17:00–22:00' },
  bingan: { category: '美食', picture: 'icecream', hours: '10:00–22:30' },
  zhengyun: { category: '美食', picture: 'dimsum', hours: '08:00–15:00，17:00–21:00' },
  xianhe: { category: '购物', picture: 'convenience', hours: '全天 24 小时' },
  suqi: { category: '购物', picture: 'homeware', hours: '10:00–22:00' },
  qiongye: { category: '电影', picture: 'cinema', hours: '09:30–次日 01:00' },
  mujian: { category: '电影', picture: 'theatre', hours: '10:00–24:00' },
  zhenchuan: { category: '酒店', picture: 'hotel', hours: '全天 24 小时' },
  qiyun: { category: '酒店', picture: 'resort', hours: '全天 24 小时' },
  qingju: { category: '酒店', picture: 'inn', hours: '全天 24 小时' },
  yihe: { category: '休闲', picture: 'wellness', hours: '09:00–20:30' },
  fuguang: { category: '休闲', picture: 'park', hours: '10:00–21:00' },
  shanhai: { category: '景点', picture: 'landmark', hours: '08:30–17:30' }
}

/** brand, store, district, street, longitude, latitude, rating out of 50. */
type Row = [string, string, string, string, number, number, number]

const stores: Record<string, Row[]> = {
  '110000': [
    ['wuyu', '三里屯店', '朝阳区', '三里屯路 19 号院 3 号楼 1 层', 116.4547, 39.9368, 48],
    ['qiongye', '国贸巨幕店', '朝阳区', '建国门外大街 1 号商城地下 1 层', 116.4605, 39.9096, 49],
    ['youhong', '簋街店', '东城区', '东直门内大街 228 号', 116.4238, 39.9405, 47],
    ['zhenchuan', '什刹海店', '西城区', '地安门西大街 51 号', 116.3869, 39.9345, 48],
    ['maisui', '望京店', '朝阳区', '望京街 10 号 1 层', 116.4807, 39.9968, 46],
    ['shanhai', '景山服务处', '西城区', '景山西街 44 号', 116.3933, 39.9257, 47]
  ],
  '310000': [
    ['wuyu', '武康路店', '徐汇区', '武康路 376 号 1 层', 121.4383, 31.2086, 49],
    ['bantang', '新天地店', '黄浦区', '马当路 245 号地下 1 层', 121.4756, 31.2184, 46],
    ['qiongye', '五角场店', '杨浦区', '淞沪路 77 号 5 层', 121.5142, 31.3018, 47],
    ['qinggan', '愚园路店', '长宁区', '愚园路 1088 弄 8 号', 121.4291, 31.2203, 48],
    ['zhenchuan', '外滩店', '黄浦区', '四川中路 213 号', 121.4877, 31.2365, 49],
    ['xianhe', '陆家嘴环路店', '浦东新区', '陆家嘴环路 1000 号 1 层', 121.5041, 31.2389, 45],
    ['suqi', '静安店', '静安区', '南京西路 1601 号 2 层', 121.4474, 31.2245, 47]
  ],
  '440100': [
    ['zhengyun', '北京路店', '越秀区', '北京路 238 号 3 层', 113.2693, 23.1249, 49],
    ['bantang', '天河路店', '天河区', '天河路 208 号 6 层', 113.3265, 23.1321, 47],
    ['mujian', '珠江新城店', '天河区', '花城大道 85 号 4 层', 113.3237, 23.1197, 47],
    ['zhenchuan', '沙面店', '荔湾区', '沙面大街 54 号', 113.2447, 23.1077, 48],
    ['fuguang', '广州江畔园', '海珠区', '阅江西路 222 号', 113.3245, 23.1064, 46]
  ],
  '440300': [
    ['wuyu', '科技园店', '南山区', '科苑路 15 号 1 层', 113.9441, 22.5435, 47],
    ['qiongye', '福田店', '福田区', '福华三路 118 号 4 层', 114.0587, 22.5336, 48],
    ['zhengyun', '东门店', '罗湖区', '东门中路 2047 号 2 层', 114.1187, 22.5462, 45],
    ['qinggan', '海上世界店', '南山区', '望海路 1128 号 1 层', 113.9152, 22.4856, 48],
    ['qingju', '会展中心店', '福田区', '福华路 138 号', 114.0611, 22.5375, 45]
  ],
  '330100': [
    ['wuyu', '湖滨店', '上城区', '东坡路 7 号 1 层', 120.1629, 30.2546, 49],
    ['yiwanting', '武林门店', '拱墅区', '武林路 280 号', 120.1608, 30.2698, 46],
    ['mujian', '钱江新城店', '上城区', '富春路 701 号 5 层', 120.2112, 30.2489, 48],
    ['qiyun', '龙井山房', '西湖区', '龙井路 88 号', 120.1243, 30.2312, 49],
    ['shanhai', '断桥服务处', '西湖区', '北山街 12 号', 120.1512, 30.2599, 47]
  ],
  '510100': [
    ['youhong', '春熙路店', '锦江区', '红星路三段 99 号 4 层', 104.0809, 30.6553, 49],
    ['bantang', '宽窄巷子店', '青羊区', '长顺上街 127 号', 104.0563, 30.6694, 47],
    ['wuyu', '大慈寺店', '锦江区', '和尚街 38 号', 104.0853, 30.6536, 48],
    ['qiongye', '交子大道店', '武侯区', '交子大道 300 号 5 层', 104.0672, 30.5857, 48],
    ['yihe', '锦里理疗馆', '武侯区', '武侯祠大街 231 号 2 层', 104.0489, 30.6459, 46]
  ],
  '320100': [
    ['yiwanting', '新街口店', '秦淮区', '中山南路 100 号地下 1 层', 118.7846, 32.0404, 46],
    ['zhenchuan', '夫子庙店', '秦淮区', '贡院街 53 号', 118.7886, 32.0219, 47],
    ['maisui', '颐和路店', '鼓楼区', '颐和路 18 号', 118.7661, 32.0633, 48],
    ['mujian', '河西店', '建邺区', '江东中路 98 号 4 层', 118.7354, 32.0342, 46],
    ['shanhai', '中山陵服务处', '玄武区', '石象路 7 号', 118.8481, 32.0601, 48]
  ],
  '420100': [
    ['bantang', '江汉路店', '江汉区', '江汉路 129 号', 114.2886, 30.5807, 46],
    ['qiongye', '光谷店', '洪山区', '珞喻路 726 号 6 层', 114.3982, 30.5063, 47],
    ['bingan', '楚河店', '武昌区', '楚河南路 12 号', 114.3418, 30.5547, 47],
    ['youhong', '吉庆街店', '江岸区', '吉庆街 66 号', 114.2951, 30.5862, 47],
    ['shanhai', '黄鹤楼服务处', '武昌区', '民主路 88 号', 114.3057, 30.5449, 46]
  ],
  '610100': [
    ['yiwanting', '钟楼店', '莲湖区', '西大街 18 号', 108.9402, 34.2604, 48],
    ['mujian', '高新店', '雁塔区', '科技路 33 号 4 层', 108.8934, 34.2313, 46],
    ['zhenchuan', '大雁塔店', '雁塔区', '雁塔南路 36 号', 108.9643, 34.2171, 48],
    ['shanhai', '永宁门服务处', '碑林区', '南大街 2 号', 108.9424, 34.2526, 49],
    ['xianhe', '小寨店', '雁塔区', '长安中路 102 号', 108.9464, 34.2251, 44]
  ],
  '500000': [
    ['youhong', '洪崖洞店', '渝中区', '嘉陵江滨江路 88 号 4 层', 106.5791, 29.5621, 49],
    ['wuyu', '解放碑店', '渝中区', '民权路 28 号 2 层', 106.5772, 29.5574, 47],
    ['qiongye', '观音桥店', '江北区', '建新北路 68 号 7 层', 106.5331, 29.5748, 47],
    ['qiyun', '南山汤院', '南岸区', '南山路 34 号', 106.6252, 29.5542, 48],
    ['fuguang', '南滨园', '南岸区', '南滨路 59 号', 106.5813, 29.5443, 45]
  ],
  '320500': [
    ['bantang', '平江路店', '姑苏区', '平江路 155 号', 120.6336, 31.3158, 48],
    ['yiwanting', '观前街店', '姑苏区', '观前街 94 号', 120.6262, 31.3106, 47],
    ['qiyun', '金鸡湖店', '苏州工业园区', '月廊街 9 号', 120.7041, 31.3173, 48],
    ['shanhai', '拙政园服务处', '姑苏区', '东北街 180 号', 120.6303, 31.3243, 48],
    ['suqi', '十全街店', '姑苏区', '十全街 455 号', 120.6297, 31.2978, 46]
  ],
  '430100': [
    ['bantang', '太平街店', '天心区', '太平街 81 号', 112.9713, 28.1937, 48],
    ['youhong', '五一广场店', '芙蓉区', '五一大道 717 号 5 层', 112.9772, 28.1964, 47],
    ['mujian', '梅溪湖店', '岳麓区', '环湖路 1177 号 4 层', 112.8911, 28.1926, 46],
    ['bingan', '橘洲码头店', '天心区', '湘江中路 36 号', 112.9691, 28.1893, 46],
    ['qingju', '火车站店', '芙蓉区', '车站中路 389 号', 113.0092, 28.1945, 44]
  ],
  '350200': [
    ['bingan', '中山路店', '思明区', '中山路 142 号', 118.0763, 24.4561, 47],
    ['qinggan', '沙坡尾店', '思明区', '大学路 60 号', 118.0883, 24.4401, 48],
    ['zhenchuan', '环岛路店', '思明区', '环岛南路 1 号', 118.1164, 24.4303, 48],
    ['shanhai', '鼓浪屿码头处', '思明区', '鹭江道 15 号', 118.0712, 24.4563, 47],
    ['maisui', '五缘湾店', '湖里区', '金钟路 18 号', 118.1782, 24.5271, 46]
  ],
  '370200': [
    ['qinggan', '五四广场店', '市南区', '东海西路 35 号', 120.3852, 36.0619, 48],
    ['bingan', '栈桥店', '市南区', '太平路 14 号', 120.3193, 36.0618, 46],
    ['qiyun', '八大关别院', '市南区', '山海关路 9 号', 120.3524, 36.0511, 49],
    ['yihe', '台东理疗馆', '市北区', '台东三路 63 号 2 层', 120.3556, 36.0834, 45],
    ['fuguang', '石老人海岸园', '崂山区', '海口路 56 号', 120.4673, 36.0935, 46]
  ]
}

const brandNames = new Map(brandData.map((brand) => [brand.id, brand.name]))

/** Stores in fourteen cities, at the true place of their street. */
export const merchantData: MerchantData[] = CITIES.flatMap((city) =>
  (stores[city.code] ?? []).map(([brandId, store, district, street, lng, lat, rating], index) => {
    const trade = trades[brandId]
    if (!trade) throw new Error(`no trade for brand ${brandId}`)
    return {
      id: `m-${city.code}-${brandId}`,
      brandId,
      name: `${brandNames.get(brandId)}（${store}）`,
      category: trade.category,
      cityCode: city.code,
      city: city.name,
      district,
      address: `${city.province === city.name ? '' : city.province}${city.name}${district}${street}`,
      lng,
      lat,
      phone: `400-000-${city.code.slice(0, 2)}${String(index + 1).padStart(2, '0')}`,
      hours: trade.hours,
      picture: merchantPicture(trade.picture),
      rating
    }
  })
)
