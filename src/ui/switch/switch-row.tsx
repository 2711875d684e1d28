import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { Pressable } from '../pressable/pressable'
import { Switch } from './switch'
import css from './switch-row.module.scss'

export interface SwitchRowProps {
  title: string
  note?: ReactNode
  on: boolean
  /** What is read out: the title, and what follows of it. */
  label: string
  disabled?: boolean
  onChange: (on: boolean) => void
}

/** A row with something to switch on or off; a tap anywhere on it does. */
export function SwitchRow({ title, note, on, label, disabled = false, onChange }: SwitchRowProps) {
  return (
    <Pressable
      className={css.row}
      role='switch'
      selected={on}
      label={label}
      disabled={disabled}
      onPress={() => onChange(!on)}
    >
      <View className={css.text}>
        <View className={css.title}>{title}</View>
        {note ? <View className={css.note}>{note}</View> : null}
      </View>
      {disabled ? null : <Switch on={on} />}
    </Pressable>
  )
}
