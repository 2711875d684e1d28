import type { ConsoleData } from '@contract/console/types'
import { lastDayOf } from '@contract/time'
import { Alert, Button, Card, Form, Input } from 'antd'
import { messageOf } from '../api/refusal'
import { useWrite } from '../api/use-write'
import { labelOf } from '../labels/label-of'
import { RIGHT_STATE_LABELS } from '../labels/orders'
import { Time } from '../parts/time'
import { VERDICTS } from './verdicts'

interface Props {
  /** As it was scanned or typed. */
  readonly code: string
  readonly item: NonNullable<ConsoleData<'lookUp'>['item']>
}

/** A number alone is no proof that somebody shows it. */
const isNumber = (code: string) => /^\d{12}$|^\d{16}$/.test(code)

/** A voucher or ticket that was found, and the button that takes it. */
export function Item({ code, item }: Props) {
  const { mutate, data, error, isPending } = useWrite('redeem')
  const { name, who, state, usedAt, day, expiresAt } = item
  const isTaken = data?.verdict === 'passed'
  return (
    <Card size='small'>
      <div className='shop-name'>{name}</div>
      {who !== '' && <div>{who}</div>}
      <div className='quiet'>
        {labelOf(RIGHT_STATE_LABELS, state)}
        {usedAt !== null && (
          <>
            {' '}
            <Time at={usedAt} />
          </>
        )}
        {day !== null && ` · ${day} 当天`}
        {expiresAt !== null && ` · 有效期至 ${lastDayOf(expiresAt)}`}
      </div>
      {data && (
        <Alert
          className='shop-verdict'
          type={isTaken ? 'success' : 'error'}
          showIcon
          message={VERDICTS[data.verdict]}
        />
      )}
      {error && <Alert className='shop-verdict' type='error' showIcon message={messageOf(error)} />}
      {state === 'issued' && !isTaken && (
        <Form<{ reason?: string }>
          layout='vertical'
          requiredMark={false}
          onFinish={({ reason }) => mutate({ code, ...(reason !== undefined && { reason }) })}
        >
          {isNumber(code) && (
            <Form.Item
              name='reason'
              label='没有扫码的原因'
              rules={[{ required: true, whitespace: true, message: '请填写原因' }]}
            >
              <Input maxLength={100} />
            </Form.Item>
          )}
          <Button type='primary' size='large' block htmlType='submit' loading={isPending}>
            确认使用
          </Button>
        </Form>
      )}
    </Card>
  )
}
