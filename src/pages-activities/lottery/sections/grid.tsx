import { useEffect, useRef, useState } from 'react'
import { View } from '@tarojs/components'
import { drawButton } from '@/features/lottery/model'
import { classNames } from '@/ui/class-names'
import { Picture } from '@/ui/picture/picture'
import { AROUND, lightSteps } from '../turn'
import { DrawButton } from './draw-button'
import css from './grid.module.scss'
import type { BoardProps } from './wheel'

/** Index of the button among the nine boxes. */
const MIDDLE = 4
const BOXES = Array.from({ length: 9 }, (_, box) => box)
/** How long the light rests on the prize before the result is announced. */
const PAUSE_MS = 500

/** Nine boxes: a light runs around the button to the prize that the server drew. */
export function Grid({ lottery, isPending, turning, still, onPress, onStood }: BoardProps) {
  const { prizes } = lottery
  const [lit, setLit] = useState<number>()
  const last = useRef(0)
  const drawId = turning?.drawId
  useEffect(() => {
    if (!turning) return
    const found = prizes.findIndex(({ prizeId }) => prizeId === turning.prizeId)
    const to = Math.max(found, 0)
    let timer: ReturnType<typeof setTimeout>
    const steps = still ? [{ at: to, wait: 0 }] : lightSteps(last.current, to)
    const run = (step: number) => {
      const next = steps[step]
      if (!next) {
        last.current = to
        timer = setTimeout(onStood, still ? 0 : PAUSE_MS)
        return
      }
      timer = setTimeout(() => {
        setLit(next.at)
        run(step + 1)
      }, next.wait)
    }
    run(0)
    return () => clearTimeout(timer)
    // one animation per draw, whatever is refetched meanwhile
    // oxlint-disable-next-line react/exhaustive-deps
  }, [drawId])
  return (
    <View className={css.frame}>
      <View className={css.grid}>
        {BOXES.map((box) => {
          if (box === MIDDLE)
            return (
              <View key={box} className={css.middle}>
                <DrawButton
                  {...drawButton(lottery)}
                  square
                  isPending={isPending || turning !== undefined}
                  onPress={onPress}
                />
              </View>
            )
          const place = AROUND.indexOf(box as (typeof AROUND)[number])
          const prize = prizes[place]
          return (
            <View key={box} className={classNames(css.box, lit === place && css.lit)} aria-hidden='true'>
              <Picture src={prize?.picture} className={css.picture} eager />
              <View className={css.name}>{prize?.name}</View>
            </View>
          )
        })}
      </View>
    </View>
  )
}
