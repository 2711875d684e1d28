import { Segmented } from 'antd'
import { yuanOf } from '../../lib/yuan'
import { useFilters } from '../../lib/use-filters'
import type { ConsoleData } from '@contract/console/types'
import { ConfirmButton } from '../../parts/confirm-button'
import { Page } from '../../parts/page'
import { Campaigns } from './campaigns'
import { Commissions } from './commissions'
import { Payable } from './payable'
import { Payouts } from './payouts'

const VIEWS = [
  { value: 'payable', label: '待付款' },
  { value: 'pending', label: '待结算' },
  { value: 'settled', label: '已结算' },
  { value: 'paid', label: '付款记录' },
  { value: 'campaigns', label: '活动' }
]

/** Members who brought friends: what has to be paid first. */
export default function ReferralsPage() {
  const [{ view = 'payable' }, setFilters] = useFilters(['view'])
  const shown = VIEWS.some(({ value }) => value === view) ? view : 'payable'
  return (
    <Page
      title='分销'
      actions={
        <ConfirmButton
          name='settleCommissions'
          label='结算到期佣金'
          asks='到期的佣金平时由系统每 10 分钟自动结算，现在立即结算？'
          done={settledText}
          input={{}}
          isQuiet
        />
      }
    >
      <Segmented
        options={VIEWS}
        value={shown}
        onChange={(next) => setFilters({ view: next })}
        style={{ alignSelf: 'flex-start' }}
      />
      {shown === 'payable' && <Payable />}
      {(shown === 'pending' || shown === 'settled') && <Commissions state={shown} />}
      {shown === 'paid' && <Payouts />}
      {shown === 'campaigns' && <Campaigns />}
    </Page>
  )
}

const settledText = ({ settled, amountFen, isMore }: ConsoleData<'settleCommissions'>): string => {
  if (settled === 0) return '现在没有到期的佣金'
  return `已结算 ${settled} 笔，共 ${yuanOf(amountFen)}${isMore ? '，还有到期的佣金，请再结算一次' : ''}`
}
