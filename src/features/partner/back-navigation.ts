import { viewAtPartner } from '@/features/order/navigation'
import { goBack, goHome, navigate, replace } from '@/routes/navigate'
import type { PartnerOrder } from './model'
import { siteOf } from './sites'

/** For some partners, only an order links to their site. */
const leadsHome = ({ partner, orderNo }: Pick<PartnerOrder, 'partner' | 'orderNo'>) =>
  siteOf(partner) === null && !orderNo

/**
 * Back to the partner: to the order on its site if we know its address, otherwise to the site. Never back in
 * the history: after a full page load that would lead to our home, under the partner's name.
 */
export function backToPartner(
  { partner, partnerOrderNo, orderNo }: PartnerOrder,
  go = navigate
): Promise<void> {
  if (orderNo) return viewAtPartner(orderNo, go)
  const site = siteOf(partner)
  switch (site?.page) {
    case undefined:
      return goHome()
    case 'hdzqnxPlacementUrl':
      return go('pages/hdzqnxPlacementUrl/index', { way: partner, orderNo: partnerOrderNo })
    case 'mtPlacementPage':
      return go('pages/mtPlacementPage/index', site.way ? { way: site.way } : {})
    case 'nndypPlacementUrl':
      return go('pages/nndypPlacementUrl/index')
  }
}

/**
 * The arrow of a page about a partner's order: users from its site return there, as with the browser's own
 * back.
 */
export const backFromOrder = (order: PartnerOrder): Promise<void> =>
  goBack(() => backToPartner(order, replace))

/** The label of the button that leads there; `then` = its purpose. */
export const backLabel = (order: Pick<PartnerOrder, 'partner' | 'partnerName' | 'orderNo'>, then = '') =>
  leadsHome(order) ? '回首页' : `返回${order.partnerName}${then}`
