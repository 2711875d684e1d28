import { useEffect, useState } from 'react'
import { View } from '@tarojs/components'
import { drawButton, type Lottery, type LotteryDraw } from '@/features/lottery/model'
import { Picture } from '@/ui/picture/picture'
import { wheelAngle } from '../turn'
import css from './wheel.module.scss'
import { DrawButton } from './draw-button'

export interface BoardProps {
  lottery: Lottery
  isPending: boolean
  /** The prize that the server drew: the wheel stops there. */
  turning: LotteryDraw | undefined
  /** Animations are off: the wheel jumps to the prize. */
  still: boolean
  onPress: () => void
  onStood: () => void
}

/** Equals the duration of the `.turning` transition. */
const LOOP_TICK_MS = 4200

/** Background colours of the prizes, repeated in this order. */
const ground = (count: number): string =>
  `conic-gradient(${Array.from(
    { length: count },
    (_, at) => `var(--${at % 2 === 0 ? 'surface' : 'gold-soft'}) 0 ${((at + 1) * 360) / count}deg`
  ).join(',')})`

/** A wheel that spins to the prize that the server drew. */
export function Wheel({ lottery, isPending, turning, still, onPress, onStood }: BoardProps) {
  const { prizes } = lottery
  const [angle, setAngle] = useState(0)
  const drawId = turning?.drawId
  useEffect(() => {
    if (!turning) return
    const index = prizes.findIndex(({ prizeId }) => prizeId === turning.prizeId)
    setAngle((from) => wheelAngle(from, Math.max(index, 0), prizes.length))
    const timer = setTimeout(onStood, still ? 0 : LOOP_TICK_MS)
    return () => clearTimeout(timer)
    // one spin per draw, whatever is refetched meanwhile
    // oxlint-disable-next-line react/exhaustive-deps
  }, [drawId])
  return (
    <View className={css.rim}>
      <View
        className={css.wheel}
        style={{ background: ground(prizes.length), transform: `rotate(${angle}deg)` }}
        aria-hidden='true'
      >
        {prizes.map(({ prizeId, name, picture }, at) => (
          <View
            key={prizeId}
            className={css.slice}
            style={{ transform: `rotate(${((at + 0.5) * 360) / prizes.length}deg)` }}
          >
            <View className={css.name}>{name}</View>
            <Picture src={picture} className={css.picture} eager />
          </View>
        ))}
      </View>
      <View className={css.hub}>
        <View className={css.pointer} />
        <DrawButton
          {...drawButton(lottery)}
          isPending={isPending || turning !== undefined}
          onPress={onPress}
        />
      </View>
    </View>
  )
}
