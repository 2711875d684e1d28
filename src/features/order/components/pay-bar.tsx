import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Price } from '@/ui/price/price'
import { isBusy, type Payment } from '../payment-machine'

export interface PayBarProps {
  payFen: number
  payment: Payment
  /** Why it cannot be paid now. */
  blocked?: string | undefined
  onPay: () => void
}

const TEXT: Partial<Record<Payment['step'], string>> = {
  creating: '正在提交',
  paying: '正在支付',
  confirming: '正在确认支付结果'
}

/** What is to pay, and the button; shows progress while under way, and the reason after a failure. */
export function PayBar({ payFen, payment, blocked, onPay }: PayBarProps) {
  const free = payFen === 0 ? '免费领取' : '立即支付'
  return (
    <BottomBar
      aside={<Price fen={payFen} size='large' />}
      note={payment.step === 'failed' ? payment.message : blocked}
    >
      <Button
        size='large'
        block
        guarded
        loading={isBusy(payment)}
        disabled={blocked !== undefined}
        onPress={onPay}
      >
        {TEXT[payment.step] ?? free}
      </Button>
    </BottomBar>
  )
}
