import { useState } from 'react'
import { Pressable } from '@/ui/pressable/pressable'
import { DaySheet } from '../day-sheet/day-sheet'
import type { DayFieldComponent } from './day-field-types'

/** Asks by wheels in a sheet. */
export const DayField: DayFieldComponent = ({ className, children, ...asked }) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Pressable className={className} onPress={() => setOpen(true)}>
        {children}
      </Pressable>
      <DaySheet {...asked} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
