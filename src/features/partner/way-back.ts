import { viewAtPartner } from '@/features/order/ways'
import { goHome, navigate } from '@/routes/navigate'
import type { PartnerOrder } from './model'

/** Nothing of ours leads to the site of the discount-ordering partner but an order. */
const leadsHome = ({ partner, orderNo }: Pick<PartnerOrder, 'partner' | 'orderNo'>) =>
  partner === 'haiwei' && !orderNo

/**
 * Back to the partner: to the order on its site where we know the way, else to the site. Never back in the history: who
 * came by a full load would get our home, under the partner's name.
 */
export function backToPartner({ partner, partnerOrderNo, orderNo }: PartnerOrder): Promise<void> {
  if (orderNo) return viewAtPartner(orderNo)
  switch (partner) {
    case 'hdz':
    case 'qnx':
      return navigate('pages/hdzqnxPlacementUrl/index', { way: partner, orderNo: partnerOrderNo })
    case 'meituan':
      return navigate('pages/mtPlacementPage/index')
    case 'meituanDp':
      return navigate('pages/mtPlacementPage/index', { way: 'dp' })
    case 'years':
      return navigate('pages/nndypPlacementUrl/index')
    case 'haiwei':
      return goHome()
  }
}

/** What the button that leads there is called; `then` = what for. */
export const backWords = (order: Pick<PartnerOrder, 'partner' | 'partnerName' | 'orderNo'>, then = '') =>
  leadsHome(order) ? '回首页' : `返回${order.partnerName}${then}`
