import { Sheet } from '@/ui/sheet/sheet'
import { AppearanceChoice } from './appearance-choice'

export interface AppearanceSheetProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** 显示设置: over any page. */
export function AppearanceSheet({ open, onClose }: AppearanceSheetProps) {
  return (
    <Sheet open={open} title='显示设置' onClose={onClose}>
      <AppearanceChoice />
    </Sheet>
  )
}
