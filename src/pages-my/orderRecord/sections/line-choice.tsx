import { View } from '@tarojs/components'
import type { OfferedLine } from '@/features/aftersale/model'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import { Stepper } from '@/ui/stepper/stepper'
import { Tick } from '@/ui/tick/tick'
import css from './refund.module.scss'

export interface LineChoiceProps {
  line: OfferedLine
  /** How many of it can be refunded now. */
  most: number
  chosen: number
  why: string | null
  onChoose: (quantity: number) => void
}

/** A line of the order: whether it is refunded, and how many. */
export function LineChoice({
  line: { name, picture, quantity },
  most,
  chosen,
  why,
  onChoose
}: LineChoiceProps) {
  return (
    <View className={css.line}>
      <Pressable
        className={css.lineHead}
        role='checkbox'
        selected={chosen > 0}
        disabled={most === 0}
        onPress={() => onChoose(chosen > 0 ? 0 : most)}
      >
        <Tick on={chosen > 0} />
        <Picture className={css.thumb} src={picture} />
        <View className={css.lineText}>
          <View className={css.name}>{name}</View>
          <View className={css.text}>
            {most === 0 ? (why ?? '此项已不能申请') : `共 ${quantity} 件，可申请 ${most} 件`}
          </View>
        </View>
      </Pressable>
      {chosen > 0 && most > 1 ? (
        <Stepper label={name} value={chosen} most={most} onChange={onChoose} />
      ) : null}
    </View>
  )
}
