import { remainingIn } from '@/features/plate/components/plate-card/round-text'
import { TakeBar } from '@/features/plate/components/take-bar/take-bar'
import type { PlateOfMine } from '@/features/plate/model'
import { navigate } from '@/routes/navigate'

export interface PlateActionsProps {
  /** The member's own copy, with something left in its round. */
  held: PlateOfMine
  /** Buys another; undefined if not possible. */
  onBuy: (() => void) | undefined
}

/** The actions for a member who holds the plate: receive, with buying another beside it. */
export function PlateActions({ held, onBuy }: PlateActionsProps) {
  const { memberPlateId, round, privileges } = held
  const next = privileges.find(({ taken }) => !taken)
  const take = () =>
    next && void navigate('pages/privilegeDetail/index', { privilegeId: next.privilegeId, memberPlateId })
  return (
    <TakeBar
      left={round ? remainingIn(round) : 0}
      onTake={take}
      other={onBuy ? { text: '再买一份', onPress: onBuy } : undefined}
    />
  )
}
