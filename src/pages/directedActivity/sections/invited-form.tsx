import { View } from '@tarojs/components'
import { GrantCodeField } from '@/features/grant/components/grant-code-field'
import { NumberForm } from '@/features/grant/components/number-form'
import { Button } from '@/ui/button/button'
import { Chips } from '@/ui/chips/chips'
import type { Invited } from '../use-invited'
import css from './invited-form.module.scss'

const WAYS = [
  { key: 'mobile', title: '受邀手机号' },
  { key: 'code', title: '邀请码' }
] as const

/** The number or code that is invited, if it is not the number used to log in. */
export function InvitedForm({ invited }: { invited: Invited }) {
  const { way, proof, busy, code, codeFault } = invited
  return (
    <View className={css.sheet}>
      <Chips title='选择领取方式' items={WAYS} chosen={way} onChoose={invited.choose} />
      {way === 'mobile' ? (
        <>
          <View className={css.hint}>当前登录的手机号未受邀，请用收到邀请的手机号验证</View>
          <NumberForm
            proof={proof}
            busy={busy}
            label='受邀手机号'
            action='验证并领取'
            onSubmit={invited.takeByMobile}
          />
        </>
      ) : (
        <>
          <View className={css.hint}>邀请码在邀请短信或邮件中，每个码仅可使用一次</View>
          <GrantCodeField
            className={css.row}
            label='邀请码'
            code={code}
            fault={codeFault}
            onType={invited.typeCode}
            onEnter={invited.takeByCode}
          />
          <View className={css.action}>
            <Button size='large' block loading={busy} onPress={invited.takeByCode}>
              凭码领取
            </Button>
          </View>
        </>
      )}
    </View>
  )
}
