import { useEffect, useRef, useState } from 'react'
import { ScrollView, View } from '@tarojs/components'
import { classNames } from '@/ui/class-names'
import { Pressable } from '@/ui/pressable/pressable'
import css from './day-sheet.module.scss'

export interface DayColumnProps {
  label: string
  /** Written behind each number: 年, 月, 日. */
  unit: string
  offered: readonly number[]
  chosen: number
  onChoose: (value: number) => void
}

/** Height of one number, px: as in day-sheet.module.scss. */
const ROW = 44
/** The wheel stands still when it has not moved for this long, ms. */
const SETTLED_MS = 120

/** One wheel: scrolls by finger, mouse or keys and stops at a number; a number that is pressed comes to the middle. */
export function DayColumn({ label, unit, offered, chosen, onChoose }: DayColumnProps) {
  const index = Math.max(0, offered.indexOf(chosen))
  const [top, setTop] = useState(index * ROW)
  // it stands where it should from the beginning, and moves only afterwards
  const [moves, setMoves] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => setMoves(true), [])
  useEffect(() => setTop(index * ROW), [index])
  useEffect(() => () => clearTimeout(timer.current), [])

  const settle = (scrollTop: number) => {
    const value = offered[Math.min(offered.length - 1, Math.round(scrollTop / ROW))]
    if (value !== undefined && value !== chosen) onChoose(value)
  }
  return (
    <ScrollView
      scrollY
      scrollWithAnimation={moves}
      showScrollbar={false}
      className={css.column}
      scrollTop={top}
      onScroll={({ detail }) => {
        clearTimeout(timer.current)
        timer.current = setTimeout(() => settle(detail.scrollTop), SETTLED_MS)
      }}
      {...{ role: 'listbox' }}
      aria-label={label}
    >
      <View className={css.margin} />
      {offered.map((value) => (
        <Pressable
          key={value}
          className={classNames(css.number, value === chosen && css.chosen)}
          role='option'
          selected={value === chosen}
          onPress={() => onChoose(value)}
        >
          {`${value}${unit}`}
        </Pressable>
      ))}
      <View className={css.margin} />
    </ScrollView>
  )
}
