import { Alert, Button, Form, Input } from 'antd'
import { Link } from 'react-router'
import type { ConsoleData } from '@contract/console/types'
import { useRead } from '../../api/use-read'
import { CHANNEL_LABELS } from '../../labels/channels'
import { labelOf } from '../../labels/label-of'
import { useFilters } from '../../lib/use-filters'
import type { Column } from '../../parts/column'
import { Failed } from '../../parts/failed'
import { MemberState } from '../../parts/member-state'
import { Page } from '../../parts/page'
import { Rows } from '../../parts/rows'
import { Time } from '../../parts/time'

type Member = ConsoleData<'members'>['items'][number]

const FILTERS = ['phone', 'cardNo'] as const

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
  const [filters, setFilters] = useFilters(FILTERS)
  const isAsked = Object.keys(filters).length > 0
  const { data, error, isFetching, refetch } = useRead('members', filters, { enabled: isAsked })
  return (
    <Page title='会员'>
      <Form className='filters' layout='inline' colon={false} initialValues={filters} onFinish={setFilters}>
        <Form.Item name='phone' label='手机号'>
          <Input allowClear inputMode='tel' />
        </Form.Item>
        <Form.Item name='cardNo' label='卡号'>
          <Input allowClear />
        </Form.Item>
        <Button type='primary' htmlType='submit'>
          查询
        </Button>
      </Form>
      {!isAsked && <Alert type='info' showIcon message='请输入完整的手机号或卡号' />}
      {isAsked && error && <Failed error={error} retry={() => void refetch()} />}
      {isAsked && !error && (
        <Rows
          columns={COLUMNS}
          rows={data?.items ?? []}
          keyOf={({ memberId }) => memberId}
          isLoading={isFetching}
          none='没有这位会员'
        />
      )}
    </Page>
  )
}
