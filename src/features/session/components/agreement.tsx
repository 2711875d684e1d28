import { Text, View } from '@tarojs/components'
import { navigate } from '@/routes/navigate'
import { Fault } from '@/ui/fault/fault'
import { Pressable } from '@/ui/pressable/pressable'
import { Tick } from '@/ui/tick/tick'
import css from './agreement.module.scss'

const TEXTS = [
  ['用户协议', 'pages-my/agreement/index'],
  ['会员注册协议', 'pages-my/memberRegistrationAgreement/index'],
  ['会员续费协议', 'pages-my/memberRenewalAgreement/index']
] as const

export interface AgreementProps {
  agreed: boolean
  fault: string | undefined
  onToggle: () => void
}

/** The tick that a login needs, and the three texts it stands for. */
export function Agreement({ agreed, fault, onToggle }: AgreementProps) {
  return (
    <View>
      <View className={css.line}>
        <Pressable
          className={css.tick}
          role='checkbox'
          selected={agreed}
          label='同意用户协议、会员注册协议和会员续费协议'
          onPress={onToggle}
        >
          <Tick on={agreed} />
        </Pressable>
        <View className={css.text}>
          <Text className={css.words} onClick={onToggle}>
            我已阅读并同意
          </Text>
          {TEXTS.map(([title, path]) => (
            <Pressable key={path} className={css.link} role='link' onPress={() => void navigate(path)}>
              {`《${title}》`}
            </Pressable>
          ))}
        </View>
      </View>
      <Fault text={fault} />
    </View>
  )
}
