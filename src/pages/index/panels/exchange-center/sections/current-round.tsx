import { memo } from 'react'
import { ScrollView, View } from '@tarojs/components'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { MemberCard, PlateOfMine } from '@/features/card/model'
import { SectionHead } from '@/features/market/components/section-head/section-head'
import { PlateCard } from '@/features/plate/components/plate-card/plate-card'
import { PrivilegeTicket } from '@/features/plate/components/plate-card/privilege-ticket'
import { resetText, takingOf } from '@/features/plate/components/plate-card/round-text'
import { runningRoundsQuery } from '@/features/plate/queries'
import { navigate } from '@/routes/navigate'
import { readAs } from '@/ui/read-as'
import { Stateful } from '@/ui/stateful/stateful'
import { newestFirst, ticketsOf } from '../rounds'
import css from './current-round.module.scss'
import { SleepingCard } from './sleeping-card'
import { PLATES, RoundSkeleton } from './skeletons'

function Summary({ plates }: { plates: readonly PlateOfMine[] }) {
  const { left, quota, next } = takingOf(plates)
  if (quota === 0) return null
  const reset = next ? ` · ${resetText(next)}` : ''
  return (
    <View className={css.summary} {...readAs(`还可领 ${left}，共 ${quota}${reset}`)}>
      <View>还可领</View>
      <View className={css.left}>{String(left)}</View>
      <View>{`/${quota}${reset}`}</View>
    </View>
  )
}

function Tickets({ plates }: { plates: readonly PlateOfMine[] }) {
  const tickets = ticketsOf(plates)
  if (tickets.length === 0) return <View className={css.allTaken}>本期权益已全部领完，下期见</View>
  return (
    <ScrollView scrollX className={css.tickets} showScrollbar={false} enhanced>
      <View className={css.row}>
        {tickets.map(({ privilege, memberPlateId }) => (
          <PrivilegeTicket
            key={`${memberPlateId} ${privilege.privilegeId}`}
            privilege={privilege}
            memberPlateId={memberPlateId}
          />
        ))}
      </View>
    </ScrollView>
  )
}

function Rounds({ card }: { card: MemberCard }) {
  const { memberCardId, plateCount } = card
  const query = useQuery({ ...runningRoundsQuery(memberCardId), placeholderData: keepPreviousData })
  const openCard = () => void navigate('pages/cardDetail/index', { memberCardId })
  return (
    <Stateful query={query} skeleton={<RoundSkeleton plates={plateCount} />}>
      {(all) => {
        const plates = newestFirst(all)
        return (
          <View>
            <SectionHead title='本期权益' aside={<Summary plates={plates} />} />
            <Tickets plates={plates} />
            <SectionHead
              title='权益包'
              {...(plates.length > PLATES
                ? { more: { text: `全部 ${plates.length} 个`, onPress: openCard } }
                : {})}
            />
            {plates.slice(0, PLATES).map((plate) => (
              <View key={plate.memberPlateId} className={css.plate}>
                <PlateCard plate={plate} />
              </View>
            ))}
          </View>
        )
      }}
    </Stateful>
  )
}

export interface CurrentRoundProps {
  card: MemberCard
}

/** What the visible card offers in this round. */
export const CurrentRound = memo(function CurrentRound({ card }: CurrentRoundProps) {
  return card.state === 'active' ? <Rounds card={card} /> : <SleepingCard card={card} />
})
