import type { ConsoleData } from '@contract/console/types'
import { lastDayOf } from '@contract/time'
import { readLiveCode } from '@contract/wallet/live-code'
import { Alert, Button, Card, Form } from 'antd'
import { messageOf, Refusal } from '../api/refusal'
import { labelOf } from '../labels/label-of'
import { RIGHT_STATE_LABELS } from '../labels/orders'
import { Time } from '../parts/time'
import { ReasonField } from './reason-field'
import { useTake } from './use-take'
import { OutcomeAlert } from './outcome'

interface Props {
  /** As it was scanned or typed. */
  readonly code: string
  readonly item: NonNullable<ConsoleData<'lookUp'>['item']>
}

/** A voucher or ticket that was found, and the button that takes it. */
export function Item({ code, item }: Props) {
  const { mutate, data, error, isPending } = useTake({ code, name: item.name })
  const isTaken = data?.verdict === 'passed'
  // a number alone is no proof that somebody shows it
  const isNumber = readLiveCode(code) === null
  return (
    <Card size='small'>
      <ItemFacts item={item} />
      {data && <OutcomeAlert outcome={data} />}
      {error && <NotTaken error={error} />}
      {item.state === 'issued' && !isTaken && (
        <Form<{ reason?: string }> layout='vertical' requiredMark={false} onFinish={(typed) => mutate(typed)}>
          {isNumber && <ReasonField label='没有扫码的原因' />}
          <Button type='primary' size='large' block htmlType='submit' loading={isPending}>
            确认使用
          </Button>
        </Form>
      )}
    </Card>
  )
}

/** What it is. */
export function ItemFacts({ item }: Pick<Props, 'item'>) {
  const { name, who, state, usedAt, day, expiresAt } = item
  return (
    <>
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
    </>
  )
}

/** What was not written down anywhere was not taken. */
export const NotTaken = ({ error }: { readonly error: unknown }) => (
  <Alert
    className='shop-verdict'
    type='error'
    showIcon
    message={error instanceof Refusal ? messageOf(error) : '本机无法保存，没有核销，请联网后重试'}
  />
)
