import { useId } from 'react'
import { ScrollView, View } from '@tarojs/components'
import { Badge } from '../badge/badge'
import { classNames } from '../class-names'
import { Pressable } from '../pressable/pressable'
import css from './tabs.module.scss'

export interface TabsProps<K extends string> {
  items: readonly { key: K; title: string; dot?: boolean; count?: number }[]
  active: K
  onChange: (key: K) => void
  /** For screen readers: what the tabs divide. */
  label: string
}

/** A row of tabs that scrolls if wider than the screen; arrow keys move along it. */
export function Tabs<K extends string>({ items, active, onChange, label }: TabsProps<K>) {
  const id = `tabs${useId().replace(/\W/g, '')}`
  const step = (from: number) => (by: 1 | -1) => {
    const next = items[from + by]
    if (next) onChange(next.key)
  }
  return (
    <ScrollView
      scrollX
      className={css.tabs}
      scrollIntoView={`${id}-${active}`}
      scrollWithAnimation
      showScrollbar={false}
      enhanced
    >
      <View className={css.row} {...{ role: 'tablist' }} aria-label={label}>
        {items.map(({ key, title, dot, count }, index) => (
          <Pressable
            key={key}
            id={`${id}-${key}`}
            className={classNames(css.tab, key === active && css.active)}
            role='tab'
            selected={key === active}
            onPress={() => onChange(key)}
            onStep={step(index)}
          >
            <Badge dot={dot ?? false} count={count ?? 0}>
              <View>{title}</View>
            </Badge>
          </Pressable>
        ))}
      </View>
    </ScrollView>
  )
}
