import { leftIn } from '@/features/plate/components/plate-card/round-words'
import type { PlateOfMine } from '@/features/plate/model'
import { navigate } from '@/routes/navigate'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'

export interface PlateActionsProps {
  /** The member's own copy, something of whose round is left. */
  held: PlateOfMine
  /** Buys another; undefined where that is not possible. */
  onBuy: (() => void) | undefined
}

/** What a plate that the member holds is for: taking from it. Buying another stands beside it. */
export function PlateActions({ held, onBuy }: PlateActionsProps) {
  const { memberPlateId, round, privileges } = held
  const left = round ? leftIn(round) : 0
  const next = privileges.find(({ taken }) => !taken)
  const take = () =>
    next && void navigate('pages/privilegeDetail/index', { privilegeId: next.privilegeId, memberPlateId })
  return (
    <BottomBar
      aside={
        onBuy ? (
          <Button kind='plain' size='large' onPress={onBuy}>
            再买一份
          </Button>
        ) : undefined
      }
    >
      <Button size='large' block onPress={take}>
        {`去领取（还可领 ${left} 项）`}
      </Button>
    </BottomBar>
  )
}
