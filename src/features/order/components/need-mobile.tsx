import { View } from '@tarojs/components'
import { Button } from '@/ui/button/button'
import css from './need-mobile.module.scss'

/** The channel sells only to members with a mobile number. */
export function NeedMobile({ onBind }: { onBind: () => void }) {
  return (
    <View className={css.notice} role='alert'>
      <View className={css.text}>购买前需要绑定手机号，用手机号登录一次即可</View>
      <Button kind='secondary' size='small' onPress={onBind}>
        去绑定
      </Button>
    </View>
  )
}
