import { useState } from 'react'
import { View } from '@tarojs/components'
import { REASONS, type AssistantMessage, type RatingReason } from '@/features/assistant/model'
import { classNames } from '@/ui/class-names'
import { Pressable } from '@/ui/pressable/pressable'
import chips from './chips.module.scss'
import css from './rating.module.scss'

export interface RatingProps {
  rating: AssistantMessage['rating']
  onRate: (good: boolean, reason?: RatingReason) => void
}

/** Whether the answer was helpful; for a bad rating the reason is requested. */
export function Rating({ rating, onRate }: RatingProps) {
  const [requesting, setRequesting] = useState(false)
  return (
    <View>
      <View className={css.rating} {...{ role: 'group' }} aria-label='评价这个回答'>
        <Pressable
          className={classNames(css.rate, rating?.good === true && css.rated)}
          role='checkbox'
          selected={rating?.good === true}
          onPress={() => {
            setRequesting(false)
            onRate(true)
          }}
        >
          有帮助
        </Pressable>
        <Pressable
          className={classNames(css.rate, rating?.good === false && css.rated)}
          role='checkbox'
          selected={rating?.good === false}
          onPress={() => {
            setRequesting(true)
            onRate(false)
          }}
        >
          没帮助
        </Pressable>
        {rating ? (
          <View className={css.thanks} aria-live='polite'>
            {rating.reason ? '已记下，我们会改进' : '谢谢评价'}
          </View>
        ) : null}
      </View>
      {requesting && rating?.good === false && rating.reason === null ? (
        <View className={chips.chips} {...{ role: 'group' }} aria-label='原因'>
          {REASONS.map(({ key, title }) => (
            <Pressable key={key} className={chips.chip} onPress={() => onRate(false, key)}>
              {title}
            </Pressable>
          ))}
        </View>
      ) : null}
    </View>
  )
}
