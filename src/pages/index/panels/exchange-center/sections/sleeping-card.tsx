import { View } from '@tarojs/components'
import type { MemberCard } from '@/features/card/model'
import { SectionHead } from '@/features/market/components/section-head/section-head'
import { navigate } from '@/routes/navigate'
import { Button } from '@/ui/button/button'
import css from './current-round.module.scss'

/** Replaces the rounds of a card that offers nothing now: says how to activate or renew it. */
export function SleepingCard({ card }: { card: MemberCard }) {
  const { memberCardId, cardNo, plateCount } = card
  const inactive = card.state === 'inactive'
  const wake = () => {
    if (inactive) void navigate('pages/activation/index', { cardNo })
    else void navigate('pages-secondary/expiredCardDetails/index', { memberCardId })
  }
  return (
    <View>
      <SectionHead title='本期权益' />
      <View className={css.sleeping}>
        <View className={css.words}>
          {inactive ? `激活后，${plateCount} 个权益包立即生效` : '卡已到期，续费后权益继续'}
        </View>
        <Button size='small' onPress={wake}>
          {inactive ? '去激活' : '去续费'}
        </Button>
      </View>
    </View>
  )
}
