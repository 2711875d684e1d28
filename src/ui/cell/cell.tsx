import type { PropsWithChildren, ReactNode } from 'react'
import { View } from '@tarojs/components'
import { classNames } from '../class-names'
import { Icon, type IconShape } from '../icon/icon'
import chevron from '../icon/icons/chevron-right.module.scss'
import { Pressable } from '../pressable/pressable'
import { HEADING } from '../read-as'
import css from './cell.module.scss'

export interface CellProps {
  title: ReactNode
  icon?: IconShape
  note?: ReactNode
  /** At the right: text, a price, a switch. */
  value?: ReactNode
  /** Makes the row pressable, with an arrow. */
  onPress?: (() => void) | undefined
  label?: string
}

/** One row of a list: icon, title with a note below, value, and an arrow if it leads somewhere. */
export function Cell({ title, icon, note, value, onPress, label }: CellProps) {
  const body = (
    <>
      {icon ? <Icon of={icon} size={20} className={css.icon} /> : null}
      <View className={css.text}>
        <View className={css.title}>{title}</View>
        {note ? <View className={css.note}>{note}</View> : null}
      </View>
      {value !== undefined ? <View className={css.value}>{value}</View> : null}
      {onPress ? <Icon of={chevron} size={16} className={css.chevron} /> : null}
    </>
  )
  if (!onPress) return <View className={css.cell}>{body}</View>
  return (
    <Pressable className={css.cell} onPress={onPress} label={label}>
      {body}
    </Pressable>
  )
}

/** Rows on one white card, a hairline between them; a heading above. */
export function CellGroup({
  title,
  children,
  className
}: PropsWithChildren<{ title?: string; className?: string }>) {
  return (
    <View className={classNames(css.group, className)}>
      {title ? (
        <View className={css.heading} {...HEADING}>
          {title}
        </View>
      ) : null}
      <View className={css.rows}>{children}</View>
    </View>
  )
}
