import type { EndOfDay } from '@contract/time'
import { memo, type ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import type { CardFace as Face } from '@contract/types'
import { formatLastDay } from '@/lib/time'
import { classNames } from '@/ui/class-names'
import { Pressable } from '@/ui/pressable/pressable'
import css from './card-face.module.scss'

export type CardFaceState = 'for-sale' | 'active' | 'inactive' | 'expired'

export interface CardFaceProps {
  face: Face
  name: string
  /** One word or two at the upper right: 尊享. */
  level: string
  state?: CardFaceState
  /** One line below the name. */
  tagline?: string | undefined
  /** Printed in groups of four; a card for sale has none. */
  cardNo?: string | undefined
  /** ISO 8601; null before it is activated. */
  expiresAt?: EndOfDay | null | undefined
  /** At the foot instead of number and validity: the price of a card for sale. */
  foot?: ReactNode
  /** The only action: 开通, 激活. */
  action?: { text: string; onPress: () => void } | undefined
  /** Opens the card. */
  onPress?: (() => void) | undefined
  /** 56 px high, name and number alone: to choose from several. */
  compact?: boolean
  className?: string | undefined
}

const STAMP = { 'for-sale': undefined, active: undefined, inactive: '待激活', expired: '已过期' }

const VALIDITY = {
  'for-sale': () => '',
  active: (until: string) => `有效期至 ${until}`,
  inactive: () => '激活后开始计算有效期',
  expired: (until: string) => `已于 ${until} 到期`
}

function validityText(state: CardFaceState, expiresAt: EndOfDay | null | undefined): string {
  if (state !== 'inactive' && !expiresAt) return ''
  return VALIDITY[state](expiresAt ? formatLastDay(expiresAt) : '')
}

/** `8800 2026 1121` of a card's number. */
export const cardNoGroups = (cardNo: string): string => cardNo.replace(/(\w{4})(?=\w)/g, '$1 ')

/**
 * The face of a membership card: engraved ground, name, level, number in groups, validity, a sheen once when it
 * appears. Its height is 40/3 of the body type (200 px; 227 in a theme of larger type), its width that of its
 * container.
 */
export const CardFace = memo(function CardFace(props: CardFaceProps) {
  const { face, name, level, state = 'active', tagline, cardNo, expiresAt, foot, action, onPress } = props
  const validity = validityText(state, expiresAt)
  const spoken = [name, level, STAMP[state], tagline, foot ? '' : validity].filter(Boolean).join('，')
  // the button over all of it has said so
  const silent = onPress ? { 'aria-hidden': 'true' } : {}
  return (
    <View
      className={classNames(
        css.card,
        css[face],
        css[state],
        props.compact && css.compact,
        action && css.acting,
        props.className
      )}
    >
      {onPress ? <Pressable className={css.whole} label={spoken} onPress={onPress} /> : null}
      <View className={css.head} {...silent}>
        <View className={css.mark} />
        <View className={css.level}>{level}</View>
      </View>
      <View className={css.name} {...silent}>
        {name}
      </View>
      {tagline && !props.compact ? (
        <View className={css.tagline} {...silent}>
          {tagline}
        </View>
      ) : null}
      <View className={css.foot}>
        <View className={css.details} {...(foot ? {} : silent)}>
          {foot ?? (
            <>
              {cardNo ? <Text className={css.number}>{cardNoGroups(cardNo)}</Text> : null}
              {props.compact ? null : <View className={css.validity}>{validity}</View>}
            </>
          )}
        </View>
        {action ? (
          <Pressable className={css.action} label={`${action.text} ${name}`} onPress={action.onPress}>
            <View className={css.pill}>{action.text}</View>
          </Pressable>
        ) : null}
      </View>
      {state === 'expired' ? (
        <View className={css.stamp} {...silent}>
          {STAMP.expired}
        </View>
      ) : null}
    </View>
  )
})
