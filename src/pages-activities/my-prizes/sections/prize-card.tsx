import { View } from '@tarojs/components'
import { prizeNote, prizeState, type MyPrize } from '@/features/lottery/model'
import { formatDay } from '@/lib/time'
import { navigate } from '@/routes/navigate'
import { Button } from '@/ui/button/button'
import { classNames } from '@/ui/class-names'
import { Picture } from '@/ui/picture/picture'
import { Tag } from '@/ui/tag/tag'
import css from './prize-card.module.scss'

export interface PrizeCardProps {
  prize: MyPrize
  onClaim: () => void
  onReceived: () => void
}

/** A prize with its state and the action it allows. */
export function PrizeCard({ prize, onClaim, onReceived }: PrizeCardProps) {
  const { prizeName, picture, lotteryTitle, drawnAt, state } = prize
  const { text, tone } = prizeState(prize)
  return (
    <View className={classNames(css.card, state === 'expired' && css.over)}>
      <View className={css.details}>
        <Picture src={picture} className={css.picture} />
        <View className={css.words}>
          <View className={css.head}>
            <View className={css.name}>{prizeName}</View>
            <Tag tone={tone}>{text}</Tag>
          </View>
          <View className={css.from}>{`${lotteryTitle} · ${formatDay(drawnAt)}`}</View>
          <View className={css.note}>{prizeNote(prize)}</View>
        </View>
      </View>
      <Action prize={prize} onClaim={onClaim} onReceived={onReceived} />
    </View>
  )
}

function Action({ prize, onClaim, onReceived }: PrizeCardProps) {
  const { state, kind, receiveId, prizeName } = prize
  if (state === 'won' || state === 'failed')
    return <Foot text={state === 'won' ? '领取' : '重新领取'} of={prizeName} isMain onPress={onClaim} />
  if (state === 'sent') return <Foot text='确认收货' of={prizeName} isMain onPress={onReceived} />
  if (state !== 'done') return null
  if (kind === 'coupon')
    return (
      <Foot text='查看优惠券' of={prizeName} onPress={() => void navigate('pages-my/couponList/index')} />
    )
  if (kind === 'points')
    return <Foot text='查看积分' of={prizeName} onPress={() => void navigate('pagesA/pointSetting/index')} />
  return receiveId === null ? null : (
    <Foot
      text='查看券码'
      of={prizeName}
      onPress={() => void navigate('pages-my/receiveRecord/index', { receiveId })}
    />
  )
}

interface FootProps {
  text: string
  of: string
  isMain?: boolean
  onPress: () => void
}

function Foot({ text, of, isMain = false, onPress }: FootProps) {
  return (
    <View className={css.foot}>
      <Button size='small' kind={isMain ? 'primary' : 'secondary'} label={`${text} ${of}`} onPress={onPress}>
        {text}
      </Button>
    </View>
  )
}
