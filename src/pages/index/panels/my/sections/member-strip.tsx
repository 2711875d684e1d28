import { View } from '@tarojs/components'
import type { MemberSummary } from '@/features/member/model'
import { navigate } from '@/routes/navigate'
import { Pressable } from '@/ui/pressable/pressable'
import css from './member-strip.module.scss'

export type Summary = MemberSummary | undefined

interface CountProps {
  count: number | undefined
  name: string
  onPress: () => void
}

function Count({ count, name, onPress }: CountProps) {
  return (
    <Pressable className={css.count} onPress={onPress}>
      <View className={css.figure}>{count === undefined ? '–' : String(count)}</View>
      <View className={css.name}>{name}</View>
    </Pressable>
  )
}

/** What a member holds, in figures, on a card's background; without a card, a link to get one. */
export function MemberStrip({ loggedIn, summary }: { loggedIn: boolean; summary: Summary }) {
  const none = !loggedIn || summary?.cards === 0
  return (
    <View className={css.strip}>
      <View className={css.counts}>
        <Count
          name='我的卡'
          count={summary?.cards}
          onPress={() => void navigate('pages-secondary/myCard/index')}
        />
        <Count
          name='优惠券'
          count={summary?.usableCoupons}
          onPress={() => void navigate('pages-my/couponList/index')}
        />
        <Count
          name='兑换记录'
          count={summary?.receiveRecords}
          onPress={() => void navigate('pages-my/receiveRecord/index')}
        />
      </View>
      <Pressable className={css.foot} onPress={() => void navigate('pages/market/index')}>
        <View className={css.promise}>
          {none ? '开一张会员卡，每月权益随心领' : '市集上新，给会员卡添几样权益'}
        </View>
        <View className={css.go}>{none ? '去开卡' : '去看看'}</View>
      </Pressable>
    </View>
  )
}
