import { useEffect, useState } from 'react'
import { View } from '@tarojs/components'
import type { Lottery } from '@/features/lottery/model'
import { Icon } from '@/ui/icon/icon'
import giftShape from '@/ui/icon/icons/gift.module.scss'
import { Pressable } from '@/ui/pressable/pressable'
import { usePageVisible } from '@/ui/visible/visible'
import css from './winners.module.scss'

/** How long each winner is shown. */
const EACH_MS = 4000

/** Recent winners, shown one after the other until paused; with animations off, only the newest. */
export function Winners({ winners, still }: { winners: Lottery['winners']; still: boolean }) {
  const [at, setAt] = useState(0)
  const [paused, setPaused] = useState(false)
  const visible = usePageVisible()
  const couldMove = !still && winners.length > 1
  const moves = couldMove && visible && !paused
  useEffect(() => {
    if (!moves) return
    const timer = setInterval(() => setAt((before) => before + 1), EACH_MS)
    return () => clearInterval(timer)
  }, [moves])
  const winner = winners[at % Math.max(winners.length, 1)]
  return (
    <View className={css.winners}>
      <Icon of={giftShape} size={16} className={css.icon} />
      <View key={at} className={css.words}>
        {winner ? `${winner.who} 抽到了${winner.prizeName}` : '好运从第一次抽奖开始'}
      </View>
      {couldMove ? (
        <Pressable
          className={css.pause}
          label={paused ? '继续播报中奖消息' : '暂停播报中奖消息'}
          onPress={() => setPaused(!paused)}
        >
          {paused ? '继续' : '暂停'}
        </Pressable>
      ) : null}
    </View>
  )
}
