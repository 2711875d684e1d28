import { View } from '@tarojs/components'
import { CONTACT_LENGTH, CONTENT_LENGTH, KINDS } from '@/features/feedback/model'
import { PictureField } from '@/features/member/components/picture-field/picture-field'
import { Chips } from '@/ui/chips/chips'
import { Field } from '@/ui/field/field'
import { TextArea } from '@/ui/text-area/text-area'
import css from '../index.module.scss'
import type { FeedbackForm } from '../use-feedback-form'

/** Topic, text, pictures and contact. */
export function Form({ form: { draft, pictures, contentWrong, change } }: { form: FeedbackForm }) {
  return (
    <>
      <View className={css.card}>
        <Chips title='反馈类型' items={KINDS} chosen={draft.kind} onChoose={(kind) => change({ kind })} />
        <View className={css.heading}>反馈内容</View>
        <TextArea
          label='反馈内容'
          placeholder='请描述遇到的问题或您的建议，越具体越好'
          value={draft.content}
          maxlength={CONTENT_LENGTH}
          size='tall'
          counted
          fault={contentWrong}
          onType={(content) => change({ content })}
        />
        <View className={css.heading}>图片（选填）</View>
        <PictureField of={pictures} />
      </View>
      <View className={css.card}>
        <Field
          label='联系方式（选填）'
          labelled
          placeholder='手机号、微信号或邮箱'
          size='medium'
          value={draft.contact}
          maxlength={CONTACT_LENGTH}
          onType={(contact) => change({ contact })}
        />
        <View className={css.note}>仅用于就本次反馈与您联系</View>
      </View>
    </>
  )
}
