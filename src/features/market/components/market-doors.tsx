import { View } from '@tarojs/components'
import { navigate } from '@/routes/navigate'
import { Pressable } from '@/ui/pressable/pressable'
import css from './market-doors.module.scss'

const DOORS = [
  { title: '商城', note: '好物寄到家', open: () => navigate('pages-mall/physicalMall/index') },
  { title: '景点门票', note: '实名预订，凭码入园', open: () => navigate('pagesA/landmark-ticket/index') }
] as const

/** Ways to what is sold on pages of its own. */
export function MarketDoors() {
  return (
    <View className={css.doors}>
      {DOORS.map(({ title, note, open }) => (
        <Pressable key={title} className={css.door} onPress={() => void open()}>
          <View className={css.title}>{title}</View>
          <View className={css.note}>{note}</View>
        </Pressable>
      ))}
    </View>
  )
}
