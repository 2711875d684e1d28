import { View } from '@tarojs/components'
import { periodText } from '@/features/plate/components/plate-card/round-text'
import { roundsText, shortenedText, type PlateOffer } from '@/features/plate/model'
import { countText } from '@/lib/count'
import { Picture } from '@/ui/picture/picture'
import { readAs } from '@/ui/read-as'
import css from './plate-head.module.scss'

function Figure({ value, unit, name }: { value: string; unit: string; name: string }) {
  return (
    <View className={css.figure} {...readAs(`${name} ${value} ${unit}`)}>
      <View className={css.number}>
        <View className={css.value}>{value}</View>
        <View className={css.unit}>{unit}</View>
      </View>
      <View className={css.figureName}>{name}</View>
    </View>
  )
}

function explained({ period, quota, rounds, privilegeCount }: PlateOffer): string {
  if (quota >= privilegeCount) return explainedAll({ period, rounds, privilegeCount })
  if (period === 'once' || rounds === 1)
    return `有效期内，从 ${privilegeCount} 项里任选 ${quota} 项领取，随时可领。`
  return `${periodText(period)}从 ${privilegeCount} 项里任选 ${quota} 项领取，一共 ${rounds} 期。到期自动进入下一期，未领完的次数不累计。`
}

/** A round gives all of them: nothing is chosen, and nothing is left over. */
function explainedAll({
  period,
  rounds,
  privilegeCount
}: Pick<PlateOffer, 'period' | 'rounds' | 'privilegeCount'>): string {
  if (period === 'once' || rounds === 1) return `有效期内，${privilegeCount} 项权益都可享用。`
  return `${periodText(period)} ${privilegeCount} 项权益都可享用，一共 ${rounds} 期，到期自动进入下一期。`
}

const shortenedNote = (plate: PlateOffer): string => {
  const text = shortenedText(plate)
  return text ? `${text}。` : ''
}

/** Picture, name, and how the rounds work, in figures and in a sentence. */
export function PlateHead({ plate }: { plate: PlateOffer }) {
  const { name, subtitle, picture, period, quota, rounds, privilegeCount, sold } = plate
  return (
    <>
      <Picture src={picture} className={css.picture} eager />
      <View className={css.head}>
        <View className={css.name}>{name}</View>
        <View className={css.subtitle}>{subtitle}</View>
        <View className={css.rounds}>
          <View>{roundsText(plate)}</View>
          {sold > 0 ? <View className={css.sold}>{`已售 ${countText(sold)}`}</View> : null}
        </View>
        <View className={css.figures}>
          <Figure
            value={String(quota)}
            unit='项'
            name={period === 'once' || rounds === 1 ? '可领' : `${periodText(period)}可领`}
          />
          <Figure value={String(rounds)} unit='期' name='一共' />
          <Figure value={String(privilegeCount)} unit='项' name='可选权益' />
        </View>
        <View className={css.explained}>{`${explained(plate)}${shortenedNote(plate)}`}</View>
      </View>
    </>
  )
}
