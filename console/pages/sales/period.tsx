import { dayOf, DAY_MS } from '@contract/time'
import { Button, Form, Input } from 'antd'

/** Days of a report, both included. */
export interface Days {
  readonly from: string
  readonly to: string
}

/** Without a choice: the last days up to today. */
const USUAL_DAYS = 30

/** What was chosen, or the usual days. */
export function daysOr({ from, to }: Readonly<Partial<Record<'from' | 'to', string>>>): Days {
  const now = Date.now()
  return { from: from ?? dayOf(now - (USUAL_DAYS - 1) * DAY_MS), to: to ?? dayOf(now) }
}

interface Props {
  readonly shown: Days
  readonly onShow: (days: Days) => void
}

/** The days of a report. */
export const PeriodForm = ({ shown: { from, to }, onShow }: Props) => (
  <Form
    key={`${from} ${to}`}
    className='filters'
    layout='inline'
    colon={false}
    initialValues={{ from, to }}
    onFinish={onShow}
  >
    <Form.Item name='from' label='从'>
      <Input type='date' required />
    </Form.Item>
    <Form.Item name='to' label='到'>
      <Input type='date' required />
    </Form.Item>
    <Button type='primary' htmlType='submit'>
      查询
    </Button>
  </Form>
)
