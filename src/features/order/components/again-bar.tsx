import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'

export interface AgainBarProps {
  /** Why this order cannot be paid. */
  reason: string | undefined
  loading: boolean
  onPress: () => void
}

/** Replaces PayBar if an order can no longer be paid, but a new one can be created. */
export function AgainBar({ reason, loading, onPress }: AgainBarProps) {
  return (
    <BottomBar note={reason}>
      <Button size='large' block loading={loading} onPress={onPress}>
        重新下单
      </Button>
    </BottomBar>
  )
}
