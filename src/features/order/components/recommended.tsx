import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import { labelledWorth } from '@/lib/worth'
import { navigate } from '@/routes/navigate'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import { HEADING } from '@/ui/read-as'
import type { PrivilegeBrief } from '../model'
import { recommendedQuery } from '../queries'
import css from './recommended.module.scss'

export interface RecommendedProps {
  orderNo: string
  /** At most so many; all of them when left out. */
  most?: number
  onMore?: () => void
}

/** What may be worth a look after a payment. Renders nothing if empty: it is secondary content. */
export function Recommended({ orderNo, most, onMore }: RecommendedProps) {
  const { data = [] } = useQuery(recommendedQuery(orderNo))
  if (data.length === 0) return null
  return (
    <View className={css.block}>
      <View className={css.head}>
        <View className={css.title} {...HEADING}>
          为您推荐
        </View>
        {onMore && most !== undefined && data.length > most ? (
          <Pressable className={css.more} onPress={onMore}>
            更多
          </Pressable>
        ) : null}
      </View>
      {data.slice(0, most).map((privilege) => (
        <Item key={privilege.privilegeId} privilege={privilege} />
      ))}
    </View>
  )
}

function Item({ privilege }: { privilege: PrivilegeBrief }) {
  const { privilegeId, name, subtitle, brandName, picture } = privilege
  return (
    <Pressable
      className={css.item}
      onPress={() => void navigate('pages/privilegeDetail/index', { privilegeId })}
    >
      <Picture className={css.picture} src={picture} />
      <View className={css.text}>
        <View className={css.name}>{name}</View>
        <View className={css.line}>{subtitle || brandName}</View>
        <View className={css.face}>{labelledWorth(privilege)}</View>
      </View>
    </Pressable>
  )
}
