import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { Pressable } from '../pressable/pressable'
import { Switch } from './switch'
import css from './switch-row.module.scss'

export interface SwitchRowProps {
  title: string
  note?: ReactNode
  on: boolean
  /** For screen readers: the title, and the effect. */
  label: string
  disabled?: boolean
  onChange: (on: boolean) => void
}

/** A row with an on/off switch; a tap anywhere on it toggles it. */
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
