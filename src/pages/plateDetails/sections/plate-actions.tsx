import { leftIn } from '@/features/plate/components/plate-card/round-text'
import { TakeBar } from '@/features/plate/components/take-bar/take-bar'
import type { PlateOfMine } from '@/features/plate/model'
import { navigate } from '@/routes/navigate'

export interface PlateActionsProps {
  /** The member's own copy, something of whose round is left. */
  held: PlateOfMine
  /** Buys another; undefined where that is not possible. */
  onBuy: (() => void) | undefined
}

/** What a plate that the member holds is for: taking from it. Buying another stands beside it. */
export function PlateActions({ held, onBuy }: PlateActionsProps) {
  const { memberPlateId, round, privileges } = held
  const next = privileges.find(({ taken }) => !taken)
  const take = () =>
    next && void navigate('pages/privilegeDetail/index', { privilegeId: next.privilegeId, memberPlateId })
  return (
    <TakeBar
      left={round ? leftIn(round) : 0}
      onTake={take}
      other={onBuy ? { text: '再买一份', onPress: onBuy } : undefined}
    />
  )
}
