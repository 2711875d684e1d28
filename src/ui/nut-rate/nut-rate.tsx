import { Rate } from '@nutui/nutui-react-taro'
import { View } from '@tarojs/components'
import '../../styles/nutui.scss'
import { Icon } from '../icon/icon'
import starFilled from '../icon/icons/star-filled.module.scss'
import star from '../icon/icons/star.module.scss'
import { Scores, type RatingProps } from '../scores/scores'
import css from './nut-rate.module.scss'

const lit = <Icon of={starFilled} size={32} className={css.lit} />
const unlit = <Icon of={star} size={32} className={css.unlit} />

/**
 * NutUI's stars, which have no names and no key support: below each is a radio button with its score, for
 * screen readers and the keyboard, while touch and mouse reach the stars.
 */
export function NutRate(props: RatingProps) {
  const { value, count, onRate } = props
  return (
    <View className={css.rate}>
      <Scores {...props} className={css.scores} classOf={() => css.score} textOf={(score) => `${score} 分`} />
      <View className={css.stars} aria-hidden='true'>
        {/* with a minimum of 1, pressing the first star again does not clear the score */}
        <Rate count={count} value={value} min={1} checkedIcon={lit} uncheckedIcon={unlit} onChange={onRate} />
      </View>
    </View>
  )
}
