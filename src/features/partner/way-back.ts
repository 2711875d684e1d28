import { viewAtPartner } from '@/features/order/ways'
import { goBack, navigate } from '@/routes/navigate'
import type { PartnerOrder } from './model'

/** Back to the partner: to the order on its site where we know the way, else where the user came from. */
export function backToPartner({ partner, partnerOrderNo, orderNo }: PartnerOrder): Promise<void> {
  if (orderNo) return viewAtPartner(orderNo)
  if (partner === 'hdz' || partner === 'qnx')
    return navigate('pages/hdzqnxPlacementUrl/index', { way: partner, orderNo: partnerOrderNo })
  return goBack()
}
