import { View } from '@tarojs/components'
import { outcomeOf, type LotteryDraw } from '@/features/lottery/model'
import { navigate } from '@/routes/navigate'
import { Button } from '@/ui/button/button'
import { ButtonRow } from '@/ui/button-row/button-row'
import { Overlay } from '@/ui/overlay/overlay'
import { Picture } from '@/ui/picture/picture'
import css from './outcome.module.scss'

export interface OutcomeSheetProps {
  shown: { readonly draw: LotteryDraw; readonly isEarlier: boolean } | undefined
  onClose: () => void
}

const WAYS = {
  prizes: 'pages-activities/my-prizes/index',
  coupons: 'pages-my/couponList/index',
  points: 'pagesA/pointSetting/index'
} as const

/** The result of a draw. */
export function OutcomeSheet({ shown, onClose }: OutcomeSheetProps) {
  if (!shown) return null
  const { title, note, action } = outcomeOf(shown.draw)
  return (
    <Overlay open onClose={onClose} label='抽奖结果' place='middle'>
      <View className={css.outcome} aria-live='polite'>
        {shown.isEarlier ? <View className={css.earlier}>您上一次的抽奖结果</View> : null}
        <Picture src={shown.draw.picture} className={css.picture} eager />
        <View className={css.title}>{title}</View>
        {note ? <View className={css.note}>{note}</View> : null}
      </View>
      <ButtonRow className={css.actions}>
        <Button kind={action ? 'plain' : 'primary'} block onPress={onClose}>
          {action ? '继续抽奖' : '知道了'}
        </Button>
        {action ? (
          <Button
            block
            onPress={() => {
              onClose()
              void navigate(WAYS[action.to])
            }}
          >
            {action.text}
          </Button>
        ) : null}
      </ButtonRow>
    </Overlay>
  )
}
