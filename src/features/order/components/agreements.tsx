import { Text, View } from '@tarojs/components'
import { navigate } from '@/routes/navigate'
import { Pressable } from '@/ui/pressable/pressable'
import css from './agreements.module.scss'

/** Who buys a card agrees to these. */
export function Agreements() {
  return (
    <View className={css.line}>
      <Text>支付即表示同意</Text>
      <Pressable
        className={css.link}
        role='link'
        onPress={() => void navigate('pages-my/memberRegistrationAgreement/index')}
      >
        《会员注册协议》
      </Pressable>
      <Pressable
        className={css.link}
        role='link'
        onPress={() => void navigate('pages-my/memberRenewalAgreement/index')}
      >
        《会员续费协议》
      </Pressable>
    </View>
  )
}
