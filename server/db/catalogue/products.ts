import { productPicture } from './pictures'
import type { ProductData } from './shapes'
import { productsSold } from './sold'

/** id, name, subtitle, price and struck price in fen, the privilege it hands over, picture, stock, channels. */
type Row = [string, string, string, number, number, string, string, (number | null)?, string[]?]

const rows: Row[] = [
  ['p-film-2d', '2D 电影票 1 张', '全国门店通用，60 天内有效', 3590, 4500, 'film-2d', 'film'],
  ['p-film-pair', '双人电影套票', '两张票与一份爆米花', 8900, 11800, 'film-pair', 'popcorn'],
  ['p-latte', '经典拿铁电子券', '大杯，冷热任选', 1990, 2800, 'latte', 'latte'],
  ['p-milk-tea', '原叶轻乳茶电子券', '半糖正好', 1390, 1900, 'milk-tea', 'milk-tea'],
  ['p-video-month', '视频会员月卡', '直充到账，四端通用', 1990, 3000, 'video-month', 'video'],
  ['p-music-month', '音乐会员月卡', '无损音质与离线下载', 1290, 1800, 'music-month', 'music'],
  ['p-phone-50', '话费 50 元', '三网通用，十分钟到账', 4890, 5000, 'phone-50', 'phone', 2000],
  ['p-hotpot', '双人牛油火锅套餐', '锅底、毛肚、嫩牛肉等八样', 13900, 19800, 'hotpot-set', 'hotpot', 200],
  ['p-lounge', '机场贵宾厅 1 次', '六十座机场可用', 12900, 20000, 'lounge-air', 'lounge'],
  ['p-spring', '山间汤池双人票', '送浴袍与茶', 19900, 29600, 'hotel-spring', 'spring'],
  ['p-park', '乐园日场票', '全园项目畅玩', 17900, 22800, 'park-day', 'ferris'],
  ['p-boat', '西湖手划船 40 分钟', '四人一船', 12900, 16000, 'west-lake-boat', 'boat', 30],
  ['p-rice', '五常稻花香 5 公斤', '当季新米，包邮到家', 6900, 8900, 'rice', 'rice', 500],
  ['p-candy', '星球糖果铁盒', '十二味手工硬糖', 4500, 5900, 'candy-tin', 'candy', 300, ['candy', 'main']],
  [
    'p-massage',
    '肩颈理疗 45 分钟',
    '持证技师，提前预约',
    11900,
    16800,
    'massage-neck',
    'stones',
    null,
    ['yanglao', 'main']
  ],
  ['p-last-mug', '粗陶马克杯', '末批，仅剩最后一只', 4900, 7900, 'mug', 'mug', 1]
]

/** Virtual goods of the market. */
export const productData: ProductData[] = rows.map(
  ([id, name, subtitle, priceFen, listPriceFen, privilegeId, art, stock, channels], index) => ({
    id,
    name,
    subtitle,
    picture: productPicture(art),
    priceFen,
    listPriceFen,
    stock: stock ?? null,
    sold: productsSold[id] ?? 0,
    privilegeId,
    onSale: true,
    sort: index + 1,
    channelCodes: channels ?? []
  })
)
