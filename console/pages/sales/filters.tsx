import { Button, Form, Input, Segmented } from 'antd'
import { REPORT_BY_LABELS, type ReportBy } from '../../labels/figures'

interface Period {
  readonly from: string
  readonly to: string
  readonly by: ReportBy
}

interface Props {
  readonly shown: Period
  readonly onShow: (wanted: Readonly<Record<keyof Period, string>>) => void
}

const OPTIONS = Object.entries(REPORT_BY_LABELS).map(([value, label]) => ({ value, label }))

/** The period, and what the report is by. */
export const SalesFilters = ({ shown, onShow }: Props) => (
  <>
    <Segmented
      options={OPTIONS}
      value={shown.by}
      onChange={(by) => onShow({ ...shown, by })}
      style={{ alignSelf: 'flex-start', maxWidth: '100%', overflowX: 'auto' }}
    />
    <Form
      key={`${shown.from} ${shown.to}`}
      className='filters'
      layout='inline'
      colon={false}
      initialValues={shown}
      onFinish={(period: Pick<Period, 'from' | 'to'>) => onShow({ ...shown, ...period })}
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
  </>
)
