import { useEffect, useState, type ReactNode } from 'react'
import { Button } from '../button/button'
import { ButtonRow } from '../button-row/button-row'
import { Sheet } from '../sheet/sheet'

export interface FilterSheetProps<T> {
  open: boolean
  filter: T
  /** What 重置 leads to. */
  usual: T
  onDone: (filter: T) => void
  onClose: () => void
  /** The choices of a draft, and how one of them changes. */
  children: (draft: T, choose: (change: Partial<T>) => void) => ReactNode
}

/** Choices that are made together: nothing changes until they are confirmed. */
export function FilterSheet<T extends object>(props: FilterSheetProps<T>) {
  const { open, filter, usual, onDone, onClose, children } = props
  const [draft, setDraft] = useState(filter)
  useEffect(() => {
    if (open) setDraft(filter)
    // reset on each opening
    // oxlint-disable-next-line react/exhaustive-deps
  }, [open])
  const done = (chosen: T) => {
    onDone(chosen)
    onClose()
  }
  const footer = (
    <ButtonRow>
      <Button kind='plain' size='large' block onPress={() => done(usual)}>
        重置
      </Button>
      <Button size='large' block onPress={() => done(draft)}>
        查看商品
      </Button>
    </ButtonRow>
  )
  return (
    <Sheet open={open} title='筛选' onClose={onClose} footer={footer}>
      {children(draft, (change) => setDraft({ ...draft, ...change }))}
    </Sheet>
  )
}
