import { item, type Site } from '../site'

export const haiwei: Site = {
  slogan: '门票与好货，折上再折',
  colour: '#155a8a',
  tint: '#eaf3fa',
  prefix: 'HW',
  items: [
    item('ticket-park', '乐园日场票', '全园项目，当日有效', 'ferris', 22800),
    item('ticket-river', '江上夜游船票', '五十分钟，两岸灯火', 'boat-night', 13800),
    item('ticket-museum', '博物馆讲解名额', '九十分钟，十人小团', 'museum', 8800),
    item('mug', '素陶马克杯', '手工拉坯，两只装', 'mug', 12800, 7900),
    item('pillow', '荞麦护颈枕', '可拆洗，两种高度', 'pillow', 19900, 12900),
    item('fruit', '当季果箱 5 斤', '产地直发，坏果包赔', 'fruit', 9900, 6900)
  ]
}
