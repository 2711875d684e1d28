import { Segmented, Space } from 'antd'
import { useFilters } from '../../lib/use-filters'
import { Page } from '../../parts/page'
import { ExportButton } from './export-button'
import { Gifts } from './gifts'
import { ImportButton } from './import-button'
import { Orders } from './orders'

const VIEWS = [
  { value: 'orders', label: '订单' },
  { value: 'gifts', label: '权益礼品' },
  { value: 'prizes', label: '奖品' }
]
/** The parts of the page, as the server calls them. */
const KINDS = { orders: 'orders', gifts: 'privilege', prizes: 'prize' } as const

/** What is not sent yet: goods of orders, gifts among privileges, and prizes. */
export default function Shipping() {
  const [{ view }, setFilters] = useFilters(['view'])
  const shown = view === 'gifts' || view === 'prizes' ? view : 'orders'
  const kind = KINDS[shown]
  return (
    <Page
      title='发货'
      actions={
        <Space wrap>
          <ExportButton what={kind} />
          <ImportButton />
        </Space>
      }
    >
      <Segmented
        options={VIEWS}
        value={shown}
        onChange={(next) => setFilters({ view: next })}
        style={{ alignSelf: 'flex-start' }}
      />
      {kind === 'orders' ? <Orders /> : <Gifts key={kind} kind={kind} />}
    </Page>
  )
}
