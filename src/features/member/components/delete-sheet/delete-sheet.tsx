import { useState } from 'react'
import { Input, View } from '@tarojs/components'
import { Button } from '@/ui/button/button'
import { Sheet } from '@/ui/sheet/sheet'
import { DELETE_WORD } from '../../model'
import css from './delete-sheet.module.scss'

const POINTS = [
  '昵称、头像、生日、手机号、微信绑定和收货地址将被删除，无法恢复',
  '没有用完的会员卡、权益包和优惠券随账号一起失效，不退款',
  '订单与支付记录依法保留，但不再与你的身份关联',
  '有待付款、发放中或退款中的订单时，不能注销'
]

export interface DeleteSheetProps {
  open: boolean
  deleting: boolean
  /** Why it did not work. */
  fault: string | undefined
  /** Offered when orders are what stands in the way. */
  onOrders: (() => void) | undefined
  onDelete: () => void
  onClose: () => void
}

/** What deleting the account means; it has to be typed, so that no slip of a finger does it. */
export function DeleteSheet({ open, deleting, fault, onOrders, onDelete, onClose }: DeleteSheetProps) {
  const [typed, setTyped] = useState('')
  const close = () => {
    setTyped('')
    onClose()
  }
  const footer = (
    <Button block size='large' loading={deleting} disabled={typed.trim() !== DELETE_WORD} onPress={onDelete}>
      确认注销
    </Button>
  )
  return (
    <Sheet open={open} title='注销账号' onClose={close} footer={footer}>
      <View>
        <View className={css.lead}>注销后：</View>
        {POINTS.map((point) => (
          <View key={point} className={css.point}>
            <View className={css.dot} />
            <View className={css.words}>{point}</View>
          </View>
        ))}
        <View className={css.ask}>{`确定要注销，请输入“${DELETE_WORD}”`}</View>
        <Input
          className={css.input ?? ''}
          value={typed}
          maxlength={4}
          placeholder={DELETE_WORD}
          onInput={({ detail }) => setTyped(detail.value)}
          aria-label='输入注销两个字'
        />
        {fault ? (
          <View className={css.fault} role='alert'>
            {fault}
          </View>
        ) : null}
        {fault && onOrders ? (
          <View className={css.orders}>
            <Button kind='secondary' size='small' onPress={onOrders}>
              去看订单
            </Button>
          </View>
        ) : null}
      </View>
    </Sheet>
  )
}
