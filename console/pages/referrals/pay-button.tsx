import { MAX_PAYOUT_MARK } from '@contract/console/referrals/limits'
import { App, Button, Form, Input } from 'antd'
import { useState } from 'react'
import type { ItemOf } from '../../api/paged'
import { useMay } from '../../api/staff'
import { useWrite } from '../../api/use-write'
import { fenOf } from '../../lib/yuan'
import { FormDialog } from '../../parts/form-dialog'
import { YuanField } from '../../parts/yuan-field'
import { MARK_HINT, MARK_PATTERN } from './mark'

interface Props {
  readonly row: ItemOf<'payableCommissions'>
}

interface Paid {
  readonly amount: string
  readonly mark: string
}

/** Records that a member was paid: the money itself goes outside of this product. */
export function PayButton({ row: { member, channelCode, payableFen } }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { message } = App.useApp()
  const { mutate, error, isPending, reset } = useWrite('payCommission')
  if (!useMay('payCommission')) return null
  const close = () => {
    setOpen(false)
    reset()
  }
  const send = ({ amount, mark }: Paid) =>
    mutate(
      { memberId: member.memberId, channelCode, amountFen: fenOf(amount) ?? 0, mark },
      {
        onSuccess: () => {
          close()
          void message.success('已登记付款')
        }
      }
    )
  return (
    <>
      <Button onClick={() => setOpen(true)}>登记付款</Button>
      <FormDialog<Paid>
        title={`登记付款给 ${member.phoneMasked ?? member.nickname}`}
        does='确认登记'
        isOpen={isOpen}
        isPending={isPending}
        error={error}
        onDone={send}
        onClose={close}
      >
        <YuanField name='amount' label='已付金额' mostFen={payableFen} />
        <Form.Item
          name='mark'
          label='付款单号（同一单号只登记一次）'
          rules={[
            { required: true, whitespace: true, message: '请填写付款单号' },
            { pattern: MARK_PATTERN, message: MARK_HINT }
          ]}
        >
          <Input maxLength={MAX_PAYOUT_MARK} placeholder='如 2026-11' />
        </Form.Item>
      </FormDialog>
    </>
  )
}
