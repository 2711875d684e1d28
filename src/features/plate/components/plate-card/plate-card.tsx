import { memo } from 'react'
import { View } from '@tarojs/components'
import type { PlateOfMine } from '@contract/types'
import { formatMonthDay, msUntil } from '@/lib/time'
import { navigate } from '@/routes/navigate'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import css from './plate-card.module.scss'
import { PrivilegeIcons } from './privilege-icons'
import { RoundRing } from './round-ring'
import { remainingIn, resetText } from './round-text'

export interface PlateCardProps {
  plate: PlateOfMine
}

function RoundLine({ plate }: PlateCardProps) {
  const { round, startsAt } = plate
  if (!round) {
    const waiting = msUntil(startsAt) > 0
    return <View className={css.line}>{waiting ? `${formatMonthDay(startsAt)} 开始` : '已全部结束'}</View>
  }
  const left = remainingIn(round)
  return (
    <View className={css.line}>
      <View className={left > 0 ? css.can : css.done}>
        {left > 0 ? `本期还可领 ${left}/${round.quota}` : '本期已领完'}
      </View>
      <View>{resetText(round)}</View>
    </View>
  )
}

/**
 * A plate that a member holds: what is left of this round as a ring, when it resets, and what can be
 * received.
 */
export const PlateCard = memo(function PlateCard({ plate }: PlateCardProps) {
  const { plateId, memberCardId, name, picture, round } = plate
  const open = () => void navigate('pages/plateDetails/index', { plateId, memberCardId })
  return (
    <View className={css.card}>
      <Pressable className={css.head} onPress={open}>
        <Picture src={picture} className={css.picture} />
        <View className={css.words}>
          <View className={css.name}>{name}</View>
          <RoundLine plate={plate} />
        </View>
        {round ? <RoundRing left={remainingIn(round)} quota={round.quota} /> : null}
      </Pressable>
      <PrivilegeIcons plate={plate} onMore={open} />
    </View>
  )
})
