import { View } from '@tarojs/components'
import { openPrivacyContract } from '@/platform/wechat/privacy-contract'
import { navigate } from '@/routes/navigate'
import { AgreedTexts, type AgreedText } from '@/ui/agreed-texts/agreed-texts'
import { Fault } from '@/ui/fault/fault'
import { Pressable } from '@/ui/pressable/pressable'
import { Tick } from '@/ui/tick/tick'
import css from './agreement.module.scss'

/** The mini-program's privacy policy is the one that WeChat has of it; elsewhere, and where it has none, ours. */
async function openPolicy(): Promise<void> {
  if (!(await openPrivacyContract())) await navigate('pages-my/agreement/index', { kind: 'privacy' })
}

/** Renewal is agreed to where a card is bought, not by logging in. */
const TEXTS: readonly AgreedText[] = [
  { title: '用户协议', open: () => navigate('pages-my/agreement/index') },
  { title: '会员注册协议', open: () => navigate('pages-my/memberRegistrationAgreement/index') },
  { title: '隐私政策', open: openPolicy }
]

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
          label='同意用户协议、会员注册协议和隐私政策'
          onPress={onToggle}
        >
          <Tick on={agreed} />
        </Pressable>
        <View className={css.text}>
          <AgreedTexts words='我已阅读并同意' texts={TEXTS} onPressWords={onToggle} />
        </View>
      </View>
      <Fault text={fault} />
    </View>
  )
}
