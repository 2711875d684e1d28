import { View } from '@tarojs/components'
import { Button } from '@/ui/button/button'
import css from './tip.module.scss'

export interface MenuTipProps {
  onCopy: () => void
  onClose: () => void
}

/** A drawing of WeChat's menu: an arrow to its three dots, and the entry to choose there. */
export function MenuTip({ onCopy, onClose }: MenuTipProps) {
  return (
    <View className={css.tip}>
      <View className={css.arrow} />
      <View className={css.title}>请在浏览器中打开</View>
      <View className={css.steps}>
        <View className={css.step}>
          <View className={css.number}>1</View>
          <View>点击右上角的 ⋯</View>
        </View>
        <View className={css.step}>
          <View className={css.number}>2</View>
          <View>选择“在浏览器打开”</View>
        </View>
      </View>
      <View className={css.menu}>
        <View className={css.choice}>在浏览器打开</View>
      </View>
      <View className={css.actions}>
        <Button block size='large' onPress={onCopy}>
          复制链接
        </Button>
        <Button block size='large' kind='quiet' onPress={onClose}>
          关闭页面
        </Button>
      </View>
    </View>
  )
}
