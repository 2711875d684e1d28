import { navigate } from '@/routes/navigate'
import { Cell, CellGroup } from '@/ui/cell/cell'
import type { PrivilegeKind, ReceiveRecord } from '../../model'

/** Kinds whose code is shown at a store of the brand. */
const AT_STORES: ReadonlySet<PrivilegeKind> = new Set(['coupon', 'film', 'food', 'hotel', 'landmark'])

/** Where a voucher is used: at which stores or, for goods, at which partner they are ordered. */
export function WhereTo({ record: { kind, privilegeId, code } }: { record: ReceiveRecord }) {
  // goods that are not sent by us: their code is told to customer service
  if (kind === 'goods' && code) {
    return (
      <CellGroup>
        <Cell
          title='联系客服提货'
          note='告知券码与收货地址，包邮到家'
          onPress={() => void navigate('pages/hdzchatcoupons/index')}
        />
      </CellGroup>
    )
  }
  if (!AT_STORES.has(kind)) return null
  return (
    <CellGroup>
      <Cell
        title='查看适用门店'
        note='地址、电话与使用规则'
        onPress={() => void navigate('pages/privilegeDetail/index', { privilegeId })}
      />
    </CellGroup>
  )
}
