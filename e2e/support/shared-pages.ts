import { ROUTES, type RouteEntry } from '../../src/routes/table'

/** Each shareable route, with parameters of a channel other than the built one where there is something of its own. */
export const SHARED_PAGES: [path: string, query: Record<string, string>, seen: string][] = [
  ['pages/index/index', { channel: 'candy' }, '权益包'],
  ['pages/market/index', { channel: 'candy' }, '权益'],
  ['pages/market/index', { channel: 'candy', productId: 'p-candy' }, '您将得到'],
  ['pages/cardDetail/index', { channel: 'candy', cardId: 'candy-sweet' }, '开通'],
  ['pages/plateDetails/index', { channel: 'candy', plateId: 'candy-box-monthly' }, '糖'],
  ['pages/privilegeDetail/index', { channel: 'candy', privilegeId: 'candy-blind' }, '糖'],
  ['pages/payActivityDetails/index', { channel: 'candy', activityId: 'main-film-season' }, '光影季'],
  ['pages/directedActivity/index', { channel: 'main', activityId: 'main-invited' }, '老友回礼'],
  ['pages/uniqueActivity/index', { channel: 'main', activityId: 'main-unique' }, '会员专属礼'],
  ['pages/movieList/index', { channel: 'main', cityCode: '310000' }, '上映'],
  ['pages/activityPage/activity-jingjiang-01', { channel: 'jinjiang' }, '锦江会员专享礼遇'],
  ['pages/activityPage/activityYanglaoSign', { channel: 'yanglao' }, '颐年照护签约'],
  ['pages/distribution/index', { channel: 'main', distributor: 'D-77', account: 'A-9' }, '好友推荐的权益'],
  ['pages-activities/distributionActivity/index', { channel: 'candy' }, '甜蜜分享'],
  ['pages-activities/lottery/index', { channel: 'candy', lotteryId: 'candy-grid' }, '糖果九宫格'],
  ['pages-secondary/storeList/index', { channel: 'main', keyword: '雾屿', cityCode: '110000' }, '三里屯店'],
  ['pages-secondary/brandDetail/index', { channel: 'main', brandId: 'wuyu' }, '品牌权益'],
  ['pages-secondary/yueTuVip/index', { channel: 'main' }, '悦途年卡'],
  ['pages-secondary/yueTuVip/termsCN', { channel: 'main' }, '会员码每 60 秒更换一次'],
  ['pages-secondary/yueTuVip/termsEN', { channel: 'main' }, 'Each code admits you once'],
  ['pagesA/landmark-ticket/index', { channel: 'main', cityCode: '110000' }, '故宫博物院'],
  ['pagesA/landmark-ticket/product_detail', { channel: 'main', sightId: 'gugong' }, '成人票'],
  ['pages-mall/physicalMall/index', { channel: 'main', categoryId: 'digital' }, '降噪蓝牙耳机'],
  ['pages-mall/search/index', { channel: 'main', keyword: '耳机' }, '降噪蓝牙耳机'],
  ['pages-mall/productDetail/index', { channel: 'main', productId: 'earbuds' }, '已售']
]

/** Routes that can be shared and are not among the above. */
export function untriedRoutes(): string[] {
  const routes: readonly RouteEntry[] = ROUTES
  const tried = new Set(SHARED_PAGES.map(([path]) => path))
  return routes.filter(({ path, share }) => share && !tried.has(path)).map(({ path }) => path)
}
