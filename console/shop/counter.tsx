import { Alert, Button, Form, Input } from 'antd'
import { useState } from 'react'
import { useRead } from '../api/use-read'
import { Failed } from '../parts/failed'
import { Waiting } from '../parts/waiting'
import { Item } from './item'
import { canScan, Scanner } from './scanner'
import { Today } from './today'

/** Takes one code after the other: scanned or typed, looked at, then used. */
export function Counter() {
  const [code, setCode] = useState('')
  const [isScanning, setScanning] = useState(false)
  const { data, error, isFetching, refetch } = useRead('lookUp', { code }, { enabled: code !== '' })
  const take = (next: string) => {
    setScanning(false)
    setCode(next.trim())
  }
  return (
    <div className='stack'>
      <h1 className='shop-title'>核销</h1>
      {isScanning ? (
        <Scanner onFound={take} onClosed={() => setScanning(false)} />
      ) : (
        canScan() && (
          <Button type='primary' size='large' block onClick={() => setScanning(true)}>
            扫码
          </Button>
        )
      )}
      <Form<{ code: string }> onFinish={(typed) => take(typed.code)} layout='vertical' requiredMark={false}>
        <Form.Item name='code' label='券码或票号' rules={[{ required: true, message: '请输入券码或票号' }]}>
          <Input allowClear inputMode='numeric' autoComplete='off' />
        </Form.Item>
        <Button htmlType='submit' block>
          查询
        </Button>
      </Form>
      {isFetching && data === undefined && <Waiting />}
      {error && <Failed error={error} retry={() => void refetch()} />}
      {data?.item === null && <Alert type='error' showIcon message='没有这张券或票，或不属于您的门店' />}
      {data?.item && <Item key={`${code} ${data.item.id}`} code={code} item={data.item} />}
      <Today />
    </div>
  )
}
