import { View } from '@tarojs/components'
import type { LoungeFront, LoungePass } from '@/features/lounge/model'
import { formatLastDay } from '@/lib/time'
import { Icon } from '@/ui/icon/icon'
import travelShape from '@/ui/icon/icons/category-travel.module.scss'
import { readAs } from '@/ui/read-as'
import { Tag } from '@/ui/tag/tag'
import css from './membership-face.module.scss'

export interface MembershipFaceProps {
  front: LoungeFront
  /** The previous membership, which is no longer valid. */
  pass: LoungePass | undefined
}

/** The membership for users without one: its coverage, or the state of the last one. */
export function MembershipFace({ front, pass }: MembershipFaceProps) {
  const { airports, lounges, cities } = front
  const figures = [
    [cities, '座城市'],
    [airports, '座机场'],
    [lounges, '间贵宾厅']
  ] as const
  return (
    <View className={css.face}>
      <View className={css.top}>
        <Icon of={travelShape} size={24} />
        <View className={css.name}>{pass ? pass.planName : '悦途会员'}</View>
        {pass ? <Tag tone='quiet'>{pass.state === 'used' ? '已用完' : '已到期'}</Tag> : null}
      </View>
      <View className={css.words}>
        {pass
          ? pass.state === 'used'
            ? `${pass.visits} 次进厅已全部使用，续购后即可继续进厅`
            : `已于 ${formatLastDay(pass.expiresAt)} 到期，续购后即可继续进厅`
          : '登机之前，有个安静的地方歇一歇'}
      </View>
      {/* a channel may have no lounge yet */}
      {lounges > 0 ? (
        <View className={css.figures}>
          {figures.map(([count, what]) => (
            <View key={what} className={css.figure} {...readAs(`${count} ${what}`)}>
              <View className={css.count}>{count}</View>
              <View className={css.what}>{what}</View>
            </View>
          ))}
        </View>
      ) : null}
    </View>
  )
}
