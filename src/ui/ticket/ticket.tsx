import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { classNames } from '../class-names'
import { Button } from '../button/button'
import { Pressable } from '../pressable/pressable'
import css from './ticket.module.scss'

export interface TicketProps {
  /** Left of the perforation: a Price, 8折, an Icon. */
  value: ReactNode
  valueNote?: string | undefined
  name: string
  /** One line: its conditions. */
  rule?: string | undefined
  /** One line: until when. */
  until?: string | undefined
  state?: 'usable' | 'used' | 'expired'
  /** Instead of 已使用 and 已过期, or beside a usable ticket that has no action. */
  stateText?: string | undefined
  action?: { text: string; onPress: () => void; loading?: boolean; disabled?: boolean } | undefined
  /** Opens the whole ticket. */
  onPress?: (() => void) | undefined
  /** The value is what it is worth, rather than what it takes off a price. */
  worth?: boolean
  /** `gold` on a white card, where a white one would not stand out. */
  tone?: 'surface' | 'gold'
  className?: string | undefined
}

const STATE_TEXT = { usable: undefined, used: '已使用', expired: '已过期' }

/**
 * A coupon or privilege: value, perforated line, name and rule, one action. Used and expired ones are greyed
 * out.
 */
export function Ticket(props: TicketProps) {
  const {
    value,
    valueNote,
    name,
    rule,
    until,
    state = 'usable',
    action,
    onPress,
    worth = false,
    tone = 'surface',
    className
  } = props
  const stateText = props.stateText ?? STATE_TEXT[state]
  const body = (
    <>
      <View className={classNames(css.left, worth && css.worth)}>
        <View className={css.value}>{value}</View>
        {valueNote ? <View className={css.valueNote}>{valueNote}</View> : null}
      </View>
      <View className={css.right}>
        <View className={css.name}>{name}</View>
        {rule ? <View className={css.line}>{rule}</View> : null}
        {until ? <View className={css.line}>{until}</View> : null}
      </View>
    </>
  )
  return (
    <View className={classNames(css.ticket, css[tone], state !== 'usable' && css.quiet, className)}>
      {onPress ? (
        <Pressable className={css.body} onPress={onPress}>
          {body}
        </Pressable>
      ) : (
        <View className={css.body}>{body}</View>
      )}
      {action && state === 'usable' ? (
        <View className={css.action}>
          <Button
            size='small'
            loading={action.loading ?? false}
            disabled={action.disabled ?? false}
            label={`${action.text} ${name}`}
            onPress={action.onPress}
          >
            {action.text}
          </Button>
        </View>
      ) : stateText ? (
        <View className={css.state}>{stateText}</View>
      ) : null}
    </View>
  )
}
