import { item, type Site } from '../site'

export const qnx: Site = {
  slogan: '酒店与出行，说走就走',
  colour: '#1a6b75',
  tint: '#eaf6f7',
  prefix: 'QNX',
  items: [
    item('hotel-river', '河畔酒店高级房 1 晚', '含双早，入住前一天可改', 'bed', 68800, 45900),
    item('hotel-spring', '山中汤池度假 1 晚', '汤池双人票与下午茶', 'spring', 128000, 89900),
    item('airport', '机场贵宾厅 1 次', '六十座机场，含热食', 'lounge', 20000, 11900),
    item('pickup', '接送机专车', '五座，五十公里内', 'car', 16800, 9900),
    item('rail', '高铁贵宾厅 1 次', '专属检票通道', 'train', 9800, 6900)
  ]
}
