import { ORDER_STAGE_LABELS, ORDER_STAGES } from '@contract/order/stage'
import { Button, Form, Input, Select } from 'antd'
import { useMay } from '../../api/staff'
import { CHANNEL_LABELS } from '../../labels/channels'
import { NO_PHONE } from '../../lib/no-phone'

export const FILTERS = ['number', 'memberId', 'phone', 'receiver', 'state', 'from', 'to', 'channel'] as const

/** Whole phone numbers: in no address. */
export const UNADDRESSED = ['phone', 'receiver'] as const

export type OrderFilter = Partial<Record<(typeof FILTERS)[number], string | undefined>>

interface Props {
  readonly filters: OrderFilter
  readonly onFiltered: (filters: OrderFilter) => void
}

const STATES = ORDER_STAGES.map((value) => ({ value, label: ORDER_STAGE_LABELS[value] }))
const CHANNELS = Object.entries(CHANNEL_LABELS).map(([value, label]) => ({ value, label }))

/** The filters in a row. Days are the browser's own fields: a phone has a better one than any library. */
export function OrderFilters({ filters, onFiltered }: Props) {
  const [form] = Form.useForm<OrderFilter>()
  const findsReceivers = useMay('ordersOfReceiver')
  const isByPhone = Boolean(Form.useWatch('phone', form))
  const isOfReceiver = Boolean(Form.useWatch('receiver', form))
  const isByNumber = !isByPhone && !isOfReceiver
  const find = (typed: OrderFilter) => {
    if (isByNumber) return onFiltered(typed)
    const unused = { number: '', memberId: '' }
    form.setFieldsValue(unused)
    onFiltered({ ...typed, ...unused })
  }
  const clear = () => {
    form.setFieldsValue({
      ...{
        number: '',
        memberId: '',
        phone: '',
        receiver: '',
        state: undefined,
        from: '',
        to: '',
        channel: undefined
      }
    })
    onFiltered({})
  }
  return (
    <Form
      form={form}
      className='filters'
      initialValues={filters}
      onFinish={find}
      layout='inline'
      colon={false}
    >
      <Form.Item name='number' label='订单号' rules={isByNumber ? [NO_PHONE] : []}>
        <Input allowClear disabled={!isByNumber} inputMode='numeric' style={{ minWidth: 220 }} />
      </Form.Item>
      {filters.memberId !== undefined && (
        <Form.Item name='memberId' label='会员编号'>
          <Input allowClear disabled={!isByNumber} style={{ minWidth: 150 }} />
        </Form.Item>
      )}
      <Form.Item name='phone' label='会员手机'>
        <Input
          allowClear
          disabled={isOfReceiver}
          inputMode='tel'
          autoComplete='off'
          placeholder='完整号码'
          style={{ minWidth: 150 }}
        />
      </Form.Item>
      {findsReceivers && (
        <Form.Item name='receiver' label='收货人手机'>
          <Input
            allowClear
            disabled={isByPhone}
            inputMode='tel'
            autoComplete='off'
            placeholder='完整号码'
            style={{ minWidth: 150 }}
          />
        </Form.Item>
      )}
      <Form.Item name='state' label='状态'>
        <Select allowClear options={STATES} placeholder='全部' style={{ minWidth: 110 }} />
      </Form.Item>
      <Form.Item name='channel' label='渠道'>
        <Select allowClear options={CHANNELS} placeholder='全部' style={{ minWidth: 120 }} />
      </Form.Item>
      <Form.Item name='from' label='从'>
        <Input type='date' />
      </Form.Item>
      <Form.Item name='to' label='到'>
        <Input type='date' />
      </Form.Item>
      <Button type='primary' htmlType='submit'>
        查询
      </Button>
      <Button onClick={clear}>清空</Button>
    </Form>
  )
}
