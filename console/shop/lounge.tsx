import type { ConsoleData } from '@contract/console/types'
import { Alert, Button, Form, Input, InputNumber, Select } from 'antd'
import { useState } from 'react'
import { useWrite } from '../api/use-write'
import { Failed } from '../parts/failed'
import { CameraButton } from './scan/camera-button'

type Verdict = ConsoleData<'enterLounge'>['verdict']

const VERDICTS: Readonly<Record<Verdict, string>> = {
  passed: '请进',
  old: '这是过期的截图码，请对方打开页面出示正在变化的码',
  forged: '不是本平台的会员码',
  used: '此码已经使用过，请对方刷新后再出示',
  spent: '次数已用完',
  ended: '会员已到期',
  closed: '会员已退款，不能使用',
  guests: '随行名额不足',
  noLounge: '不是您的贵宾厅'
}

const MAX_GUESTS = 9

interface Entry {
  readonly loungeId: string
  readonly guests: number
  readonly code: string
}

interface Props {
  readonly lounges: ConsoleData<'lounges'>['items']
}

/** The gate of a lounge: the code of a membership admits once, with guests. */
export function Lounge({ lounges }: Props) {
  const [form] = Form.useForm<Entry>()
  const { mutate, data, error, isPending } = useWrite('enterLounge')
  const [isMore, setMore] = useState(false)
  const scanned = (code: string) => form.setFieldValue('code', code)
  const enter = (entry: Entry) =>
    mutate(entry, {
      onSuccess: ({ verdict }) => {
        setMore(verdict === 'passed')
        if (verdict === 'passed') form.resetFields(['code', 'guests'])
      }
    })
  return (
    <div className='stack'>
      <CameraButton onFound={scanned} />
      <Form<Entry>
        form={form}
        layout='vertical'
        requiredMark={false}
        initialValues={{ loungeId: lounges[0]?.loungeId, guests: 0 }}
        onFinish={enter}
      >
        <Form.Item name='loungeId' label='贵宾厅'>
          <Select options={lounges.map(({ loungeId, name }) => ({ value: loungeId, label: name }))} />
        </Form.Item>
        <Form.Item name='guests' label='随行人数'>
          <InputNumber min={0} max={MAX_GUESTS} precision={0} />
        </Form.Item>
        <Form.Item name='code' label='会员码' rules={[{ required: true, message: '请扫描或输入会员码' }]}>
          <Input allowClear inputMode='numeric' autoComplete='off' />
        </Form.Item>
        <Button type='primary' size='large' block htmlType='submit' loading={isPending}>
          确认入场
        </Button>
      </Form>
      {error && <Failed error={error} />}
      {data && (
        <Alert
          type={data.verdict === 'passed' ? 'success' : 'error'}
          showIcon
          message={VERDICTS[data.verdict]}
          description={
            isMore && data.left && `还可进厅 ${data.left.visits} 次、随行 ${data.left.guests} 人次`
          }
        />
      )}
    </div>
  )
}
