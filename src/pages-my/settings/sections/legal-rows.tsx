import { navigate } from '@/routes/navigate'
import { Cell, CellGroup } from '@/ui/cell/cell'

/** The texts that were agreed to, one row each. */
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

/** What is known of the member, who is told of it, and a copy of it. */
export function PersonalDataRows({ onExport }: { onExport: () => void }) {
  return (
    <CellGroup>
      <Cell title='个人信息收集清单' onPress={() => openText('collected')} />
      <Cell title='第三方共享清单' onPress={() => openText('shared')} />
      <Cell title='导出我的个人信息' onPress={onExport} />
    </CellGroup>
  )
}

const openText = (kind: 'user' | 'privacy' | 'collected' | 'shared') =>
  void navigate('pages-my/agreement/index', { kind })
