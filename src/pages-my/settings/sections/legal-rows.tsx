import { usePlainWord, type PlainWord } from '@/features/appearance/plain-words'
import { navigate } from '@/routes/navigate'
import { Cell, CellGroup } from '@/ui/cell/cell'

/** The accepted legal texts, one row each. */
export function AgreedTexts() {
  return (
    <CellGroup>
      <Cell title='用户协议' onPress={() => openText('user')} />
      <Cell title='隐私政策' onPress={() => openText('privacy')} />
      <Cell
        title='会员注册协议'
        onPress={() => void navigate('pages-my/memberRegistrationAgreement/index')}
      />
      <Cell title='会员续费协议' onPress={() => void navigate('pages-my/memberRenewalAgreement/index')} />
    </CellGroup>
  )
}

/** The data collected about the member, who receives it, and its export. */
export function PersonalDataRows({ onExport }: { onExport: () => void }) {
  const plain = usePlainWord()
  const row = (title: PlainWord, onPress: () => void) => (
    <Cell title={title} note={plain(title)} onPress={onPress} />
  )
  return (
    <CellGroup>
      {row('个人信息收集清单', () => openText('collected'))}
      {row('第三方共享清单', () => openText('shared'))}
      {row('导出我的个人信息', onExport)}
    </CellGroup>
  )
}

const openText = (kind: 'user' | 'privacy' | 'collected' | 'shared') =>
  void navigate('pages-my/agreement/index', { kind })
