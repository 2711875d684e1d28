import { View } from '@tarojs/components'
import { typedPhone } from '@contract/typed/phone'
import { PlainWords } from '@/features/appearance/components/plain-words'
import { CodeField } from '@/features/session/components/code-field'
import { Button } from '@/ui/button/button'
import { Fault } from '@/ui/fault/fault'
import { Field } from '@/ui/field/field'
import css from '../index.module.scss'
import type { SetPhone } from '@/features/phone/use-set-phone'

/** Verifies the new number. */
export function NewStep({ phone, hasMobile }: { phone: SetPhone; hasMobile: boolean }) {
  const { draft, faults, busy, fresh } = phone
  return (
    <>
      <View className={css.card}>
        <View className={css.title}>{hasMobile ? '新的手机号' : '绑定手机号'}</View>
        <View className={css.lead}>
          {hasMobile
            ? '更换后用新手机号登录，原手机号不再能登录此账号。'
            : '绑定后可用手机号登录；该号码已有账号时，可以把它合并进来。'}
        </View>
        <PlainWords inside of={hasMobile ? ['验证码'] : ['绑定', '验证码']} />
        <Field
          className={css.row}
          keyboard='number'
          label={hasMobile ? '请输入新手机号' : '请输入手机号'}
          maxlength={11}
          clean={typedPhone}
          autoFill='tel-national'
          value={draft.mobile}
          fault={faults.mobile}
          onType={fresh.typeMobile}
          onEnter={fresh.send}
        />
        <CodeField
          className={css.row}
          value={draft.newCode}
          fault={faults.code}
          sending={fresh.sending}
          resendAt={draft.newResendAt}
          onType={fresh.type}
          onEnter={fresh.next}
          onSend={fresh.send}
        />
        <Fault text={faults.form} />
      </View>
      <View className={css.actions}>
        <Button block size='large' loading={busy.change} onPress={fresh.next}>
          {hasMobile ? '确认更换' : '确认绑定'}
        </Button>
      </View>
    </>
  )
}
