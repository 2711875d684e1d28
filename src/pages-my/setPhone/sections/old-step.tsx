import { View } from '@tarojs/components'
import { PlainWords } from '@/features/appearance/components/plain-words'
import { CodeField } from '@/features/session/components/code-field'
import { navigate } from '@/routes/navigate'
import { Button } from '@/ui/button/button'
import { Fault } from '@/ui/fault/fault'
import css from '../index.module.scss'
import type { SetPhone } from '@/features/phone/use-set-phone'

/** 138 **** 8000 */
const grouped = (masked: string) => masked.replace(/^(.{3})(.{4})(.{4})$/, '$1 $2 $3')

/** Verifies the member's current number. */
export function OldStep({ phone, maskedMobile }: { phone: SetPhone; maskedMobile: string }) {
  const { draft, faults, busy, old } = phone
  return (
    <>
      <View className={css.card}>
        <View className={css.what}>当前手机号</View>
        <View className={css.number}>{grouped(maskedMobile)}</View>
        <View className={css.lead}>为保障账号安全，请先用短信验证当前手机号。</View>
        <PlainWords inside of={['验证码']} />
        <CodeField
          className={css.row}
          value={draft.oldCode}
          fault={faults.code}
          sending={old.sending}
          resendAt={draft.oldResendAt}
          onType={old.type}
          onEnter={old.next}
          onSend={old.send}
        />
        <Fault text={faults.form} />
      </View>
      <View className={css.actions}>
        <Button block size='large' loading={busy.verify} onPress={old.next}>
          下一步
        </Button>
        <Button block kind='quiet' onPress={() => void navigate('pages-my/channelCustomerService/index')}>
          手机号已停用？联系客服
        </Button>
      </View>
    </>
  )
}
