import { goHome, replace } from '@/routes/navigate'
import cards from '@/ui/illustration/illustrations/cards.module.scss'
import orders from '@/ui/illustration/illustrations/orders.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Page } from '@/ui/page/page'
import type { Refusal } from '../refusal'

const WAYS = {
  home: { text: '回首页看看', onPress: () => void goHome() },
  cards: { text: '去选一张会员卡', onPress: () => void goHome('ExchangeCenter') }
}

interface RefusalStateProps {
  title: string
  refusal: Refusal
  /** The plate that was to be bought: its page names the cards that carry it, and the order that waits. */
  plateId?: string | undefined
}

/** A page that says why something cannot be bought here, and leads on. */
export function RefusalState({ title, refusal, plateId }: RefusalStateProps) {
  const toPlate = plateId && {
    text: '查看权益包',
    onPress: () => void replace('pages/plateDetails/index', { plateId })
  }
  return (
    <Page title={title}>
      <EmptyState
        illustration={refusal.way === 'cards' ? cards : orders}
        text={refusal.text}
        hint={refusal.hint}
        action={toPlate || WAYS[refusal.way]}
      />
    </Page>
  )
}
