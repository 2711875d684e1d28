import { View } from '@tarojs/components'
import { RoundRing } from '@/features/plate/components/plate-card/round-ring'
import { remainingIn, resetText } from '@/features/plate/components/plate-card/round-text'
import type { PlateHeld } from '@/features/plate/model'
import { formatLastDay } from '@/lib/time'
import { navigate } from '@/routes/navigate'
import { Icon } from '@/ui/icon/icon'
import chevron from '@/ui/icon/icons/chevron-right.module.scss'
import { Pressable } from '@/ui/pressable/pressable'
import css from './held.module.scss'

function roundLine({ round, endsAt }: PlateHeld): string {
  if (!round) return `有效期至 ${formatLastDay(endsAt)}`
  const left = remainingIn(round)
  return `${left > 0 ? `本期还可领 ${left} 项` : '本期已领完'} · ${resetText(round)}`
}

/** The member's copy of the plate: its running round and what is left of it. Links to its card. */
export function Held({ held }: { held: PlateHeld }) {
  const { memberCardId, round } = held
  return (
    <Pressable className={css.held} onPress={() => void navigate('pages/cardDetail/index', { memberCardId })}>
      {round ? <RoundRing left={remainingIn(round)} quota={round.quota} /> : null}
      <View className={css.words}>
        <View className={css.title}>
          {round ? `我的权益包 · 第 ${round.roundNo}/${round.rounds} 期` : '我的权益包'}
        </View>
        <View className={css.note}>{roundLine(held)}</View>
      </View>
      <Icon of={chevron} size={16} className={css.chevron} />
    </Pressable>
  )
}
