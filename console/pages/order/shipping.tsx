import type { ConsoleData } from '@contract/console/types'
import { labelOf } from '../../labels/label-of'
import { PARCEL_LABELS, SHIPMENT_LABELS } from '../../labels/orders'
import type { Column } from '../../parts/column'
import { CopiedNumber } from '../../parts/copied-number'
import { Rows } from '../../parts/rows'
import { Section } from '../../parts/section'
import { Time } from '../../parts/time'

type Detail = ConsoleData<'orderDetail'>
type Parcel = Detail['parcels'][number]

interface Props {
  readonly detail: Detail
}

const piecesOf = ({ lines }: Parcel) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

const COLUMNS: readonly Column<Parcel>[] = [
  { title: '包裹', show: ({ parcelNo }) => `第 ${parcelNo} 个` },
  { title: '快递', show: ({ carrier }) => carrier },
  { title: '运单号', show: ({ trackingNo }) => <CopiedNumber value={trackingNo} /> },
  { title: '状态', show: ({ state }) => labelOf(PARCEL_LABELS, state) },
  { title: '件数', isNumber: true, show: piecesOf },
  { title: '发出', show: ({ sentAt }) => <Time at={sentAt} /> },
  { title: '签收', show: ({ signedAt }) => <Time at={signedAt} /> }
]

/** How far the goods are on their way; nothing where nothing is sent. */
export const OrderShipping = ({ detail: { shipment, parcels } }: Props) =>
  shipment !== null && (
    <Section title={`发货 · ${labelOf(SHIPMENT_LABELS, shipment.state)}`}>
      <Rows columns={COLUMNS} rows={parcels} keyOf={({ parcelId }) => parcelId} none='还没有包裹' />
    </Section>
  )
