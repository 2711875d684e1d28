import { useState } from 'react'
import { useAtomValue } from 'jotai'
import { Cell } from '@/ui/cell/cell'
import type { IconShape } from '@/ui/icon/icon'
import { appearanceAtom } from '../state'
import { appearanceLabel } from '../labels'
import { AppearanceSheet } from './appearance-sheet'

/** The row that shows the current appearance and opens its settings. */
export function AppearanceCell({ icon }: { readonly icon?: IconShape }) {
  const appearance = useAtomValue(appearanceAtom)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Cell
        {...(icon ? { icon } : {})}
        title='显示设置'
        value={appearanceLabel(appearance)}
        onPress={() => setOpen(true)}
      />
      <AppearanceSheet open={open} onClose={() => setOpen(false)} />
    </>
  )
}
