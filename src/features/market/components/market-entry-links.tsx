import { Text, View } from '@tarojs/components'
import { navigate } from '@/routes/navigate'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import css from './market-entry-links.module.scss'

/** Kind of goods, which names the picture too; name, what it is good for in phrases that stay whole, page. */
const ENTRY_LINKS = [
  ['goods', '商城', ['好物寄到家'], 'pages-mall/physicalMall/index'],
  ['landmark', '景点门票', ['实名预订，', '凭码入园'], 'pagesA/landmark-ticket/index'],
  ['travel', '悦途会员', ['机场贵宾厅，', '扫码进厅'], 'pages-secondary/yueTuVip/index']
] as const

/** Links to goods sold on separate pages: of one kind, or all. */
export function MarketEntryLinks({ of = 'all' }: { of?: string }) {
  const doors = ENTRY_LINKS.filter(([kind]) => of === 'all' || of === kind)
  return doors.length === 0 ? null : (
    <View className={css.doors}>
      {doors.map(([kind, title, phrases, page]) => (
        <Pressable key={title} className={css.door} onPress={() => void navigate(page)}>
          <View className={css.words}>
            <View className={css.title}>{title}</View>
            {phrases.map((phrase) => (
              <Text key={phrase} className={css.phrase}>
                {phrase}
              </Text>
            ))}
          </View>
          <Picture src={`/assets/catalogue/doors/${kind}.webp`} className={css.picture} eager />
        </Pressable>
      ))}
    </View>
  )
}
