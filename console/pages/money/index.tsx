import { Segmented } from 'antd'
import type { ReactNode } from 'react'
import { useFilters } from '../../lib/use-filters'
import { Page } from '../../parts/page'
import { Bills } from './bills'
import { Differences } from './differences'
import { HangingRefunds } from './hanging-refunds'
import { VirtualMessages } from './virtual-messages'

interface View {
  readonly value: string
  readonly label: string
  readonly content: ReactNode
}

const FIRST: View = { value: 'open', label: '账单差异', content: <Differences state='open' /> }

const VIEWS: readonly View[] = [
  FIRST,
  { value: 'settled', label: '已处理差异', content: <Differences state='settled' /> },
  { value: 'refunds', label: '异常退款', content: <HangingRefunds /> },
  { value: 'bills', label: '账单', content: <Bills /> },
  { value: 'messages', label: '虚拟支付消息', content: <VirtualMessages /> }
]

/** Where the channel's bills and our books differ, refunds that hang, and the bills themselves. */
export default function Money() {
  const [{ view }, setFilters] = useFilters(['view'])
  const shown = VIEWS.find(({ value }) => value === view) ?? FIRST
  return (
    <Page title='资金'>
      <div className='segments'>
        <Segmented
          options={VIEWS.map(({ value, label }) => ({ value, label }))}
          value={shown.value}
          onChange={(next) => setFilters({ view: next })}
        />
      </div>
      {shown.content}
    </Page>
  )
}
