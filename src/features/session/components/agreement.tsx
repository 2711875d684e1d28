import { View } from '@tarojs/components'
import { openPrivacyContract } from '@/platform/wechat/privacy-contract'
import { navigate } from '@/routes/navigate'
import { AgreedTick } from '@/ui/agreed-texts/agreed-tick'
import type { AgreedText } from '@/ui/agreed-texts/agreed-texts'
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
    <View className={css.agreement}>
      <AgreedTick
        agreed={agreed}
        label='同意用户协议、会员注册协议和隐私政策'
        texts={TEXTS}
        fault={fault}
        onToggle={onToggle}
      />
    </View>
  )
}
