import { PurchaseBar } from '@/features/card/components/purchase-bar/purchase-bar'
import type { MemberCardDetail } from '@/features/card/model'
import { TakeBar } from '@/features/plate/components/take-bar/take-bar'
import { remainingIn, takingOf } from '@/features/plate/components/plate-card/round-text'
import { navigate } from '@/routes/navigate'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { cardStep } from '../card-step'

export interface CardActionsProps {
  detail: MemberCardDetail
  onActivate: () => void
  onRenew: () => void
}

/**
 * The actions of a card: activate an inactive one, receive what is left of this round, renew one that expires
 * soon. The secondary action is beside it.
 */
export function CardActions({ detail, onActivate, onRenew }: CardActionsProps) {
  const { card, plates, renew } = detail
  const step = cardStep(detail)
  if (step === 'activate') {
    return (
      <BottomBar note={`激活后，${card.plateCount} 个权益包立即生效`}>
        <Button size='large' block onPress={onActivate}>
          激活会员卡
        </Button>
      </BottomBar>
    )
  }
  const { left } = takingOf(plates)
  const take = () => {
    const plate = plates.find(({ round }) => round !== null && remainingIn(round) > 0)
    if (!plate) return
    const { plateId, memberCardId } = plate
    void navigate('pages/plateDetails/index', { plateId, memberCardId })
  }
  if (step === 'take') {
    return (
      <TakeBar
        left={left}
        onTake={take}
        other={renew.allowed ? { text: '续费', onPress: onRenew } : undefined}
      />
    )
  }
  if (renew.reason === 'off_sale') return null
  if (step === 'wait') {
    return (
      <BottomBar note='本期权益已领完，下期见'>
        <Button kind='secondary' size='large' block disabled={!renew.allowed} onPress={onRenew}>
          续费
        </Button>
      </BottomBar>
    )
  }
  return <PurchaseBar purchase={renew} buyText='续费' onPress={onRenew} />
}
