import { memo } from 'react'
import { View } from '@tarojs/components'
import { CardFace } from '@/features/card/components/card-face/card-face'
import type { MemberCard, PlateOfMine } from '@/features/card/model'
import { PlateCard } from '@/features/plate/components/plate-card/plate-card'
import { takingOf } from '@/features/plate/components/plate-card/round-text'
import { navigate } from '@/routes/navigate'
import css from './cards.module.scss'

/** The open card with its plates. */
export const OpenCard = memo(function OpenCard({
  card,
  plates
}: {
  card: MemberCard
  plates: PlateOfMine[]
}) {
  const { memberCardId } = card
  const { left, quota } = takingOf(plates)
  return (
    <View className={css.open}>
      <CardFace
        {...card}
        tagline={quota > 0 ? `本期还可领 ${left}/${quota}` : `${card.plateCount} 个权益包`}
        onPress={() => void navigate('pages/cardDetail/index', { memberCardId })}
      />
      {plates.map((plate) => (
        <View key={plate.memberPlateId} className={css.plate}>
          <PlateCard plate={plate} />
        </View>
      ))}
    </View>
  )
})

/** Another card in the wallet; a dot if it has something new. */
export function ClosedCard({ card, dot, onOpen }: { card: MemberCard; dot: boolean; onOpen: () => void }) {
  return (
    <View className={css.closed}>
      <CardFace {...card} compact onPress={onOpen} />
      {dot ? <View className={css.dot} {...{ role: 'img' }} aria-label='有新内容' /> : null}
    </View>
  )
}
