import { View } from '@tarojs/components'
import { Cell, CellGroup } from '@/ui/cell/cell'
import { Icon } from '@/ui/icon/icon'
import wechat from '@/ui/icon/icons/wechat.module.scss'
import { Tick } from '@/ui/tick/tick'
import css from './pay-method.module.scss'

/** The payment method; there is one on every platform. */
export function PayMethod() {
  const title = (
    <View className={css.title}>
      <Icon of={wechat} size={20} className={css.wechat} />
      <View>微信支付</View>
    </View>
  )
  return (
    <CellGroup>
      <Cell title={title} value={<Tick on />} />
    </CellGroup>
  )
}
