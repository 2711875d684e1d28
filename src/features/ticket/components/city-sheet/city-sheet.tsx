import { View } from '@tarojs/components'
import { shortCity } from '@/features/location/model'
import { classNames } from '@/ui/class-names'
import { Pressable } from '@/ui/pressable/pressable'
import { Sheet } from '@/ui/sheet/sheet'
import css from './city-sheet.module.scss'

export interface CitySheetProps {
  open: boolean
  cities: readonly { readonly cityCode: string; readonly name: string; readonly sights: number }[]
  /** '' = everywhere. */
  chosen: string
  onChoose: (cityCode: string) => void
  onClose: () => void
}

/** Cities in which there are sights. */
export function CitySheet({ open, cities, chosen, onChoose, onClose }: CitySheetProps) {
  const all = cities.reduce((sum, { sights }) => sum + sights, 0)
  return (
    <Sheet open={open} title='选择城市' onClose={onClose}>
      <View className={css.grid} {...{ role: 'radiogroup' }} aria-label='城市'>
        {[{ cityCode: '', name: '全国', sights: all }, ...cities].map(({ cityCode, name, sights }) => (
          <Pressable
            key={cityCode}
            className={classNames(css.city, cityCode === chosen && css.chosen)}
            role='radio'
            selected={cityCode === chosen}
            onPress={() => onChoose(cityCode)}
          >
            <View className={css.name}>{shortCity(name)}</View>
            <View className={css.count}>{`${sights} 个景点`}</View>
          </Pressable>
        ))}
      </View>
    </Sheet>
  )
}
