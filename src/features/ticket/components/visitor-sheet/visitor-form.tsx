import { useState } from 'react'
import { View } from '@tarojs/components'
import { isVisitorName, WRONG_VISITOR_NAME } from '@contract/ticket/visitor-name'
import { typedCode } from '@contract/typed/code'
import { cleanDocumentName } from '@contract/typed/name'
import { Button } from '@/ui/button/button'
import { Chips } from '@/ui/chips/chips'
import { Fault } from '@/ui/fault/fault'
import { Field } from '@/ui/field/field'
import { Sheet } from '@/ui/sheet/sheet'
import { useSaveVisitor } from '../../commands'
import { DOCUMENT_LABELS, DOCUMENTS, type Visitor, type VisitorDraft } from '../../model'
import css from './visitor-form.module.scss'

export interface VisitorFormProps {
  open: boolean
  /** Who is changed; undefined = somebody new. */
  visitor: Visitor | undefined
  onSaved: (visitor: Visitor) => void
  onClose: () => void
}

const NUMBER_LENGTH = 30
const typedNumber = (text: string): string => typedCode(text, NUMBER_LENGTH)

const CHOICES = DOCUMENTS.map((key) => ({ key, title: DOCUMENT_LABELS[key] }))

const draftOf = (visitor: Visitor | undefined): VisitorDraft => ({
  visitorId: visitor?.visitorId,
  name: visitor?.name ?? '',
  document: visitor?.document ?? 'idCard',
  number: ''
})

interface Faults {
  readonly name?: string
  readonly number?: string
  /** Of the whole form: as many are saved as may be. */
  readonly form?: string
}

/** Under which field a refusal of the server stands: the name was checked before, so it is about the document, or the list. */
const refusal = ({ message }: Error): Faults =>
  message.includes('证件') || message.includes('号') ? { number: message } : { form: message }

/** Somebody to go with: a name and a document. The number of one that is kept is not shown, and stays if none is typed. */
export function VisitorForm({ open, visitor, onSaved, onClose }: VisitorFormProps) {
  const [draft, setDraft] = useState(() => draftOf(visitor))
  const [faults, setFaults] = useState<Faults>({})
  const { submit, pending } = useSaveVisitor(onSaved, (error) => setFaults(refusal(error)))
  const change = (part: Partial<VisitorDraft>) => {
    setFaults({})
    setDraft((before) => ({ ...before, ...part }))
  }
  const stays = visitor !== undefined && draft.document === visitor.document
  const save = () => {
    const name = draft.name.trim()
    if (name === '') return setFaults({ name: '请填写证件上的姓名' })
    if (!isVisitorName(name)) return setFaults({ name: WRONG_VISITOR_NAME })
    if (draft.number.trim() === '' && !stays) return setFaults({ number: '请填写证件号码' })
    submit({ ...draft, name })
  }
  return (
    <Sheet
      open={open}
      title={visitor ? '编辑出行人' : '新增出行人'}
      onClose={onClose}
      footer={
        <Button block size='large' loading={pending !== undefined} onPress={save}>
          保存
        </Button>
      }
    >
      <Field
        label='姓名'
        labelled
        placeholder='与证件上的姓名一致'
        value={draft.name}
        maxlength={30}
        clean={cleanDocumentName}
        fault={faults.name}
        onType={(name) => change({ name })}
      />
      <Chips
        title='证件类型'
        items={CHOICES}
        chosen={draft.document}
        onChoose={(document) => change({ document })}
      />
      <Field
        label='证件号码'
        labelled
        placeholder={
          stays ? `${visitor.maskedNumber}，不修改可留空` : `请输入${DOCUMENT_LABELS[draft.document]}号码`
        }
        value={draft.number}
        maxlength={NUMBER_LENGTH}
        clean={typedNumber}
        keyboard='code'
        fault={faults.number}
        onType={(number) => change({ number })}
      />
      <Fault text={faults.form} />
      <View className={css.promise}>证件号码加密保存，只用于实名预订和入园时核对</View>
    </Sheet>
  )
}
