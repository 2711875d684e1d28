import { privilegesOf } from './build'

export const landmarkPrivileges = privilegesOf('landmark', [
  [
    'park-day',
    'fuguang',
    '乐园日场票 1 张',
    '全园项目畅玩',
    22800,
    '1 张',
    'ferris',
    { hot: 87, more: ['carousel'] }
  ],
  [
    'park-night',
    'fuguang',
    '乐园夜场票 1 张',
    '17 点后入园，含花车与灯光',
    12800,
    '1 张',
    'carousel',
    { hot: 76 }
  ],
  ['park-family', 'fuguang', '亲子套票', '一大一小，赠气球一只', 29800, '亲子', 'carousel', { stock: 150 }],
  ['ferris-pair', 'fuguang', '摩天轮双人票', '日落前后最好看', 16000, '双人', 'ferris', { hot: 72 }],
  [
    'west-lake-boat',
    'shanhai',
    '西湖手划船 40 分钟',
    '四人一船，船家讲古',
    16000,
    '1 船',
    'boat',
    { hot: 78 }
  ],
  [
    'river-night',
    'shanhai',
    '浦江夜游船票',
    '五十分钟，观两岸灯火',
    13800,
    '1 张',
    'boat-night',
    { hot: 83 }
  ],
  ['city-wall', 'shanhai', '西安城墙登城票', '含两小时骑行', 9900, '1 张', 'gate', { hot: 70 }],
  ['crane-tower', 'shanhai', '黄鹤楼单人票', '实名预约，当日有效', 7000, '1 张', 'pagoda'],
  ['garden-suzhou', 'shanhai', '苏州园林联票', '两园任选，七日内用完', 12000, '联票', 'garden', { hot: 66 }],
  ['island-ferry', 'shanhai', '鼓浪屿往返船票', '白班船，须提前预约', 5000, '往返', 'island', { hot: 60 }],
  ['museum-guide', 'shanhai', '博物馆人工讲解', '九十分钟，十人小团', 8800, '1 位', 'museum', { hot: 49 }],
  ['cable-car', 'shanhai', '山城索道往返票', '江面之上四分钟', 3000, '往返', 'cable'],
  ['mountain-pass', 'shanhai', '名山年票立减 60', '全年不限次', 6000, '减 60 元', 'mountain', { stock: 500 }],
  [
    'light-show',
    'shanhai',
    '冬日灯会早鸟票',
    '下月开放入园',
    6800,
    '1 张',
    'lantern',
    { startsInDays: 20, stock: 800 }
  ],
  [
    'tea-walk',
    'shanhai',
    '龙井茶园半日行',
    '采茶、炒茶与一餐农家饭',
    19800,
    '1 位',
    'mountain',
    { stock: 24 }
  ],
  ['garden-chrys', 'shanhai', '秋日菊展门票', '展期已结束', 4000, '1 张', 'garden', { endsInDays: -3 }]
])

/** Sights that stand in one city, by its code: their tickets are good there alone, wherever else their seller is. */
export const ONLY_IN: Readonly<Record<string, string>> = {
  'west-lake-boat': '330100',
  'tea-walk': '330100',
  'river-night': '310000',
  'city-wall': '610100',
  'crane-tower': '420100',
  'garden-suzhou': '320500',
  'garden-chrys': '320500',
  'island-ferry': '350200',
  'cable-car': '500000'
}
