import { memo, useMemo } from 'react'
import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import type { MemberCard } from '@/features/card/model'
import { allExpiredQuery, endingCardQuery } from '@/features/card/queries'
import { navigate } from '@/routes/navigate'
import { Icon } from '@/ui/icon/icon'
import bellShape from '@/ui/icon/icons/bell.module.scss'
import { ViewButton } from '@/ui/view-button/view-button'
import { endsSoonText, noticeKind } from '../notice'
import css from './expiry-notice.module.scss'

interface LineProps {
  text: string
  onPress: () => void
}

function Line({ text, onPress }: LineProps) {
  return (
    <View className={css.notice}>
      <Icon of={bellShape} size={20} />
      <View className={css.text}>{text}</View>
      <ViewButton label='查看' onClick={onPress} />
    </View>
  )
}

const Waiting = () => <View className={css.notice} />

function EndsSoon() {
  const { data, isPending } = useQuery(endingCardQuery())
  if (isPending) return <Waiting />
  if (!data) return null
  const { memberCardId } = data
  return (
    <Line
      text={endsSoonText(data)}
      onPress={() => void navigate('pages/cardDetail/index', { memberCardId })}
    />
  )
}

function AllExpired() {
  const { data, isPending } = useQuery(allExpiredQuery())
  if (isPending) return <Waiting />
  const memberCardId = data?.lastExpiredCardId
  if (!data?.allExpired || !memberCardId) return null
  return (
    <Line
      text='您的卡都已到期，续费后继续享用权益'
      onPress={() => void navigate('pages-secondary/expiredCardDetails/index', { memberCardId })}
    />
  )
}

/** Announces that a card expires soon, or that all have expired; otherwise nothing. */
export const ExpiryNotice = memo(function ExpiryNotice({ cards }: { cards: readonly MemberCard[] }) {
  const kind = useMemo(() => noticeKind(cards), [cards])
  if (kind === 'ends-soon') return <EndsSoon />
  return kind === 'all-expired' ? <AllExpired /> : null
})
