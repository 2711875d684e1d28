import { Textarea, View } from '@tarojs/components'
import { DETAIL_LENGTH } from '@/features/address/model'
import { classNames } from '@/ui/class-names'
import { Fault } from '@/ui/fault/fault'
import css from './address-form.module.scss'

export interface DetailFieldProps {
  /** Known apart from the rest of some addresses; '' of others. */
  street: string
  value: string
  fault: string | undefined
  onType: (text: string) => void
}

/** Street, house and room, in as many lines as they take. */
export function DetailField({ street, value, fault, onType }: DetailFieldProps) {
  return (
    <View>
      <View className={css.label}>{street ? `详细地址（${street}）` : '详细地址'}</View>
      <Textarea
        className={classNames(css.detail, fault !== undefined && css.faulty)}
        value={value}
        maxlength={DETAIL_LENGTH}
        placeholder='街道、小区、楼栋与门牌号'
        placeholderClass={css.placeholder ?? ''}
        aria-label='详细地址'
        aria-invalid={fault !== undefined}
        onInput={({ detail }) => onType(detail.value)}
      />
      <Fault text={fault} />
    </View>
  )
}
