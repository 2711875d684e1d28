import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'

export interface TakeBarProps {
  /** How many may still be received in this round. */
  left: number
  onTake: () => void
  /** Secondary action: renew, or buy another. Undefined if not possible. */
  other: { text: string; onPress: () => void } | undefined
}

/**
 * The action bar of a card or plate with something left in its round: receive, with the secondary action
 * beside it.
 */
export function TakeBar({ left, onTake, other }: TakeBarProps) {
  const aside = other ? (
    <Button kind='plain' size='large' block onPress={other.onPress}>
      {other.text}
    </Button>
  ) : undefined
  return (
    <BottomBar aside={aside}>
      <Button size='large' block onPress={onTake}>
        {`去领取（还可领 ${left} 项）`}
      </Button>
    </BottomBar>
  )
}
