import { useState } from 'react'
import { View } from '@tarojs/components'
import { Button } from '@/ui/button/button'
import { Fault } from '@/ui/fault/fault'
import { Field } from '@/ui/field/field'
import { Sheet } from '@/ui/sheet/sheet'
import { DELETE_WORD } from '../../model'
import type { AccountCode } from '../../use-account-code'
import { AccountCodeField } from '../account-code-field'
import css from './delete-sheet.module.scss'

const POINTS = [
  '账号立即停用，所有设备退出登录',
  '15 天内再次登录可以撤销，会员卡、优惠券和订单原样保留',
  '满 15 天后，昵称、头像、生日、手机号、微信绑定和收货地址将被删除，不能恢复',
  '未用完的会员卡、权益包和优惠券随之失效，不退款',
  '订单与支付记录依法保留，但不再与您的身份关联',
  '有待付款、发放中或退款中的订单时，不能注销'
]

export interface DeleteSheetProps {
  open: boolean
  deleting: boolean
  /** Why it did not work. */
  fault: string | undefined
  code: AccountCode
  /** Offered when orders are what stands in the way. */
  onOrders: (() => void) | undefined
  onDelete: () => void
  onClose: () => void
}

/** What deleting the account means; the word has to be typed, so that it cannot happen by accident. */
export function DeleteSheet(props: DeleteSheetProps) {
  const { open, deleting, fault, code, onOrders, onDelete, onClose } = props
  const [typed, setTyped] = useState('')
  const close = () => {
    setTyped('')
    onClose()
  }
  const footer = (
    <Button block size='large' loading={deleting} disabled={typed.trim() !== DELETE_WORD} onPress={onDelete}>
      申请注销
    </Button>
  )
  return (
    <Sheet open={open} title='注销账号' onClose={close} footer={footer}>
      <View>
        <View className={css.lead}>申请注销后：</View>
        {POINTS.map((point) => (
          <View key={point} className={css.point}>
            <View className={css.dot} />
            <View className={css.words}>{point}</View>
          </View>
        ))}
        <View className={css.ask}>{`如确定申请，请输入“${DELETE_WORD}”`}</View>
        <Field
          className={css.field}
          size='medium'
          label={`输入${DELETE_WORD}两个字`}
          placeholder={DELETE_WORD}
          value={typed}
          maxlength={4}
          onType={setTyped}
        />
        <AccountCodeField className={css.field} code={code} onEnter={onDelete} />
        <Fault text={fault} />
        {fault && onOrders ? (
          <View className={css.orders}>
            <Button kind='secondary' size='small' onPress={onOrders}>
              查看订单
            </Button>
          </View>
        ) : null}
      </View>
    </Sheet>
  )
}
