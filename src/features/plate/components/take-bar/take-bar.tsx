import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'

export interface TakeBarProps {
  /** How many may still be taken in this round. */
  left: number
  onTake: () => void
  /** What comes second: to renew, to buy another. Undefined where that is not possible. */
  other: { text: string; onPress: () => void } | undefined
}

/** The bar of something held of whose round something is left: taking it. What comes second stands beside it. */
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
