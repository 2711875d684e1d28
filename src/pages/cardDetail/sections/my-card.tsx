import { View } from '@tarojs/components'
import { CardFace, cardNoGroups } from '@/features/card/components/card-face/card-face'
import { PurchaseBar } from '@/features/card/components/purchase-bar/purchase-bar'
import type { MemberCard, MemberCardDetail } from '@/features/card/model'
import { copyText } from '@/platform/feedback'
import { formatDay } from '@/lib/time'
import { navigate } from '@/routes/navigate'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Cell, CellGroup } from '@/ui/cell/cell'
import { Icon } from '@/ui/icon/icon'
import copyShape from '@/ui/icon/icons/copy.module.scss'
import { Page } from '@/ui/page/page'
import { Pressable } from '@/ui/pressable/pressable'
import { Stateful } from '@/ui/stateful/stateful'
import { useMyCard } from '../use-my-card'
import { Addons } from './addons'
import css from './card.module.scss'
import { CardSkeleton } from './card-skeleton'
import { MyPlates, SleepingPlates } from './my-plates'

function Facts({ card }: { card: MemberCard }) {
  const { cardNo, cardId, activatedAt, expiresAt, state } = card
  const validity =
    state === 'inactive'
      ? '激活后开始计算'
      : `${activatedAt ? formatDay(activatedAt) : ''} – ${expiresAt ? formatDay(expiresAt) : ''}`
  return (
    <CellGroup>
      <Cell
        title='卡号'
        value={
          <Pressable className={css.copy} label={`复制卡号 ${cardNo}`} onPress={() => void copyText(cardNo)}>
            <View>{cardNoGroups(cardNo)}</View>
            <Icon of={copyShape} size={16} className={css.copyIcon} />
          </Pressable>
        }
      />
      <Cell title='有效期' value={validity} />
      <Cell
        title='用卡说明'
        onPress={() => void navigate('pages-secondary/cardInstructions/index', { cardId })}
      />
    </CellGroup>
  )
}

interface BarProps {
  detail: MemberCardDetail
  onActivate: () => void
  onRenew: () => void
}

/** Activates a card that sleeps; else renews it, where it may be bought again. */
function Bar({ detail, onActivate, onRenew }: BarProps) {
  if (detail.card.state === 'inactive') {
    return (
      <BottomBar note={`激活后，${detail.card.plateCount} 个权益包马上开始`}>
        <Button size='large' block onPress={onActivate}>
          激活会员卡
        </Button>
      </BottomBar>
    )
  }
  if (detail.renew.reason === 'off_sale') return null
  return <PurchaseBar purchase={detail.renew} buyText='续费' onPress={onRenew} />
}

/** A card of the member: face, number, validity, its plates with what is taken and left, what can be added, renewing. */
export function MyCard({ title, memberCardId }: { title: string; memberCardId: string }) {
  const { query, activate, renew } = useMyCard(memberCardId)
  const detail = query.data
  return (
    <Page
      title={title}
      bottom={detail ? <Bar detail={detail} onActivate={activate} onRenew={renew} /> : undefined}
    >
      <Stateful query={query} skeleton={<CardSkeleton />}>
        {({ card, plates, addons }) => (
          <>
            <View className={css.face}>
              <CardFace {...card} />
            </View>
            <Facts card={card} />
            {card.state === 'active' ? <MyPlates plates={plates} /> : <SleepingPlates plates={plates} />}
            {card.state === 'active' ? <Addons plates={addons} /> : null}
          </>
        )}
      </Stateful>
    </Page>
  )
}
