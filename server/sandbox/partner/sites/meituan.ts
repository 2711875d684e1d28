import { item, type Site } from '../site'

export const meituan: Site = {
  slogan: '美食与外卖特惠',
  colour: '#7a5200',
  tint: '#fff6dc',
  prefix: 'MT',
  items: [
    item('pot-two', '双人火锅套餐', '锅底、鲜牛肉与六样时蔬', 'hotpot', 19800, 12800),
    item('noodle', '招牌汤面一碗', '加面不加价，到店用', 'noodles', 2800, 1880),
    item('tea-two', '奶茶两杯', '任选口味，外卖可用', 'milk-tea', 3800, 2290),
    item('waimai-20', '外卖红包 20 元', '满 40 元可用，三张', 'delivery', 6000, 1990),
    item('cake', '六寸蛋糕', '提前一天预订', 'cake', 19800, 13800)
  ]
}
