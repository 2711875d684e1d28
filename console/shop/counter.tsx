import { Alert, Button, Form, Input, Segmented } from 'antd'
import { useEffect, useState } from 'react'
import { isNetwork } from '../api/refusal'
import { useMay } from '../api/staff'
import { useRead } from '../api/use-read'
import { Failed } from '../parts/failed'
import { Waiting } from '../parts/waiting'
import { ByPhone } from './by-phone'
import { noteReached } from './device/device'
import { Item } from './item'
import { Lounge } from './lounge'
import { OfflineItem } from './offline-item'
import { Refused } from './refused'
import { CameraButton } from './scan/camera-button'
import { Today } from './today'
import { ANSWER_MS } from './use-take'

const WAYS = [
  { value: 'code', label: '扫码或输码' },
  { value: 'phone', label: '按手机号' }
]
const LOUNGE = { value: 'lounge', label: '贵宾厅' }

interface Props {
  /** Called when something can be taken again. */
  readonly onUndone?: (() => void) | undefined
}

/** Where staff take one thing after the other, see what they took today, and what is left to do about it. */
export function Counter({ onUndone }: Props) {
  const [way, setWay] = useState('code')
  const mayAdmit = useMay('lounges')
  const { data } = useRead('lounges', {}, { enabled: mayAdmit, answerMs: ANSWER_MS })
  const lounges = data?.items ?? []
  const ways = lounges.length > 0 ? [...WAYS, LOUNGE] : WAYS
  return (
    <div className='stack'>
      <Segmented block options={ways} value={way} onChange={setWay} aria-label='怎么查' />
      {way === 'code' && <ByCode />}
      {way === 'phone' && <ByPhone />}
      {way === 'lounge' && <Lounge lounges={lounges} />}
      <Refused />
      <Today onUndone={onUndone} />
    </div>
  )
}

/** What was scanned or typed last. */
interface Asked {
  readonly code: string
  /** Counts: the same code again is asked about again. */
  readonly time: number
}

/** Takes one code after the other: scanned or typed, looked at, then used. */
function ByCode() {
  const [{ code, time }, ask] = useState<Asked>({ code: '', time: 0 })
  const take = (next: string) => ask({ code: next.trim(), time: time + 1 })
  return (
    <div className='stack'>
      <CameraButton onFound={take} />
      <Form<{ code: string }> onFinish={(typed) => take(typed.code)} layout='vertical' requiredMark={false}>
        <Form.Item name='code' label='券码或票号' rules={[{ required: true, message: '请输入券码或票号' }]}>
          <Input allowClear inputMode='numeric' autoComplete='off' />
        </Form.Item>
        <Button htmlType='submit' block>
          查询
        </Button>
      </Form>
      {code !== '' && <Looked key={time} code={code} />}
    </div>
  )
}

/** What a code is. */
function Looked({ code }: Pick<Asked, 'code'>) {
  const { data, error, refetch } = useRead('lookUp', { code }, { answerMs: ANSWER_MS })
  // stays while it is asked again: what became of the code would be gone
  const [isAlone, setAlone] = useState(false)
  const hasNoNetwork = isNetwork(error)
  useEffect(() => {
    if (!hasNoNetwork) return
    setAlone(true)
    noteReached(false)
  }, [hasNoNetwork])
  const retry = () => {
    setAlone(false)
    void refetch()
  }
  // while it is read again what was found, and what became of it, stays
  if (data?.item) return <Item code={code} item={data.item} />
  if (data) return <Alert type='error' showIcon message='没有这张券或票，或不属于您的门店' />
  if (isAlone || hasNoNetwork) return <OfflineItem code={code} retry={retry} />
  return error ? <Failed error={error} retry={retry} /> : <Waiting />
}
