import { View } from '@tarojs/components'
import { formatLastDay } from '@/lib/time'
import { Button } from '@/ui/button/button'
import { Fault } from '@/ui/fault/fault'
import type { UndoCheck } from '../login-check'
import { useUndoDeletion } from '../use-undo-deletion'
import css from './login-form.module.scss'

/** Says that the account is being deleted, and lets its owner revoke that and log in. */
export function UndoDeletion({ check }: { check: UndoCheck }) {
  const { busy, fault, undo, waitOn } = useUndoDeletion(check)
  return (
    <View className={css.form}>
      <View className={css.lead}>
        {`您已申请注销这个账号，${formatLastDay(check.closed.deletedAt)} 之后会删除您的个人信息，不能恢复。`}
      </View>
      <View className={css.lead}>现在撤销注销，会员卡、优惠券和订单都会原样保留。</View>
      <Fault text={fault} />
      <View className={css.actions}>
        <Button block size='large' loading={busy} onPress={undo}>
          撤销注销并登录
        </Button>
        <Button block kind='quiet' onPress={waitOn}>
          继续等待注销
        </Button>
      </View>
    </View>
  )
}
