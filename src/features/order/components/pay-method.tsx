import { Cell, CellGroup } from '@/ui/cell/cell'
import { Icon } from '@/ui/icon/icon'
import check from '@/ui/icon/icons/check.module.scss'
import wechat from '@/ui/icon/icons/wechat.module.scss'
import { View } from '@tarojs/components'
import css from './pay-method.module.scss'

/** The payment method; there is one on every platform. */
export function PayMethod() {
  const chosen = (
    <View className={css.chosen} aria-label='已选'>
      <Icon of={check} size={16} />
    </View>
  )
  const title = (
    <View className={css.title}>
      <Icon of={wechat} size={20} className={css.wechat} />
      <View>微信支付</View>
    </View>
  )
  return (
    <CellGroup>
      <Cell title={title} value={chosen} />
    </CellGroup>
  )
}
