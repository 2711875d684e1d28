import { View } from '@tarojs/components'
import { goBack } from '@/routes/navigate'
import { Button } from '@/ui/button/button'
import css from './tip.module.scss'

/** The mini-program has no menu entry that opens a browser: the user copies the link. */
export function CopyTip({ onCopy }: { onCopy: () => void }) {
  return (
    <View className={css.tip}>
      <View className={css.title}>请在浏览器中打开</View>
      <View className={css.text}>该页面无法在小程序中打开，请复制链接到手机浏览器中打开。</View>
      <View className={css.actions}>
        <Button block size='large' onPress={onCopy}>
          复制链接
        </Button>
        <Button block size='large' kind='quiet' onPress={() => void goBack()}>
          返回
        </Button>
      </View>
    </View>
  )
}
