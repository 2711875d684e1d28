import { Alert, Button, Form, Input } from 'antd'
import { Link } from 'react-router'
import type { ConsoleData } from '@contract/console/types'
import { useRead } from '../../api/use-read'
import { CHANNEL_LABELS } from '../../labels/channels'
import { labelOf } from '../../labels/label-of'
import { NO_PHONE } from '../../lib/no-phone'
import { useFilters } from '../../lib/use-filters'
import type { Column } from '../../parts/column'
import { Failed } from '../../parts/failed'
import { MemberState } from '../../parts/member-state'
import { Page } from '../../parts/page'
import { Rows } from '../../parts/rows'
import { Time } from '../../parts/time'

type Member = ConsoleData<'members'>['items'][number]

const FILTERS = ['phone', 'cardNo'] as const

/** A whole phone number: in no address. */
const UNADDRESSED = ['phone'] as const

const COLUMNS: readonly Column<Member>[] = [
  {
    title: '会员',
    show: ({ memberId, nickname }) => <Link to={`/member/${memberId}`}>{nickname || memberId}</Link>
  },
  { title: '手机号', show: ({ phoneMasked }) => <span className='numbers'>{phoneMasked ?? '—'}</span> },
  { title: '渠道', show: ({ channel }) => labelOf(CHANNEL_LABELS, channel) },
  { title: '状态', show: (member) => <MemberState member={member} /> },
  { title: '注册时间', show: ({ createdAt }) => <Time at={createdAt} /> }
]

/** Members by phone or card number: nobody leafs through them. */
export default function Members() {
  const [filters, setFilters] = useFilters(FILTERS, UNADDRESSED)
  const { phone, cardNo } = filters
  return (
    <Page title='会员'>
      <MemberFilters filters={filters} onFiltered={setFilters} />
      {phone !== undefined && <ByPhone phone={phone} />}
      {phone === undefined && cardNo !== undefined && <ByCard cardNo={cardNo} />}
      {phone === undefined && cardNo === undefined && (
        <Alert type='info' showIcon message='请输入完整的手机号或卡号' />
      )}
    </Page>
  )
}

type MemberFilter = Partial<Record<(typeof FILTERS)[number], string | undefined>>

interface FiltersProps {
  readonly filters: MemberFilter
  readonly onFiltered: (filters: MemberFilter) => void
}

function MemberFilters({ filters, onFiltered }: FiltersProps) {
  const [form] = Form.useForm<MemberFilter>()
  const isByPhone = Boolean(Form.useWatch('phone', form))
  const find = (typed: MemberFilter) => {
    if (!isByPhone) return onFiltered(typed)
    form.setFieldsValue({ cardNo: '' })
    onFiltered({ phone: typed.phone })
  }
  return (
    <Form
      form={form}
      className='filters'
      layout='inline'
      colon={false}
      initialValues={filters}
      onFinish={find}
    >
      <Form.Item name='phone' label='手机号'>
        <Input allowClear inputMode='tel' autoComplete='off' />
      </Form.Item>
      <Form.Item name='cardNo' label='卡号' rules={isByPhone ? [] : [NO_PHONE]}>
        <Input allowClear disabled={isByPhone} />
      </Form.Item>
      <Button type='primary' htmlType='submit'>
        查询
      </Button>
    </Form>
  )
}

function ByPhone({ phone }: { readonly phone: string }) {
  const read = useRead('membersByPhone', { phone }, { refetchOnWindowFocus: false })
  return (
    <>
      <Alert type='info' showIcon message='按手机号查询，每次都会记入操作记录' />
      <Found read={read} />
    </>
  )
}

const ByCard = ({ cardNo }: { readonly cardNo: string }) => <Found read={useRead('members', { cardNo })} />

interface FoundProps {
  readonly read: ReturnType<typeof useRead<'members' | 'membersByPhone'>>
}

function Found({ read: { data, error, isFetching, refetch } }: FoundProps) {
  if (error) return <Failed error={error} retry={() => void refetch()} />
  return (
    <Rows
      columns={COLUMNS}
      rows={data?.items ?? []}
      keyOf={({ memberId }) => memberId}
      isLoading={isFetching}
      none='没有这位会员'
    />
  )
}
