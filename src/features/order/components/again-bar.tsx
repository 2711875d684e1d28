import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'

export interface AgainBarProps {
  /** Why this order cannot be paid. */
  reason: string | undefined
  loading: boolean
  onPress: () => void
}

/** In place of PayBar where an order cannot be paid any more, and another can be made. */
export function AgainBar({ reason, loading, onPress }: AgainBarProps) {
  return (
    <BottomBar note={reason}>
      <Button size='large' block loading={loading} onPress={onPress}>
        重新下单
      </Button>
    </BottomBar>
  )
}
