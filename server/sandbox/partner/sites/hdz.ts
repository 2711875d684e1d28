import { item, type Site } from '../site'

export const hdz: Site = {
  slogan: '吃喝看玩，一张券的事',
  colour: '#b5402b',
  tint: '#fdf0ec',
  prefix: 'HDZ',
  items: [
    item('film-any', '全国影院通兑券', '2D、3D 通用，含周末', 'ticket-film', 5500, 3290),
    item('film-two', '双人观影套餐', '两张通兑券与一份爆米花', 'popcorn', 11800, 7590),
    item('food-100', '美食代金券 100 元', '三千家门店可用，可叠加两张', 'hotpot', 10000, 8800),
    item('coffee-cup', '现磨咖啡券', '大杯任选，冷热皆可', 'latte', 2800, 1590),
    item('coupon-50', '便利店 50 元券', '全国门店通用', 'basket', 5000, 4690)
  ]
}
