import type { RouteEntry } from './entry'

/** Tickets of sights, and points. */
export const TICKETS = [
  // `choose`: for an order; the selection is returned to the caller
  {
    path: 'pagesA/landmark-ticket/index',
    title: '景点门票',
    share: ['cityCode'],
    query: { cityCode: 'text?' }
  },
  {
    path: 'pagesA/landmark-ticket/product_detail',
    title: '门票详情',
    share: ['sightId'],
    query: { sightId: 'text' }
  },
  {
    path: 'pagesA/landmark-ticket/payment',
    title: '订单填写',
    login: true,
    query: { kindId: 'text', sightId: 'text', day: 'text?' }
  },
  {
    path: 'pagesA/landmark-ticket/order_detail',
    title: '订单详情',
    login: true,
    query: { orderNo: 'text' }
  },
  { path: 'pagesA/landmark-ticket/search', title: '搜索', query: { cityCode: 'text?' } },
  { path: 'pagesA/pointSetting/index', title: '积分设置', login: true }
] as const satisfies readonly RouteEntry[]
