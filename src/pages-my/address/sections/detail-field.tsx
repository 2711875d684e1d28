import { View } from '@tarojs/components'
import { DETAIL_LENGTH } from '@/features/address/model'
import { TextArea } from '@/ui/text-area/text-area'
import css from './address-form.module.scss'

export interface DetailFieldProps {
  /** A separate street line of some addresses; '' otherwise. */
  street: string
  value: string
  fault: string | undefined
  onType: (text: string) => void
}

/** Street, house and room, in as many lines as needed. */
export function DetailField({ street, value, fault, onType }: DetailFieldProps) {
  return (
    <View>
      <View className={css.label}>{street ? `详细地址（${street}）` : '详细地址'}</View>
      <TextArea
        label='详细地址'
        placeholder='街道、小区、楼栋与门牌号'
        value={value}
        maxlength={DETAIL_LENGTH}
        fault={fault}
        onType={onType}
      />
    </View>
  )
}
