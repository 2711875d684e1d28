import { View } from '@tarojs/components'
import { PlainWords } from '@/features/appearance/components/plain-words'
import { CardFace, cardNoGroups } from '@/features/card/components/card-face/card-face'
import type { MemberCardDetail } from '@/features/card/model'
import { renewedText, termText } from '@/lib/card-term'
import { copyText } from '@/platform/feedback/copy-text'
import { formatDay, formatLastDay } from '@/lib/time'
import { navigate } from '@/routes/navigate'
import { Cell, CellGroup } from '@/ui/cell/cell'
import { Icon } from '@/ui/icon/icon'
import copyShape from '@/ui/icon/icons/copy.module.scss'
import { Page } from '@/ui/page/page'
import { Pressable } from '@/ui/pressable/pressable'
import { Stateful } from '@/ui/stateful/stateful'
import { useMyCard } from '../use-my-card'
import { Addons } from './addons'
import { CardActions } from './card-actions'
import css from './card.module.scss'
import { CardSkeleton } from './card-skeleton'
import { Saved } from './saved'
import { MyPlates, SleepingPlates } from './my-plates'

function Facts({ card, renew, nextTerm }: Pick<MemberCardDetail, 'card' | 'renew' | 'nextTerm'>) {
  const { cardNo, cardId, activatedAt, expiresAt, state } = card
  const validity =
    state === 'inactive'
      ? '激活后开始计算'
      : `${activatedAt ? formatDay(activatedAt) : ''} – ${expiresAt ? formatLastDay(expiresAt) : ''}`
  return (
    <CellGroup>
      <Cell
        title='卡号'
        value={
          <Pressable
            className={css.copy}
            label={`${cardNoGroups(cardNo)} 复制卡号`}
            onPress={() => void copyText(cardNo)}
          >
            <View>{cardNoGroups(cardNo)}</View>
            <Icon of={copyShape} size={16} className={css.copyIcon} />
          </Pressable>
        }
      />
      <Cell title='有效期' value={validity} note={renewedText(card)} />
      {state === 'active' && renew.allowed && nextTerm.renews ? (
        <Cell title='续费后新增' value={termText(nextTerm)} />
      ) : null}
      <Cell
        title='用卡说明'
        onPress={() => void navigate('pages-secondary/cardInstructions/index', { cardId })}
      />
    </CellGroup>
  )
}

/**
 * One of the member's cards: face, number, validity, plates with what was received and what is left, add-ons,
 * renewal.
 */
export function MyCard({ title, memberCardId }: { title: string; memberCardId: string }) {
  const { query, activate, renew } = useMyCard(memberCardId)
  const detail = query.data
  return (
    <Page
      title={title}
      bottom={detail ? <CardActions detail={detail} onActivate={activate} onRenew={renew} /> : undefined}
    >
      <Stateful query={query} skeleton={<CardSkeleton />}>
        {({ card, plates, addons, savedFen, month, renew, nextTerm }) => (
          <>
            <View className={css.face}>
              <CardFace {...card} />
            </View>
            <Saved savedFen={savedFen} month={month} />
            <Facts card={card} renew={renew} nextTerm={nextTerm} />
            <PlainWords of={card.state === 'inactive' ? ['激活', '权益包'] : ['权益包']} />
            {card.state === 'active' ? <MyPlates plates={plates} /> : <SleepingPlates plates={plates} />}
            {card.state === 'active' ? <Addons plates={addons} /> : null}
          </>
        )}
      </Stateful>
    </Page>
  )
}
