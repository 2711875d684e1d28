import { View } from '@tarojs/components'
import { cleanName } from '@contract/typed/name'
import { Fault } from '@/ui/fault/fault'
import { Field } from '@/ui/field/field'
import { Pressable } from '@/ui/pressable/pressable'
import { RichText } from '@/ui/rich-text/rich-text'
import { Tick } from '@/ui/tick/tick'
import type { YanglaoSign } from '../use-yanglao-sign'
import css from './sign-form.module.scss'

/** Element id of what is filled in, which is scrolled to where something is missing. */
export const SIGN_ELEMENT = 'sign-form'

/** The text to be signed, the name, and the consent checkbox. */
export function SignForm({ html, sign }: { html: string; sign: YanglaoSign }) {
  const { name, agreed, faults, typeName, toggle } = sign
  return (
    <>
      <View className={css.sheet}>
        <View className={css.title}>照护服务协议</View>
        <RichText html={html} />
      </View>
      <View id={SIGN_ELEMENT} className={css.sheet}>
        <Field
          label='您的姓名'
          labelled
          placeholder='请填写真实姓名'
          value={name}
          maxlength={20}
          clean={cleanName}
          autoFill='name'
          fault={faults.name}
          onType={typeName}
        />
        <Pressable
          className={css.tick}
          role='checkbox'
          selected={agreed}
          label='我已阅读并同意照护服务协议'
          onPress={toggle}
        >
          <Tick on={agreed} size='large' />
          <View>我已阅读并同意以上协议</View>
        </Pressable>
        <Fault text={faults.agreement ?? faults.form} />
      </View>
    </>
  )
}
